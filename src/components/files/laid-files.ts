import { render } from 'lit';
import { formats, type FormatId } from '#formats/formats.ts';
import { familyOf } from '#search/family-of.ts';
import { describeSize } from '#wording/amounts.ts';
import { frontWords } from '#words/front-door.ts';
import { pictureOf } from './file-picture.ts';
import { kindDrawing } from './kind-drawing.ts';

export interface LaidFile {
  file: File;
  path: string;
  format: FormatId;
}

/** How many are shown on the sheet; the others are only counted. */
const most = 4;

/** Each is drawn once. A file that cannot be drawn has none. */
const pictures = new WeakMap<File, Promise<HTMLElement | undefined>>();

function figureOf({ file, path, format }: LaidFile): HTMLElement {
  const figure = document.createElement('figure');
  const place = document.createElement('div');
  const caption = document.createElement('figcaption');
  caption.textContent = `${path} · ${describeSize(file.size)}`;
  figure.append(place, caption);
  figure.dataset['family'] = familyOf[formats[format].kind];
  render(kindDrawing(format), place);
  const picture = pictures.get(file) ?? pictureOf(file, format).catch(() => undefined);
  pictures.set(file, picture);
  void picture.then((drawn) => drawn && place.replaceChildren(drawn));
  return figure;
}

/** Shows files on the sheet: as pictures, with their names. */
export function layFiles(place: HTMLElement, files: readonly LaidFile[]) {
  place.replaceChildren(...files.slice(0, most).map(figureOf));
  place.dataset['count'] = String(Math.min(files.length, most));
  place.hidden = files.length === 0;
  if (files.length <= most) return;
  const rest = document.createElement('p');
  rest.textContent = frontWords.moreFiles(files.length - most);
  place.append(rest);
}
