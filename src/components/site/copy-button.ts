import { html } from 'lit';
import { icon } from './icon.ts';
import { copyWords } from '#words/copy.ts';
import { LightElement, reactive } from '../light-element.ts';

/** How long the button says that it has copied, in milliseconds. */
const saidFor = 2000;

/** Copies a text to the clipboard, and says so. */
class CopyButton extends LightElement {
  static override properties = { label: {}, what: {}, ...reactive<CopyButton>('source', 'said') };
  /** The visible label. */
  declare label: string;
  /** What is copied, for the accessible name. */
  declare what: string;
  /** A text, or a text file, which is read on demand. */
  declare source: string | File;
  said = '';

  override render() {
    return html`<button type="button" aria-label=${copyWords.copy(this.what)} @click=${() => void this.#copy()}>
        ${icon(this.said ? 'done' : 'copy')} ${this.label}
      </button>
      <span class="visually-hidden" role="status">${this.said}</span>`;
  }

  async #copy() {
    const text = typeof this.source === 'string' ? this.source : await this.source.text();
    try {
      await navigator.clipboard.writeText(text);
      this.said = copyWords.copied;
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      this.said = copyWords.refused;
    }
    setTimeout(() => (this.said = ''), saidFor);
  }
}

customElements.define('copy-button', CopyButton);
