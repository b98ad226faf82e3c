import { html, LitElement } from 'lit';
import { icon } from './icon.ts';
import { copyWords } from '../../words/en/copy.ts';

/** How long the button says that it has copied, in milliseconds. */
const saidFor = 2000;

/** Puts a text onto the clipboard, and says so. */
class CopyButton extends LitElement {
  static override properties = { label: {}, what: {}, source: { attribute: false }, said: { state: true } };
  /** What stands on it. */
  declare label: string;
  /** What is copied, for those who hear the page. */
  declare what: string;
  /** A text, or a file of text: it is read when it is wanted. */
  declare source: string | File;
  declare said: string;

  constructor() {
    super();
    this.said = '';
  }

  // In the page's own tree, so that its styles and icons reach it.
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
