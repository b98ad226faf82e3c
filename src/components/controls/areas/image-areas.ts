import type { PropertyValues } from 'lit';
import { html } from 'lit';
import type { RedactedArea } from '../../../jobs/contract/image-step.ts';
import { imageAreasWords as words } from '../../../words/en/controls/image-areas.ts';
import type { Entry } from '../../batch/entry.ts';
import type { EventOn } from '../../event-on.ts';
import type { ShareArea } from '../crop/crop-area.ts';
import { picturePager } from '../picture-pager.ts';
import { previewOf, previewSize } from '../preview.ts';
import { takeRoom } from '../take-room.ts';
import { AreaBoard } from './area-board.ts';

/** Areas of images, each of one file. */
class ImageAreas extends AreaBoard<RedactedArea, string> {
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

  #pager() {
    return picturePager(this.entries, this.index, (index) => {
      this.index = index;
      this.said = '';
    });
  }
}

customElements.define('image-areas', ImageAreas);
