import { JobError } from '../../../errors.ts';
import type { Output, PdfStamp } from '../../../jobs/job.ts';
import { fromLatin1 } from '../bytes.ts';
import type { Copier, Place } from '../copier.ts';
import type { PdfDocument } from '../document.ts';
import { Name, type Dict, type PdfObject, type Ref } from '../objects.ts';
import { explained, openDocument } from '../open-document.ts';
import { stemOf, toFile } from '../output-file.ts';
import type { Page } from '../page-tree.ts';
import { rewrite } from '../rewrite.ts';
import { bytesStream } from '../source.ts';
import { encodeString } from '../strings.ts';
import { pagesOfRanges } from '../wanted-pages.ts';
import { toWinAnsi, widthOf } from './helvetica.ts';
import { placeText, type View } from './place.ts';

/** Names that no page's resources have. */
const fontName = 'StayputFont';
const stateName = 'StayputState';
const usLetter = [0, 0, 612, 792] as const;

/** Text on pages, over what they have. */
export async function stamp(
  file: File,
  password: string,
  how: PdfStamp,
  onProgress: (progress: number) => void,
): Promise<Output> {
  if (how.text.trim() === '') throw new JobError('no-words', {});
  const document = await openDocument(file, password);
  const stamped = new Set(pagesOfRanges(how.pages, document.pages.length));
  let shared: Shared | undefined;
  const editPage = (page: Dict, copier: Copier, place: Place) => {
    if (!stamped.has(place.page)) return;
    shared ??= writeShared(copier, how);
    addStamp(page, copier, place.dict, shared, textOf(how, place.page, document.pages.length), how);
  };
  return explained(async () => {
    const rewritten = await rewrite(document, { editPage, onProgress });
    const { signatures } = rewritten;
    return {
      file: await toFile(rewritten, `${stemOf(file.name)}-stamped`),
      notes: signatures > 0 ? [{ type: 'signatures-removed', count: signatures }] : [],
    };
  });
}

/** What all pages use. `before` saves how a page draws, so that the stamp does not depend on what it leaves behind. */
interface Shared {
  font: Ref;
  state: Ref;
  before: Ref;
}

const dict = (entries: Record<string, PdfObject>): Dict => new Map(Object.entries(entries));

const writeShared = ({ writer }: Copier, { opacity }: PdfStamp): Shared => ({
  font: writer.add(
    dict({
      Type: new Name('Font'),
      Subtype: new Name('Type1'),
      BaseFont: new Name('Helvetica'),
      Encoding: new Name('WinAnsiEncoding'),
    }),
  ),
  state: writer.add(dict({ Type: new Name('ExtGState'), ca: opacity })),
  before: writer.add(bytesStream(new Map(), fromLatin1('q\n'))),
});

const textOf = ({ text, firstNumber }: PdfStamp, page: number, pages: number): string =>
  text.replaceAll('{page}', String(page + firstNumber)).replaceAll('{pages}', String(pages + firstNumber - 1));

function addStamp(page: Dict, copier: Copier, source: Page, shared: Shared, text: string, how: PdfStamp) {
  const { document, writer } = copier;
  const matrix = placeText(viewOf(document, source), how, widthOf(text) * how.size);
  const colour = [1, 3, 5].map((at) => (parseInt(how.colour.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');
  // Readers that go by the tags pass over what is an artifact.
  const content = `\nQ /Artifact BMC q /${stateName} gs ${colour} rg BT /${fontName} ${how.size} Tf ${matrix
    .map((value) => value.toFixed(4))
    .join(' ')} Tm ${encodeString(toWinAnsi(text))} Tj ET Q EMC\n`;
  const after = writer.add(bytesStream(new Map(), fromLatin1(content)));
  const contents = page.get('Contents') ?? null;
  const own = Array.isArray(contents) ? contents : contents === null ? [] : [contents];
  page.set('Contents', [shared.before, ...own, after]);
  page.set('Resources', withStamp(copier, source, shared));
}

/** The page's resources, which other pages may share, with those of the stamp. */
function withStamp(copier: Copier, { dict: page, inherited }: Page, { font, state }: Shared): Dict {
  const { document } = copier;
  const own = document.dict(page.get('Resources')) ?? document.dict(inherited.get('Resources')) ?? new Map();
  const resources = copier.copyDict(own);
  const add = (category: string, name: string, ref: Ref) => {
    const known = document.dict(own.get(category));
    resources.set(category, new Map(known ? copier.copyDict(known) : []).set(name, ref));
  };
  add('Font', fontName, font);
  add('ExtGState', stateName, state);
  return resources;
}

function viewOf(document: PdfDocument, { dict: page, inherited }: Page): View {
  const boxOf = (key: string) => {
    const values = document.array(page.get(key) ?? inherited.get(key)).map((value) => document.number(value));
    const [a, b, c, d] = values;
    if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
    return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)] as const;
  };
  const media = boxOf('MediaBox') ?? usLetter;
  const crop = boxOf('CropBox') ?? media;
  // No more than the sheet is seen of a page.
  const box = [
    Math.max(crop[0], media[0]),
    Math.max(crop[1], media[1]),
    Math.min(crop[2], media[2]),
    Math.min(crop[3], media[3]),
  ] as const;
  const angle = document.number(page.get('Rotate')) ?? document.number(inherited.get('Rotate')) ?? 0;
  return { box, rotation: ((angle % 360) + 360) % 360 };
}
