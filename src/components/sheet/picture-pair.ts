import { html } from 'lit';
import { shownPictures } from '../results/shown-picture.ts';
import { compareWords } from '#words/compare.ts';
import { FilePair, type Side } from './file-pair.ts';

/** An image on the sheet and its result. */
class PicturePair extends FilePair {
  protected override load(before: File, after: File, signal: AbortSignal) {
    return shownPictures([before, after], signal);
  }

  protected override layer(side: Side, address: string) {
    return html`<img
      class=${side}
      src=${address}
      alt=${compareWords[side]}
      draggable="false"
      @load=${() => this.fit()}
    />`;
  }

  protected override sizeOf(side: Side) {
    const picture = this.querySelector<HTMLImageElement>(`.stage > .${side}`);
    return picture?.naturalWidth ? { width: picture.naturalWidth, height: picture.naturalHeight } : undefined;
  }
}

customElements.define('picture-pair', PicturePair);
