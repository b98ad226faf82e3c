import type { PropertyValues } from 'lit';
import { html } from 'lit';
import type { RedactedArea } from '../../../jobs/contract/image-step.ts';
import { ask } from '../../../jobs/run-job.ts';
import { imageAreasWords as words } from '../../../words/en/controls/image-areas.ts';
import { describeProblem } from '../../../words/problem.ts';
import type { Entry } from '../../batch/entry.ts';
import type { EventOn } from '../../event-on.ts';
import type { ShareArea } from '../crop/crop-area.ts';
import { picturePager } from '../picture-pager.ts';
import { previewOf, previewSize } from '../preview.ts';
import { takeRoom } from '../take-room.ts';
import { AreaBoard } from './area-board.ts';

/** Whether the middle of a face is in an area. */
const isMiddleIn = (face: ShareArea, { left, top, width, height }: ShareArea): boolean => {
  const [x, y] = [face.left + face.width / 2 - left, face.top + face.height / 2 - top];
  return x >= 0 && x <= width && y >= 0 && y <= height;
};

/** Areas of images, each of one file. */
class ImageAreas extends AreaBoard<RedactedArea, string> {
  static override properties = { ...AreaBoard.properties, searched: { state: true } };
  /** The file in which faces are being looked for. */
  declare searched: Entry | undefined;
  protected override readonly added = { left: 0.35, top: 0.4, width: 0.3, height: 0.2 };

  protected override ask(entry: Entry): Promise<string> {
    return previewOf(entry);
  }

  protected override here({ left, top, width, height }: ShareArea): RedactedArea {
    return { left, top, width, height, file: this.shown?.id ?? 0 };
  }

  protected override isHere({ file }: RedactedArea): boolean {
    return file === this.shown?.id;
  }

  protected override get isDrawable(): boolean {
    return this.answer !== undefined;
  }

  override willUpdate(changed: PropertyValues<this>) {
    super.willUpdate(changed);
    const { facts } = this.shown ?? {};
    if (facts) takeRoom(this, previewSize(facts));
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
          ?disabled=${!this.isDrawable}
          aria-disabled=${this.searched !== undefined}
          @click=${() => void this.#findFaces()}
        >
          ${words.findFaces}
        </button>
        <button
          type="button"
          ?disabled=${this.areas.length === others.length}
          @click=${() => this.set(others, words.allRemoved)}
        >
          ${words.removeAll}
        </button>
        ${this.#pager()}
      </div>
      <p role="status">${words.where(this.areas.length - others.length)} ${this.said}</p>
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

  async #findFaces() {
    const entry = this.shown;
    if (!entry || this.searched) return;
    this.searched = entry;
    this.said = words.searching;
    try {
      const faces = await ask('image', { type: 'faces', file: entry.file });
      const own = this.areas.filter(({ file }) => file === entry.id);
      const added = faces.filter((face) => !own.some((area) => isMiddleIn(face, area)));
      this.set([...this.areas, ...added.map((face) => ({ ...face, file: entry.id }))]);
      if (entry === this.shown) this.said = words.found(faces.length);
    } catch (error) {
      if (entry === this.shown) this.said = describeProblem(error);
    } finally {
      this.searched = undefined;
    }
  }

  #pager() {
    return picturePager(this.entries, this.index, (index) => {
      this.index = index;
      this.said = '';
    });
  }
}

customElements.define('image-areas', ImageAreas);
