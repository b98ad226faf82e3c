import { html, nothing } from 'lit';
import type { ShareArea } from './crop-area.ts';
import { cropShapes } from '#options/crop-shapes.ts';
import { unlessTyped } from '../../options/unless-typed.ts';
import type { EventOn } from '../../event-on.ts';
import { cropWords as words } from '#words/controls/crop.ts';

/** The shapes that can constrain the box, by the value of their choice. */
const shapes: Record<string, string> = { free: words.anyShape, own: words.ownShape, ...cropShapes };

interface Settings {
  /** The box, in pixels of the shown image. */
  pixels: Record<keyof ShareArea, number>;
  size: { width: number; height: number };
  /** A page is measured in points. */
  unit: 'points' | 'pixels';
  /** The kind of the other files, to which the same box applies. */
  kind: keyof typeof words.kept;
  onSide(name: keyof ShareArea, pixels: number): void;
  /** Without it, an option of the form sets the shape. */
  onShape: ((shape: string) => void) | undefined;
  onUnit(unit: 'share' | 'pixels'): void;
}

const chosen = ({ currentTarget }: EventOn<HTMLSelectElement>) => currentTarget.value;

/** A crop box in numbers, with its shape and unit. */
export function cropControls({ pixels, size, unit, kind, onSide, onShape, onUnit }: Settings) {
  const number = (name: keyof ShareArea, least: number, most: number) =>
    html`<label
      >${words.sides[name]}
      <span class="with-unit"
        ><input
          type="number"
          min=${least}
          max=${Math.ceil(most)}
          step="1"
          inputmode="numeric"
          .value=${unlessTyped(String(pixels[name]))}
          @change=${({ currentTarget }: EventOn<HTMLInputElement>) => onSide(name, currentTarget.valueAsNumber)}
        /><span>${unit === 'points' ? 'pt' : 'px'}</span></span
      ></label
    >`;
  return html`<div class="controls">
    ${number('width', 1, size.width)} ${number('height', 1, size.height)} ${number('left', 0, size.width)}
    ${number('top', 0, size.height)}
    ${
      onShape
        ? html`<label
            >${words.shape}
            <select @change=${(event: EventOn<HTMLSelectElement>) => onShape(chosen(event))}>
              ${Object.entries(shapes).map(([value, name]) => html`<option value=${value}>${name}</option>`)}
            </select></label
          >`
        : nothing
    }
    <label
      >${words.kept[kind]}
      <select @change=${(event: EventOn<HTMLSelectElement>) => onUnit(chosen(event) === 'pixels' ? 'pixels' : 'share')}>
        <option value="share">${words.sameShare}</option>
        <option value="pixels">${words.same[unit]}</option>
      </select></label
    >
  </div>`;
}
