import { html } from 'lit';
import { shownPictures } from '../results/shown-picture.ts';
import { compareWords } from '#words/compare.ts';
import { FilePair, type Side } from './file-pair.ts';
import { isFileShownByAll } from './shown-by-all.ts';

/** How long a result is there before an engine draws its image, in milliseconds: many take the result at once. */
const looking = 1000;

/** An image and its result. */
export class PicturePair extends FilePair {
  protected override async load(before: File, after: File, signal: AbortSignal): Promise<readonly Blob[] | string> {
    // To end a drawing ends its worker, and the next image would wait for another one.
    if (!isFileShownByAll(before)) await new Promise((resolve) => setTimeout(resolve, looking));
    return shownPictures([before, after], signal);
  }

  protected override layer(side: Side, address: string) {
    return html`<img
      class=${side}
      src=${address}
      alt=${this.nameOf(side)}
      draggable="false"
      @load=${() => this.fit()}
    />`;
  }

  protected nameOf(side: Side): string {
    return compareWords[side];
  }

  protected override sizeOf(side: Side) {
    const picture = this.querySelector<HTMLImageElement>(`.stage > .${side}`);
    return picture?.naturalWidth ? { width: picture.naturalWidth, height: picture.naturalHeight } : undefined;
  }
}

customElements.define('picture-pair', PicturePair);
