import { html, nothing } from 'lit';
import { until } from 'lit/directives/until.js';
import type { Colour } from '#jobs/contract/image-operation.ts';
import type { Output } from '#jobs/contract/job.ts';
import { oklchText, rgbText } from '#oklab.ts';
import { isText } from '../batch/batch-state.ts';
import '../site/copy-button.ts';
import { shownWords } from '#words/shown-results.ts';
import { LightElement, reactive } from '../light-element.ts';

/** In characters: more is not read anyway. */
const shownLength = 10_000;

/** Results that people want to see and copy as well as save: texts and colours. */
class ShownResults extends LightElement {
  static override properties = reactive<ShownResults>('outputs');
  declare outputs: readonly Output[];

  override render() {
    const colours = this.outputs.flatMap(({ notes }) =>
      notes.flatMap((note) => (note.type === 'colours' ? note.colours : [])),
    );
    const texts = this.outputs.filter(({ file }) => isText(file));
    return html`${colours.length > 0 ? colourList(colours) : nothing} ${texts.map(({ file }) => shownText(file))}`;
  }
}

const shownText = (file: File) =>
  html`<figure>
    <figcaption>
      <span>${file.name}</span>
      <copy-button label=${shownWords.copy} what=${file.name} .source=${file}></copy-button>
    </figcaption>
    <pre tabindex="0" aria-label=${file.name}>${until(headOf(file), '…')}</pre>
  </figure>`;

const heads = new WeakMap<File, Promise<string>>();
function headOf(file: File): Promise<string> {
  const head = heads.get(file) ?? read(file);
  heads.set(file, head);
  return head;
}

async function read(file: File): Promise<string> {
  const text = await file.slice(0, shownLength).text();
  return file.size > shownLength ? `${text}…` : text;
}

const colourList = (colours: readonly Colour[]) =>
  html`<ul class="colours">
    ${colours.map(colourItem)}
  </ul>`;

/** An SVG, because the page's policy blocks style attributes. */
const swatch = (hex: string) =>
  html`<svg class="swatch" aria-hidden="true"><rect width="100%" height="100%" fill=${hex}></rect></svg>`;

const colourItem = ({ hex, share }: Colour) =>
  html`<li>
    ${swatch(hex)}
    <span class="quiet">${share === undefined ? shownWords.picked : shownWords.share(share)}</span>
    ${[hex, rgbText(hex), oklchText(hex)].map(
      (text) => html`<copy-button label=${text} what=${text} .source=${text}></copy-button>`,
    )}
  </li>`;

customElements.define('shown-results', ShownResults);
