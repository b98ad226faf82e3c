import { html, nothing, render } from 'lit';
import { receiptText, type Receipt } from '#receipts/receipt.ts';
import { pathTo } from '#language.ts';
import { receiptWords as words } from '#words/receipts.ts';
import styles from '#styles/receipt-dialog.css?inline';
import type { Batch } from '../batch/batch.ts';
import type { Entry } from '../batch/entry.ts';
import { saveFile } from '../results/save.ts';
import '../site/copy-button.ts';
import { icon } from '../site/icon.ts';
import { modalHead, newModal, showModal } from '../modal.ts';
import { makeReceipt, type AskedInReceipt } from './make-receipt.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

/**
 * Shows the receipt of all current results, to be saved or copied. `asked` returns the request for a file, or for all.
 */
export function showReceipt(batch: Batch, asked: (entry: Entry | undefined) => AskedInReceipt) {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const dialog = newModal('receipt');
  const make = async (withNames: boolean) => {
    draw(dialog, words.making, make);
    try {
      draw(dialog, await makeReceipt(batch, asked, withNames), make);
    } catch (error) {
      // The browser throws this for a file that was moved or changed.
      if (!(error instanceof DOMException)) throw error;
      draw(dialog, words.failed, make);
    }
  };
  void make(false);
  showModal(dialog);
}

/** @param receipt or why there is none. */
function draw(dialog: HTMLDialogElement, receipt: Receipt | string, make: (withNames: boolean) => void) {
  const text = typeof receipt === 'string' ? '' : receiptText(receipt);
  const isIncomplete = typeof receipt !== 'string' && receipt.jobs.some(({ missing }) => missing.length > 0);
  const save = () => saveFile({ file: new File([text], words.savedAs, { type: 'application/json' }) });
  render(
    html`${modalHead('receipt', words.title, words.close, dialog)}
      <p>${words.about}</p>
      ${isIncomplete ? html`<p class="incomplete">${words.incomplete}</p>` : nothing}
      <label class="names">
        <input
          type="checkbox"
          aria-describedby="receipt-names"
          @change=${({ target }: Event) => target instanceof HTMLInputElement && make(target.checked)}
        />
        ${words.names}
      </label>
      <p class="quiet" id="receipt-names">${words.namesAbout}</p>
      <pre tabindex="0" aria-label=${words.text}>${typeof receipt === 'string' ? receipt : text}</pre>
      <p class="ends">
        <button type="button" class="primary" ?disabled=${!text} @click=${save}>${icon('save')} ${words.save}</button>
        <copy-button label=${words.copy} what=${words.text} .source=${text}></copy-button>
        <a href=${pathTo('/receipts')}>${words.check}</a>
      </p>`,
    dialog,
  );
}
