import type { PropertyValues } from 'lit';
import { html } from 'lit';
import type { RedactedArea } from '#jobs/contract/image-step.ts';
import { ask } from '#jobs/run-job.ts';
import { imageAreasWords as words } from '#words/controls/image-areas.ts';
import { describeProblem } from '../../problem.ts';
import type { Entry } from '../../batch/entry.ts';
import type { EventOn } from '../../event-on.ts';
import type { ShareArea } from '../crop/crop-area.ts';
import { picturePager } from '../picture-pager.ts';
import { isInstant, previewOf, previewSize } from '../preview.ts';
import { takeRoom } from '../take-room.ts';
import { AreaBoard } from './area-board.ts';
import { reactive } from '../../light-element.ts';

/** Whether the middle of a face is in an area. */
const isMiddleIn = (face: ShareArea, { left, top, width, height }: ShareArea): boolean => {
  const [x, y] = [face.left + face.width / 2 - left, face.top + face.height / 2 - top];
  return x >= 0 && x <= width && y >= 0 && y <= height;
};

/** Areas of images, each of one file. */
class ImageAreas extends AreaBoard<RedactedArea, string> {
  static override properties = reactive<ImageAreas>('search');
  /** The search for faces that is under way. */
  declare search: object | undefined;
  protected override readonly added = { left: 0.35, top: 0.4, width: 0.3, height: 0.2 };

  protected override ask(entry: Entry): Promise<string> {
    return previewOf(entry);
  }

  protected override isReadable(entry: Entry): boolean {
    return super.isReadable(entry) || isInstant(entry);
  }

  protected override here({ left, top, width, height }: ShareArea): RedactedArea {
    return { left, top, width, height, file: this.shown?.id ?? 0 };
  }

  protected override isHere({ file }: RedactedArea): boolean {
    return file === this.shown?.id;
  }

  protected override turnTo({ file }: RedactedArea) {
    const index = this.entries.findIndex(({ id }) => id === file);
    if (index >= 0) this.index = index;
  }

  protected override get isDrawable(): boolean {
    return this.answer !== undefined;
  }

  override willUpdate(changed: PropertyValues<this>) {
    super.willUpdate(changed);
    if (this.shown) takeRoom(this, previewSize(this.shown));
  }

  override render() {
    if (this.problem)
      return html`<p class="problem">${this.problem}</p>
        ${this.#pager()}`;
    const others = this.areas.filter((area) => !this.isHere(area));
    return html`<div class="tools">
        <button class="add" type="button" ?disabled=${!this.isDrawable} @click=${() => this.add()}>${words.add}</button>
        <button
          type="button"
          ?disabled=${!this.isDrawable && !this.search}
          @click=${() => (this.search ? this.#stopSearching() : void this.#findFaces())}
        >
          ${this.search ? words.stopSearching : words.findFaces}
        </button>
        ${this.changeButtons(others)} ${this.#pager()}
        <p role="status">${words.where(this.areas.length - others.length)} ${this.said}</p>
      </div>
      <div class="sheet known-size" @pointerdown=${(event: EventOn<HTMLElement, PointerEvent>) => this.draw(event)}>
        ${
          this.answer
            ? html`<img src=${this.answer} alt=${words.picture(this.shown?.file.name ?? '')} draggable="false" />`
            : html`<p class="quiet waiting">${words.opening}</p>`
        }
        ${this.boxes()}
      </div>
      <p class="quiet" id="area-keys">
        <span class="for-mouse">${words.drag}</span> <span class="for-touch">${words.touch}</span>
        <span class="for-keys">${words.keys}</span>
      </p>`;
  }

  /** Searches all images, the shown one first, until the person stops it. All areas that it adds are undone together. */
  async #findFaces() {
    const search = {};
    this.search = search;
    const entries = [...this.entries.slice(this.index), ...this.entries.slice(0, this.index)];
    const found = { faces: 0, images: 0, searched: 0 };
    const problems: string[] = [];
    let all = entries.length;
    for (const [at, entry] of entries.entries()) {
      if (this.search !== search || !this.isConnected) break;
      this.said = words.searching(at + 1, entries.length);
      try {
        const faces = await ask('image', { type: 'faces', file: entry.file });
        if (this.search !== search) break;
        if (!this.entries.includes(entry)) {
          all -= 1;
          continue;
        }
        this.#cover(faces, entry);
        found.faces += faces.length;
        found.images += Math.min(faces.length, 1);
        found.searched += 1;
      } catch (error) {
        problems.push(describeProblem(error));
      }
    }
    // Another search may have begun.
    if (this.search && this.search !== search) return;
    this.search = undefined;
    const [problem] = entries.length === 1 ? problems : [];
    this.said = problem ?? words.found(found, { all, failed: problems.length });
  }

  /** The image that is being searched is finished, but adds no areas. */
  #stopSearching() {
    this.search = undefined;
    this.said = words.stopping;
  }

  /** Adds areas for faces that have none. */
  #cover(faces: readonly ShareArea[], { id }: Entry) {
    const own = this.areas.filter(({ file }) => file === id);
    const added = faces.filter((face) => !own.some((area) => isMiddleIn(face, area)));
    if (added.length > 0)
      this.set([...this.areas, ...added.map((face) => ({ ...face, file: id }))], this.said, 'faces');
  }

  #pager() {
    return picturePager(this.entries, this.index, (index) => {
      this.index = index;
      this.said = '';
    });
  }
}

customElements.define('image-areas', ImageAreas);
