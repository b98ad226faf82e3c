import type { Batch } from '../batch/batch.ts';
import { formSettings, holdSettings, isOfOneFile } from '../options/form-values.ts';
import type { AskedInReceipt } from './make-receipt.ts';

/**
 * Shows a receipt of a page's results whenever someone asks for one.
 *
 * @param form holds the settings of all files, and for a while those of one that has its own.
 * @param asked returns what the form asks for.
 */
export function followReceipt(page: HTMLElement, form: HTMLFormElement, batch: Batch, asked: () => AskedInReceipt) {
  page.addEventListener('receipt', async () => {
    const { showReceipt } = await import('./receipt-dialog.ts');
    showReceipt(batch, (entry) => {
      const open = isOfOneFile(form) ? formSettings(form) : undefined;
      if (open) holdSettings(form, undefined);
      if (entry?.own) holdSettings(form, entry.own);
      const said = asked();
      if (entry?.own) holdSettings(form, undefined);
      if (open) holdSettings(form, open);
      return said;
    });
  });
}
