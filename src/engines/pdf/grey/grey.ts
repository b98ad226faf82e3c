import type { Output } from '#jobs/contract/job.ts';
import { fromLatin1, toLatin1 } from '#containers/bytes.ts';
import { readPageContent, resourcesOf } from '../content/page-content.ts';
import type { Copier, Rule } from '../copy/copier.ts';
import { findPlacements } from '../compress/placements.ts';
import { deflate } from '#containers/zlib.ts';
import type { PdfDocument } from '../document/document.ts';
import { decode } from '../document/filters.ts';
import { orWhenMalformed } from '../document/malformed.ts';
import { isDict, isName, Name, PdfString, Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { stemOf, toFile } from '../results/output-file.ts';
import { rewrite } from '../copy/rewrite.ts';
import { bytesStream } from '#containers/pdf/source.ts';
import { byCount, isGreySpace } from './colours.ts';
import { greyContent } from './grey-content.ts';
import { greyShading } from './grey-shading.ts';
import { lossNotes } from '../results/notes.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** Keys for the colours of annotations, fields and outline items. */
const colourKeys = ['C', 'IC', 'BC', 'BG'];

/** Converts all colours to greys. Text and lines stay what they are. */
export async function makeGrey(file: File, password: string, onProgress: OnProgress): Promise<Output> {
  const document = await openDocument(file, password);
  return explained(async () => {
    const change = new Change(document);
    const numbers = change.findPictures();
    // Loads PDFium and the image encoder only if there is something to draw.
    const pictures =
      numbers.length > 0
        ? await (await import('./grey-pictures.ts')).greyPictures(document, numbers, (part) => onProgress(part * 0.7))
        : new Map<number, Stream>();
    await change.pages();
    const rewritten = await rewrite(document, {
      replace: (number, stream) => pictures.get(number) ?? change.drawing(stream),
      rules: (copier) => change.rules(copier),
      onProgress: (part) => onProgress(0.7 + part * 0.3),
    });
    return {
      file: await toFile(rewritten, stemOf(file.name)),
      notes: [
        { type: 'pages', count: rewritten.pages },
        ...(change.kept > 0 ? [{ type: 'colours-kept', count: change.kept } as const] : []),
        ...lossNotes(rewritten),
      ],
    };
  });
}

class Change {
  /** The number of images and shadings whose colours stay. */
  kept = 0;
  readonly #document: PdfDocument;

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  /** Returns the object numbers of coloured images. */
  findPictures(): number[] {
    const document = this.#document;
    return [...findPlacements(document).keys()].filter((number) => {
      const stream = document.get(number);
      if (!(stream instanceof Stream) || document.resolve(stream.dict.get('ImageMask')) === true) return false;
      const { dict } = stream;
      const isJpx = isName(document.resolve(dict.get('Filter')), 'JPXDecode');
      if (!isJpx && isGreySpace(document, dict.get('ColorSpace'))) return false;
      const isTied =
        Array.isArray(document.resolve(dict.get('Mask'))) ||
        document.dict(dict.get('SMask'))?.has('Matte') === true ||
        (document.number(dict.get('SMaskInData')) ?? 0) > 0;
      if (isTied) this.kept++;
      return !isTied;
    });
  }

  async pages() {
    const document = this.#document;
    for (const page of document.pages) {
      const content = this.#convert(readPageContent(document, page), resourcesOf(document, page));
      const dict: Dict = new Map([['Filter', new Name('FlateDecode')]]);
      page.dict.set('Contents', document.add(bytesStream(dict, await deflate(content))));
    }
  }

  /** Converts form XObjects and patterns; undefined for other streams. */
  drawing(stream: Stream): Stream | undefined {
    const { dict } = stream;
    const isDrawing = isName(this.#document.resolve(dict.get('Subtype')), 'Form') || dict.has('PaintType');
    return isDrawing ? this.#convertStream(stream) : undefined;
  }

  #convertStream(stream: Stream): Stream | undefined {
    const document = this.#document;
    const content = orWhenMalformed(
      () => decode(stream, document),
      () => undefined,
    );
    if (!content) return undefined;
    const dict = new Map(stream.dict);
    for (const key of ['Filter', 'DecodeParms', 'Length']) dict.delete(key);
    return bytesStream(dict, this.#convert(content, document.dict(stream.dict.get('Resources'))));
  }

  #convert(content: Uint8Array, resources: Dict | undefined): Uint8Array<ArrayBuffer> {
    return greyContent(this.#document, content, resources, () => this.kept++);
  }

  rules(copier: Copier): [string, Rule][] {
    const document = this.#document;
    const colour: Rule = (value) => copier.copy(this.#colour(value));
    return [
      ...colourKeys.map((key): [string, Rule] => [key, colour]),
      ['Shading', (value) => copier.copy(this.#shading(value))],
      ['CharProcs', (value) => copier.copy(this.#glyphs(value))],
      [
        'DA',
        (value) => {
          const text = document.string(value);
          const grey = text && toLatin1(this.#convert(fromLatin1(text.bytes), undefined));
          return grey === undefined ? copier.copy(value) : PdfString.fromBytes(grey);
        },
      ],
    ];
  }

  /** RGB colours keep three components; CMYK colours become a single grey. */
  #colour(value: PdfObject): PdfObject {
    const numbers = this.#document.array(value).map((each) => this.#document.number(each));
    if ((numbers.length !== 3 && numbers.length !== 4) || numbers.includes(undefined)) return value;
    const grey = byCount(numbers.length)(numbers.map((each) => each ?? 0));
    return numbers.length === 3 ? [grey, grey, grey] : [grey];
  }

  /** Converts the shading of a pattern, or all shadings in a resource dictionary. */
  #shading(value: PdfObject): PdfObject {
    const document = this.#document;
    const dict = document.dict(value);
    if (dict?.has('ShadingType')) {
      const grey = greyShading(document, value);
      if (grey === 'kept') this.kept++;
      return isDict(grey) ? grey : value;
    }
    return dict ? new Map([...dict].map(([name, shading]) => [name, this.#shading(shading)])) : value;
  }

  /** Converts the glyphs of Type 3 fonts. */
  #glyphs(value: PdfObject): PdfObject {
    const document = this.#document;
    const dict = document.dict(value);
    if (!dict) return value;
    return new Map(
      [...dict].map(([name, glyph]): [string, PdfObject] => {
        const stream = document.resolve(glyph);
        const changed = stream instanceof Stream ? this.#convertStream(stream) : undefined;
        return [name, changed ? document.add(changed) : glyph];
      }),
    );
  }
}
