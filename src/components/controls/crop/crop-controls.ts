import { html } from 'lit';
import type { ShareArea } from './crop-area.ts';
import { unlessTyped } from '../../options/unless-typed.ts';
import type { EventOn } from '../../event-on.ts';

/** What the box may be held to, by the value of its choice. */
const shapes: Record<string, string> = {
  free: 'Any shape',
  own: 'Same as the image',
  '1:1': '1:1',
  '5:4': '5:4',
  '4:3': '4:3',
  '3:2': '3:2',
  '16:9': '16:9',
  '4:5': '4:5',
  '3:4': '3:4',
  '2:3': '2:3',
  '9:16': '9:16',
};

interface Settings {
  /** The box, in pixels of the picture that is shown. */
  pixels: Record<keyof ShareArea, number>;
  size: { width: number; height: number };
  /** Whether it is of a page, in points. */
  isPage: boolean;
  onSide(name: keyof ShareArea, pixels: number): void;
  onShape(shape: string): void;
  onUnit(unit: 'share' | 'pixels'): void;
}

const chosen = ({ currentTarget }: EventOn<HTMLSelectElement>) => currentTarget.value;

/** A crop box in numbers, and what holds for it. */
export function cropControls({ pixels, size, isPage, onSide, onShape, onUnit }: Settings) {
  const number = (name: keyof ShareArea, label: string, least: number, most: number) =>
    html`<label
      >${label}
      <span class="with-unit"
        ><input
          type="number"
          min=${least}
          max=${Math.ceil(most)}
          step="1"
          inputmode="numeric"
          .value=${unlessTyped(String(pixels[name]))}
          @change=${({ currentTarget }: EventOn<HTMLInputElement>) => onSide(name, currentTarget.valueAsNumber)}
        /><span>${isPage ? 'pt' : 'px'}</span></span
      ></label
    >`;
  return html`<div class="controls">
    ${number('width', 'Width', 1, size.width)} ${number('height', 'Height', 1, size.height)}
    ${number('left', 'From the left', 0, size.width)} ${number('top', 'From the top', 0, size.height)}
    <label
      >Shape of the box
      <select @change=${(event: EventOn<HTMLSelectElement>) => onShape(chosen(event))}>
        ${Object.entries(shapes).map(([value, name]) => html`<option value=${value}>${name}</option>`)}
      </select></label
    >
    <label
      >${isPage ? 'Keep on every page' : 'Keep on every image'}
      <select @change=${(event: EventOn<HTMLSelectElement>) => onUnit(chosen(event) === 'pixels' ? 'pixels' : 'share')}>
        <option value="share">The same share</option>
        <option value="pixels">${isPage ? 'The same points' : 'The same pixels'}</option>
      </select></label
    >
  </div>`;
}
