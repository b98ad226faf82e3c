import { html } from 'lit';
import { BoxedPicture } from './boxed-picture.ts';
import { moved, resized, shaped, type ShareArea } from './crop-area.ts';
import { cropControls } from './crop-controls.ts';
import { picturePager } from '../picture-pager.ts';
import { ratioOf } from '#options/crop-shapes.ts';
import { byRole } from '../../options/by-role.ts';
import { cropWords as words } from '#words/controls/crop.ts';
import { reactive } from '../../light-element.ts';

/** The value as the option holds it. */
type Value = ShareArea & { unit: 'share' | 'pixels'; ratio?: number };

/**
 * A crop box on the first file, which can be drawn, moved by keys, or typed, and says which part of each file is
 * wanted. Its value is in the hidden input before it.
 */
class CropBox extends BoxedPicture {
  static override properties = reactive<CropBox>('value', 'shape');
  declare value: Value;
  /** The aspect ratio that constrains the box. */
  shape = 'free';
  /** The area drawn by hand, within which a shape chosen later fits its box. */
  #drawn: ShareArea | undefined;
  #listeners: AbortController | undefined;

  constructor() {
    super();
    // The page sets it from the schema's default.
    this.value = JSON.parse(this.input.value) as Value;
    const { unit, ratio, ...area } = this.value;
    if (unit === 'share' && ratio === undefined) this.#drawn = area;
  }

  /** The option of the form that sets the shape; without one, a choice beside the box does. */
  get #shapeOption() {
    return byRole(this, 'shape');
  }

  override connectedCallback() {
    super.connectedCallback();
    const option = this.#shapeOption;
    if (!option) return;
    const { signal } = (this.#listeners = new AbortController());
    option.addEventListener('change', () => this.#choose(option.value), { signal });
    this.#hold(option.value);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#listeners?.abort();
  }

  protected override get area(): ShareArea {
    const { unit, ratio, left, top, width, height } = this.value;
    const size = this.size;
    const share = { left, top, width, height };
    if (unit === 'share') return ratio === undefined ? share : shaped(share, (ratio * size.height) / size.width);
    const [x, y] = [Math.min(left / size.width, 1), Math.min(top / size.height, 1)];
    return {
      left: x,
      top: y,
      width: Math.min(width / size.width, 1 - x),
      height: Math.min(height / size.height, 1 - y),
    };
  }

  /** Pages are measured in points. */
  get #unit(): 'points' | 'pixels' {
    return this.#kind === 'document' ? 'points' : 'pixels';
  }

  get #kind() {
    const kind = this.shown?.facts?.kind;
    return kind === 'document' || kind === 'media' ? kind : 'image';
  }

  /** Width divided by height, as fractions of the shown image. */
  protected override get ratio(): number | undefined {
    if (this.shape === 'free') return undefined;
    const sides = ratioOf(this.shape);
    return sides === undefined ? 1 : (sides * this.size.height) / this.size.width;
  }

  #choose(shape: string) {
    this.#hold(shape);
    this.settle();
  }

  /**
   * Constrains the box to a shape, as far as the drawn area has room. A ratio in shares applies to each image
   * separately, so the area stays as drawn.
   */
  #hold(shape: string) {
    this.shape = shape;
    const { unit } = this.value;
    // The size of a share in pixels is known once there is a file.
    if (unit === 'pixels' && !this.shown?.facts && !this.answer) return;
    const area = this.#drawn ?? this.area;
    const isHeldInEach = unit === 'share' && ratioOf(shape) !== undefined;
    const ratio = isHeldInEach ? undefined : this.ratio;
    this.#write(ratio === undefined ? area : shaped(area, ratio));
  }

  protected override put(area: ShareArea) {
    this.#drawn = area;
    this.#write(area);
  }

  #write(area: ShareArea, unit = this.value.unit) {
    const sides = ratioOf(this.shape);
    const { width, height } = this.size;
    const [across, down] = unit === 'share' ? [1, 1] : [width, height];
    const whole = (value: number) => (unit === 'share' ? value : Math.round(value));
    this.value = {
      left: whole(area.left * across),
      top: whole(area.top * down),
      width: whole(area.width * across),
      height: whole(area.height * down),
      unit,
      ...(sides !== undefined && { ratio: sides }),
    };
    this.input.value = JSON.stringify(this.value);
  }

  override render() {
    if (!this.shown?.facts && !this.answer) return html`<p class="quiet waiting">${words.opening}</p>`;
    return html`
      ${this.#picture()} ${this.timeChoice()}
      ${cropControls({
        pixels: this.#pixels(),
        size: this.size,
        unit: this.#unit,
        kind: this.#kind,
        onSide: (name, pixels) => this.#typed(name, pixels),
        onShape: this.#shapeOption ? undefined : (shape) => this.#choose(shape),
        onUnit: (unit) => {
          this.#write(this.area, unit);
          this.settle();
        },
      })}
      ${picturePager(this.entries, this.index, (index) => (this.index = index))}
    `;
  }

  #picture() {
    if (this.problem) return html`<p class="problem">${this.problem}</p>`;
    return html`${this.answer ? this.box(this.answer, { picture: words.picture(this.shown?.file.name ?? ''), box: words.box, describedBy: ['crop-keys', 'crop-where'] }) : html`<p class="quiet waiting known-size">${words.opening}</p>`}
      <p id="crop-keys" class="quiet">${words.drag} <span class="for-keys">${words.keys[this.#unit]}</span></p>
      <p id="crop-where" class="visually-hidden" role="status">${words.where(this.#pixels(), this.#unit)}</p>`;
  }

  #pixels() {
    const { width, height } = this.size;
    const { left, top, ...size } = this.area;
    const [x, y] = [Math.round(left * width), Math.round(top * height)];
    return {
      left: x,
      top: y,
      width: Math.round((left + size.width) * width) - x,
      height: Math.round((top + size.height) * height) - y,
    };
  }

  /** Typing a side keeps the corner in place, as far as there is room. */
  #typed(name: keyof ShareArea, pixels: number) {
    const side = name === 'left' || name === 'width' ? this.size.width : this.size.height;
    const area = this.area;
    const least = this.least;
    const share = pixels / side;
    if (Number.isNaN(share)) {
      this.requestUpdate();
      return;
    }
    if (name === 'left') this.put(moved(area, share - area.left, 0));
    else if (name === 'top') this.put(moved(area, 0, share - area.top));
    else if (name === 'width') {
      const roomy = moved(area, Math.min(0, 1 - share - area.left), 0);
      const handle = { x: 1, y: this.ratio === undefined ? 0 : 1 } as const;
      this.put(resized(roomy, handle, share - area.width, 0, { least, ratio: this.ratio }));
    } else {
      const roomy = moved(area, 0, Math.min(0, 1 - share - area.top));
      const handle = { x: this.ratio === undefined ? 0 : 1, y: 1 } as const;
      this.put(resized(roomy, handle, 0, share - area.height, { least, ratio: this.ratio }));
    }
    this.settle();
  }
}

customElements.define('crop-box', CropBox);
