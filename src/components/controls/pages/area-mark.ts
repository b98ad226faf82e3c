import { html, svg } from 'lit';
import type { SheetPart } from '#options/metadata.ts';
import { byRole, countingByRole } from '../../options/by-role.ts';

/** Half the width of the pen, as a fraction of the pad's height. */
const pen = 0.015;
/** The width of a letter relative to its height. The real font is measured when the text is written. */
const letter = 0.58;

/** What is placed in an area. `ratio`: its width divided by its height. */
interface AreaMark {
  ratio: number;
  drawn: unknown;
}

/** What a person has made to be placed on pages; `undefined` while it is empty. */
export function areaMark(element: Element, part: SheetPart): AreaMark | undefined {
  const colour = byRole(element, 'mark-colour')?.value;
  if (part === 'date') return written(byRole(element, 'date-text')?.value, colour);
  const [strokes, text] =
    part === 'initials'
      ? [countingByRole(element, 'initials-strokes'), countingByRole(element, 'initials-text')]
      : [countingByRole(element, 'mark-strokes'), countingByRole(element, 'mark-text')];
  // The pad wrote it.
  if (strokes) return signed(JSON.parse(strokes.value) as number[][], colour);
  if (text) return written(text.value, colour);
  const picture = byRole(element, 'mark-picture');
  return picture instanceof HTMLInputElement ? pictured(picture.files?.[0]) : undefined;
}

function signed(strokes: readonly number[][], colour: string | undefined): AreaMark | undefined {
  if (strokes.length === 0) return undefined;
  const [xs, ys] = [0, 1].map((side) => strokes.flatMap((stroke) => stroke.filter((_, index) => index % 2 === side)));
  const [across, down] = [xs, ys].map((all = []) => {
    const from = Math.min(...all) - pen;
    return { from, size: Math.max(...all) + pen - from };
  });
  if (!across || !down) return undefined;
  const drawn = html`<svg viewBox=${`${across.from} ${down.from} ${across.size} ${down.size}`} aria-hidden="true">
    ${strokes.map((stroke) => svg`<polyline points=${[...stroke, ...stroke.slice(-2)].join(' ')} stroke=${colour}></polyline>`)}
  </svg>`;
  return { ratio: across.size / down.size, drawn };
}

function written(text: string | undefined, colour: string | undefined): AreaMark | undefined {
  if (!text?.trim()) return undefined;
  const width = text.length * letter + 0.2;
  const drawn = html`<svg viewBox=${`0 0 ${width} 1.3`} aria-hidden="true">
    ${svg`<text x=${width / 2} y="1" text-anchor="middle" fill=${colour}>${text}</text>`}
  </svg>`;
  return { ratio: width / 1.3, drawn };
}

interface Picture {
  address: string;
  ratio: number;
}

const pictures = new WeakMap<File, Picture>();

function pictured(file: File | undefined): AreaMark | undefined {
  if (!file) return undefined;
  const picture = pictures.get(file) ?? measured(file);
  return { ratio: picture.ratio, drawn: html`<img src=${picture.address} alt="" draggable="false" />` };
}

/** Its shape is known before a person places it. */
function measured(file: File): Picture {
  const picture = { address: URL.createObjectURL(file), ratio: 3 };
  pictures.set(file, picture);
  const image = new Image();
  image.src = picture.address;
  // The job says what is wrong with a picture that cannot be shown.
  image.addEventListener('load', () => (picture.ratio = image.naturalWidth / image.naturalHeight));
  return picture;
}
