import { html, svg, type PropertyValues } from 'lit';
import type { RedactedArea } from '#jobs/contract/image-step.ts';
import { ask } from '#jobs/run-job.ts';
import { passportFormats, type PassportFormatId } from '#options/passport-formats.ts';
import { cropWords } from '#words/controls/crop.ts';
import { photoFrameWords as words } from '#words/controls/photo-frame.ts';
import type { Entry } from '../../batch/entry.ts';
import type { EventOn } from '../../event-on.ts';
import { controlsIn, byRole } from '../../options/by-role.ts';
import { picturePager } from '../picture-pager.ts';
import { previewSize } from '../preview.ts';
import { BoxedPicture } from './boxed-picture.ts';
import { shaped, type ShareArea } from './crop-area.ts';
import { frameAround, headAround, headIn, ratioIn, zoomed } from './head-frame.ts';
import { reactive } from '../../light-element.ts';

/** The smallest frame, as a share of the height of the picture. */
const least = 0.05;

/** A frame for a photo of a person, placed by the face that is found, with lines for the chin and the crown. */
class PhotoFrame extends BoxedPicture {
  static override properties = reactive<PhotoFrame>('frames', 'format');
  frames: readonly RedactedArea[] = [];
  format: PassportFormatId = '35x45';
  /** What came of looking for a face. Those that are missing are still to be looked at. */
  readonly #looks = new WeakMap<Entry, keyof typeof words.looked>();
  #looking: Promise<void> | undefined;
  #listeners: AbortController | undefined;

  override connectedCallback() {
    super.connectedCallback();
    const { signal } = (this.#listeners = new AbortController());
    const follow = () => this.#turnTo(byRole(this, 'photo-size')?.value);
    for (const control of controlsIn(this, ['photo-size'])) control.addEventListener('change', follow, { signal });
    follow();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#listeners?.abort();
  }

  /** Gives each frame the shape of another format, around the same head. */
  #turnTo(value: string | undefined) {
    const format = Object.keys(passportFormats).find((id): id is PassportFormatId => id === value);
    if (!format || format === this.format) return;
    const before = this.format;
    this.format = format;
    this.#set(
      this.frames.map((frame) => {
        const entry = this.entries.find(({ id }) => id === frame.file);
        const size = entry && previewSize(entry);
        return size ? { ...frame, ...frameAround(headIn(frame, before), format, size) } : frame;
      }),
    );
    this.settle();
  }

  protected override get area(): ShareArea {
    const { left, top, width, height } =
      this.frames.find(({ file }) => file === this.shown?.id) ??
      shaped({ left: 0, top: 0, width: 1, height: 1 }, this.ratio);
    return { left, top, width, height };
  }

  protected override get ratio(): number {
    return ratioIn(this.format, this.size);
  }

  protected override put(area: ShareArea) {
    if (this.shown) this.#keep(this.shown, area);
  }

  #keep({ id }: Entry, area: ShareArea) {
    this.#set([...this.frames.filter(({ file }) => file !== id), { ...area, file: id }]);
  }

  #set(frames: readonly RedactedArea[]) {
    this.frames = frames;
    this.input.value = JSON.stringify(frames);
  }

  override willUpdate(changed: PropertyValues<this>) {
    super.willUpdate(changed);
    // Afterwards it may be that no image could be read yet.
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
  }

  /** Work waits for this, and so for every frame. */
  protected override async getUpdateComplete() {
    const isComplete = await super.getUpdateComplete();
    await this.#looking;
    return isComplete;
  }

  /** Looks for a face in each image, the shown one first. */
  async #look() {
    const next = () =>
      [this.shown, ...this.entries].find((one) => one && this.isReadable(one) && !this.#looks.has(one));
    for (let entry = next(); entry && this.isConnected; entry = next()) await this.#lookAt(entry);
  }

  async #lookAt(entry: Entry) {
    this.#looks.set(entry, 'looking');
    try {
      const faces = await ask('image', { type: 'faces', file: entry.file });
      const [face] = faces.toSorted((a, b) => b.height * b.width - a.height * a.width);
      this.#looks.set(entry, face ? 'found' : 'none');
      const size = previewSize(entry);
      const isPlaced = this.frames.some(({ file }) => file === entry.id);
      if (face && size && !isPlaced) {
        this.#keep(entry, frameAround(headAround(face), this.format, size));
        this.settle();
      }
    } catch {
      // The frame can be placed by hand, and says so.
      this.#looks.set(entry, 'failed');
    }
    this.requestUpdate();
  }

  override render() {
    if (this.problem) return html`<p class="problem">${this.problem}</p>`;
    if (!this.shown || !this.answer) return html`<p class="quiet waiting known-size">${cropWords.opening}</p>`;
    const { width, height } = this.area;
    return html`${this.box(this.answer, {
        picture: cropWords.picture(this.shown.file.name),
        box: words.frame,
        describedBy: ['frame-keys', 'frame-look'],
        isDrawn: false,
        within: this.#guide(),
      })}
      <label class="zoom"
        >${words.zoom}
        <input
          type="range"
          min=${least}
          max=${Math.min(1, height / width)}
          step="0.005"
          .value=${String(height)}
          @input=${({ currentTarget }: EventOn<HTMLInputElement>) => this.put(zoomed(this.area, currentTarget.valueAsNumber))}
          @change=${() => this.settle()}
      /></label>
      <p id="frame-look" role="status">${words.looked[this.#looks.get(this.shown) ?? 'looking']}</p>
      <p id="frame-keys" class="quiet">${words.drag} <span class="for-keys">${cropWords.keys.pixels}</span></p>
      ${picturePager(this.entries, this.index, (index) => (this.index = index))}`;
  }

  /** An oval for the head, a line for the chin, and two between which the crown belongs. */
  #guide() {
    const { width, height, head, chin } = passportFormats[this.format];
    const tall = ((head.least + head.most) / 2) * height;
    const line = (share: number) =>
      svg`<line x1=${width * 0.15} x2=${width * 0.85} y1=${share * height} y2=${share * height}></line>`;
    return html`<svg class="guide" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true">
      <ellipse cx=${width / 2} cy=${chin * height - tall / 2} rx=${tall * 0.36} ry=${tall / 2}></ellipse>
      ${[chin, chin - head.least, chin - head.most].map(line)}
    </svg>`;
  }
}

customElements.define('photo-frame', PhotoFrame);
