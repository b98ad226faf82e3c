import { html, LitElement } from 'lit';
import { icon } from './icon.ts';
import { copyWords } from '../../words/en/copy.ts';

/** How long the button says that it has copied, in milliseconds. */
const saidFor = 2000;

/** Copies a text to the clipboard, and says so. */
class CopyButton extends LitElement {
  static override properties = { label: {}, what: {}, source: { attribute: false }, said: { state: true } };
  /** The visible label. */
  declare label: string;
  /** What is copied, for the accessible name. */
  declare what: string;
  /** A text, or a text file, which is read on demand. */
  declare source: string | File;
  declare said: string;

  constructor() {
    super();
    this.said = '';
  }

  // Renders into the light DOM, so that the page's styles and icons apply.
  override createRenderRoot() {
    return this;
  }

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
