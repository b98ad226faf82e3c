import type { Note, Output } from '#jobs/contract/job.ts';
import { drawOver, type Drawn } from '../content/draw-over.ts';
import { multiply, toMatrix, identity, type Matrix } from '../content/matrix.ts';
import { rotationOf, toBox, type Box } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import { Letters } from '../fonts/letters.ts';
import { isDict, isName, Name, Ref, Stream, type Dict } from '#containers/pdf/objects.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { stemOf, toFile } from '../results/output-file.ts';
import type { Page } from '../document/page-tree.ts';
import { withoutObjects } from '../copy/without-objects.ts';
import { rewrite, type Rewritten } from '../copy/rewrite.ts';
import { collectFields, formOf, inherited, kindOf, type Field } from '../document/form-fields.ts';
import { markupLook } from './markup-appearance.ts';
import { markAppearance, pushAppearance } from './button-appearance.ts';
import { textAppearance, writtenOn } from './appearance.ts';
import { noteLook, wordsOf } from './note-appearance.ts';
import { shapeLook } from './shape-appearance.ts';
import { lossNotes, xfaNotes } from '../results/notes.ts';
import { xfaOf } from './xfa.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

export interface FlattenOptions {
  /** Whether links stay. */
  keepsLinks: boolean;
  /** Whether comments, drawings and stamps are flattened too, not only form fields. */
  takesComments: boolean;
}

/** Annotations that are more than their appearance: media and files. */
const alive = new Set(['FileAttachment', 'Sound', 'Movie', 'Screen', 'RichMedia', '3D']);

/** Bits of `F` (ISO 32000-2, table 167): Hidden and NoView. */
const unseen = 0b100010;
/** NoRotate: it does not turn with its page. */
const noRotate = 0b10000;

export async function flatten(
  file: File,
  password: string,
  options: FlattenOptions,
  onProgress: OnProgress,
): Promise<Output> {
  const document = await openDocument(file, password);
  return explained(async () => {
    const flattening = await Flattening.of(document, options);
    flattening.run();
    const xfa = xfaOf(document);
    const isForm = formOf(document) !== undefined;
    if (flattening.gone.size === 0 && !isForm) {
      return { file, notes: [{ type: 'unchanged', why: 'nothing-to-flatten' }] };
    }
    const rewritten = await rewrite(document, {
      leaveOut: ['AcroForm'],
      rules: (copier) => [['K', withoutObjects(copier, flattening.gone)]],
      onProgress,
    });
    return {
      file: await toFile(rewritten, stemOf(file.name)),
      notes: [...flattening.notes(rewritten, 'annotations-kept'), ...xfaNotes(xfa)],
    };
  });
}

/** Draws the visible fields and comments of all pages into their content. Links stay. */
export async function drawAnnotations(document: PdfDocument): Promise<Flattening> {
  const flattening = await Flattening.of(document, { keepsLinks: true, takesComments: true });
  flattening.run();
  return flattening;
}

class Flattening {
  /** Annotations that were removed. */
  readonly gone = new Set<Dict>();
  /** How many annotations stay, because they are more than their appearance or have none. */
  #left = 0;
  readonly #document: PdfDocument;
  readonly #options: FlattenOptions;
  readonly #fields: Map<Dict, Field>;
  readonly #letters: Letters;
  #drawn = 0;
  #signatures = 0;

  private constructor(document: PdfDocument, options: FlattenOptions, fields: readonly Field[], letters: Letters) {
    this.#document = document;
    this.#letters = letters;
    this.#options = options;
    this.#fields = new Map(fields.flatMap((field) => field.widgets.map(({ dict }) => [dict, field] as const)));
  }

  static async of(document: PdfDocument, options: FlattenOptions): Promise<Flattening> {
    const fields = collectFields(document);
    const undrawn = fields.filter(
      (field) => needsAppearances(document, field) || field.widgets.some(({ dict }) => !dict.has('AP')),
    );
    const annotations = document.pages
      .flatMap(({ dict }) => document.array(dict.get('Annots')))
      .map((annotation) => document.dict(annotation))
      .filter((dict) => dict?.has('AP') === false);
    const letters = await Letters.for(document, [
      ...undrawn.flatMap((field) => writtenOn(document, field)),
      ...annotations.map((dict) => wordsOf(document, dict ?? new Map())),
    ]);
    return new Flattening(document, options, fields, letters);
  }

  run() {
    for (const page of this.#document.pages) this.#flattenPage(page);
    this.#letters.finish();
  }

  /** @param rest what happens to annotations that are not drawn. */
  notes(
    { attachments, short, standards }: Pick<Rewritten, 'attachments' | 'short' | 'standards'>,
    rest: 'annotations-kept' | 'annotations-removed',
  ): Note[] {
    const { replaced } = this.#letters;
    const isAsked = rest === 'annotations-kept' && this.#left === 0;
    return [
      ...(this.#drawn > 0 || isAsked ? [{ type: 'flattened', count: this.#drawn } as const] : []),
      ...(replaced.size > 0 ? [{ type: 'letters-replaced' as const, letters: [...replaced] }] : []),
      ...lossNotes({ short, signatures: this.#signatures, attachments, standards }),
      ...(this.#left > 0 ? [{ type: rest, count: this.#left }] : []),
    ];
  }

  #flattenPage(page: Page) {
    const document = this.#document;
    const annotations = document.array(page.dict.get('Annots'));
    const content: string[] = [];
    const resources: Drawn = { XObject: {}, Properties: {} };
    const kept = annotations.filter((annotation) => {
      const dict = document.dict(annotation);
      if (!dict || this.#stays(dict)) return true;
      const look = this.#lookOf(dict);
      const isSeen = ((document.number(dict.get('F')) ?? 0) & unseen) === 0;
      const subtype = document.name(dict.get('Subtype'));
      if (isSeen && !look && subtype !== 'Widget' && subtype !== 'Popup' && subtype !== 'Link') {
        this.#left++;
        return true;
      }
      this.gone.add(dict);
      if (isSeen && look && subtype !== 'Popup') content.push(this.#draw(page, dict, look, resources));
      return false;
    });
    if (kept.length === annotations.length) return;
    if (kept.length > 0) page.dict.set('Annots', kept);
    else page.dict.delete('Annots');
    if (content.length > 0) drawOver(document, page, content.join('\n'), resources);
  }

  #stays(dict: Dict): boolean {
    const subtype = this.#document.name(dict.get('Subtype')) ?? '';
    if (subtype === 'Widget') return false;
    if (subtype === 'Link') return this.#options.keepsLinks;
    if (!this.#options.takesComments) return true;
    if (!alive.has(subtype)) return false;
    this.#left++;
    return true;
  }

  /** Returns the appearance of an annotation in its current state, or draws one if it has none. */
  #lookOf(dict: Dict): Ref | undefined {
    const document = this.#document;
    const field = this.#fields.get(dict);
    if (field && kindOf(document, field) === 'signature' && inherited(document, field.chain, 'V') !== null) {
      this.#signatures++;
    }
    if (field && needsAppearances(document, field)) {
      const look = this.#makeLook(dict, field);
      if (look) return look;
    }
    const normal = document.dict(dict.get('AP'))?.get('N');
    const look = document.resolve(normal);
    if (look instanceof Stream) return normal instanceof Ref ? normal : undefined;
    if (isDict(look)) {
      const state = document.name(dict.get('AS')) ?? (field && document.name(inherited(document, field.chain, 'V')));
      const chosen = look.get(state ?? 'Off');
      if (chosen instanceof Ref && document.resolve(chosen) instanceof Stream) return chosen;
      const hasLooks = [...look.values()].some((each) => document.resolve(each) instanceof Stream);
      return field && !hasLooks
        ? markAppearance(document, field, { dict, page: 0 }, (state ?? 'Off') !== 'Off')
        : undefined;
    }
    return field ? this.#makeLook(dict, field) : this.#makeNote(dict);
  }

  #makeLook(dict: Dict, field: Field): Ref | undefined {
    const [document, widget] = [this.#document, { dict, page: 0 }];
    switch (kindOf(document, field)) {
      case 'checkbox':
      case 'radio':
        return markAppearance(document, field, widget, (document.name(dict.get('AS')) ?? 'Off') !== 'Off');
      case 'button':
        return pushAppearance(document, field, widget, this.#letters);
      default:
        return textAppearance(document, field, widget, this.#letters);
    }
  }

  #makeNote(dict: Dict): Ref | undefined {
    const document = this.#document;
    return markupLook(document, dict) ?? shapeLook(document, dict) ?? noteLook(document, dict, this.#letters);
  }

  /** Draws an appearance stream at the position of its annotation (12.5.5, algorithm 8.1). */
  #draw(page: Page, dict: Dict, look: Ref, resources: Drawn): string {
    const document = this.#document;
    const stream = document.resolve(look);
    const rect = toBox(document, dict.get('Rect'));
    if (!rect || !(stream instanceof Stream)) return '';
    this.#drawn++;
    // Some writers omit it.
    if (!isName(document.resolve(stream.dict.get('Subtype')), 'Form')) stream.dict.set('Subtype', new Name('Form'));
    const matrix = toMatrix(document.array(stream.dict.get('Matrix')).map((value) => document.resolve(value)));
    const fitted = fit(toBox(document, stream.dict.get('BBox')) ?? rect, matrix ?? identity, rect);
    if (!fitted) return '';
    const isUpright = ((document.number(dict.get('F')) ?? 0) & noRotate) !== 0;
    const placed = isUpright ? multiply(fitted, turnAbout(rect[0], rect[3], rotationOf(document, page))) : fitted;
    const name = `StayputLook${this.#drawn}`;
    Object.assign(resources['XObject'] ?? {}, { [name]: look });
    const drawn = `q ${placed.join(' ')} cm /${name} Do Q`;
    const layer = dict.get('OC');
    if (!layer) return drawn;
    Object.assign(resources['Properties'] ?? {}, { [name]: layer });
    return `/OC /${name} BDC ${drawn} EMC`;
  }
}

/** Whether readers draw a text or choice anew from its value, because its stored look may be old (12.7.3, table 224). */
const needsAppearances = (document: PdfDocument, field: Field): boolean =>
  document.resolve(formOf(document)?.get('NeedAppearances')) === true &&
  ['text', 'combo', 'list'].includes(kindOf(document, field) ?? '');

/** Undoes the rotation of a page around the upper left corner of an annotation, which stays (12.5.3). */
function turnAbout(x: number, y: number, rotation: number): Matrix {
  const [cos, sin] = [{ 0: 1, 180: -1 }[rotation] ?? 0, { 90: 1, 270: -1 }[rotation] ?? 0];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

/** Maps a box, after a transformation, to another box. */
function fit(box: Box, matrix: Matrix, rect: Box): Matrix | undefined {
  const corners = [
    [box[0], box[1]],
    [box[2], box[1]],
    [box[2], box[3]],
    [box[0], box[3]],
  ].map(([x = 0, y = 0]) => multiply([1, 0, 0, 1, x, y], matrix).slice(4));
  const [xs, ys] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)];
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - bottom];
  if (width <= 0 || height <= 0) return undefined;
  const [across, up] = [(rect[2] - rect[0]) / width, (rect[3] - rect[1]) / height];
  return [across, 0, 0, up, rect[0] - left * across, rect[1] - bottom * up];
}
