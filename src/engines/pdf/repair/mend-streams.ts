import { zlibSync } from 'fflate';
import { startsWith } from '#containers/bytes.ts';
import type { Mended } from '#jobs/contract/pdf-repair.ts';
import type { PdfDocument } from '../document/document.ts';
import { filtersOf, predictionOf, unpack, type Filter } from '../document/filters.ts';
import { Inflater } from '../document/inflater.ts';
import { readJpegFrame } from '../document/jpeg-frame.ts';
import { orWhenMalformed } from '../document/malformed.ts';
import { Name, dictOf, type Stream } from '#containers/pdf/objects.ts';
import { isPossible, unpredict } from '../document/predictor.ts';
import { bytesStream } from '#containers/pdf/source.ts';
import { Findings } from './findings.ts';
import { checkJpeg } from './jpeg-scans.ts';

/** Longer streams are not checked. In bytes. */
const longest = 2 ** 27;
/** The latest position at which an image may begin within its stream. */
const farthestStart = 1024;
/** The finding for each ending. */
const kinds = { unmarked: 'unmarked', changed: 'changed', broken: 'streams' } as const;
const pictureFilters = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']);
/** The signatures of JPEG 2000: a file, or a bare codestream. */
const jpxStarts = ['\0\0\0\x0CjP  ', '\xFF\x4F\xFF\x51'];

/** Decompresses streams to check them, and recompresses what can be recovered from damaged ones. */
export class StreamMending {
  readonly #document: PdfDocument;
  readonly #findings: Findings;
  /** How many more bytes may be decompressed: a small file can demand years of work. */
  #budget: number;
  readonly #seen = new Set<number>();

  constructor(document: PdfDocument, findings: Findings) {
    this.#document = document;
    this.#findings = findings;
    this.#budget = 2 ** 28 + 16 * document.source.size;
  }

  /** Checks a stream that is not written, unless it was checked before. */
  check(number: number, stream: Stream) {
    if (this.#seen.has(number)) return;
    const unused = new Findings();
    const mending = new StreamMending(this.#document, unused);
    mending.#budget = this.#budget;
    mending.mend(number, stream);
    this.#budget = mending.#budget;
    this.#seen.add(number);
    this.#findings.checked.streams++;
    const isDamaged = Object.keys(unused.mended).length + Object.keys(unused.left).length > 0;
    if (isDamaged) this.#findings.mend('unused');
    this.#findings.unchecked.streams += unused.unchecked.streams;
  }

  /** Returns the mended stream, or undefined if it stays unchanged. @param number the object number. */
  mend(number: number, stream: Stream): Stream | undefined {
    this.#seen.add(number);
    // The data is in another file.
    if (stream.dict.has('F')) return undefined;
    const filters = orWhenMalformed(
      () => filtersOf(stream, this.#document),
      () => undefined,
    );
    this.#findings.checked.streams++;
    if (!filters) return this.#leave();
    if (filters.length === 0) return undefined;
    if (stream.end - stream.start > longest) return this.#skip();
    return this.#mend(stream, filters);
  }

  #mend(stream: Stream, filters: readonly Filter[]): Stream | undefined {
    let data = stream.read();
    let damage: keyof Mended | undefined;
    for (const [index, filter] of filters.entries()) {
      const rest = filters.slice(index);
      if (pictureFilters.has(filter.name)) {
        const start = this.#startOfPicture(filter.name, data);
        if (start > 0) damage ??= 'pictureStarts';
        return damage && this.#replace(stream, data.subarray(start), rest, damage);
      }
      const isLast = rest.length === 1;
      // Most streams are sound, which is checked without keeping their data.
      if (isLast && !isPossible(predictionOf(filter))) return this.#leave();
      if (isLast && filter.name === 'FlateDecode' && !damage) {
        const ending = new Inflater(data, this.#budget, (part) => (this.#budget -= part.length)).run();
        if (ending === 'whole') return undefined;
        if (ending === 'too-large') return this.#skip();
      }
      const unpacked = unpack(filter, data, true);
      if (!unpacked) return filter.name === '' ? this.#leave() : this.#skip();
      this.#budget -= unpacked.data.length;
      if (unpacked.ending === 'too-large' || this.#budget < 0) return this.#skip();
      if (unpacked.ending !== 'whole') damage = kinds[unpacked.ending];
      const unpredicted = isLast ? unpacked.data : this.#unpredict(unpacked.data, filter);
      if (!unpredicted) return this.#leave();
      data = unpredicted;
    }
    if (!damage) return undefined;
    return data.length === 0 ? this.#leave() : this.#replace(stream, data, filters.slice(-1), damage);
  }

  #unpredict(data: Uint8Array, filter: Filter): Uint8Array | undefined {
    return orWhenMalformed(
      () => unpredict(data, predictionOf(filter)),
      () => undefined,
    );
  }

  #startOfPicture(filter: string, data: Uint8Array): number {
    if (filter === 'DCTDecode') {
      const start = indexOfJpeg(data);
      if (start !== undefined && readJpegFrame(data.subarray(start))) {
        this.#checkPixels(data.subarray(start));
        return start;
      }
      this.#findings.leave('pictures');
    } else if (filter === 'JPXDecode' && !jpxStarts.some((beginning) => startsWith(data, beginning))) {
      this.#findings.leave('pictures');
    } else this.#findings.unchecked.pictures++;
    return 0;
  }

  #checkPixels(jpeg: Uint8Array) {
    const state = checkJpeg(jpeg);
    if (state === 'damaged') this.#findings.leave('pixels');
    if (state === 'unchecked') this.#findings.unchecked.pictures++;
  }

  /** @param filters those that still apply to the data, or whose prediction does. */
  #replace(stream: Stream, data: Uint8Array, filters: readonly Filter[], damage: keyof Mended): Stream {
    this.#findings.mend(damage);
    const dict = new Map(stream.dict);
    for (const key of ['Filter', 'DecodeParms', 'DP']) dict.delete(key);
    const [first] = filters;
    if (first && pictureFilters.has(first.name)) {
      const parameters = [this.#document.resolve(stream.dict.get('DecodeParms') ?? stream.dict.get('DP'))].flat();
      dict.set('Filter', new Name(first.name));
      const own = parameters.at(-1);
      if (own !== undefined && own !== null) dict.set('DecodeParms', own);
      return bytesStream(dict, Uint8Array.from(data));
    }
    dict.set('Filter', new Name('FlateDecode'));
    const prediction = first && predictionOf(first);
    if (prediction && prediction.predictor > 1) {
      const { predictor, columns, colors, bitsPerComponent } = prediction;
      const parameters = dictOf({
        Predictor: predictor,
        Columns: columns,
        Colors: colors,
        BitsPerComponent: bitsPerComponent,
      });
      dict.set('DecodeParms', parameters);
    }
    return bytesStream(dict, zlibSync(data));
  }

  #leave(): undefined {
    this.#findings.leave('streams');
  }

  #skip(): undefined {
    this.#findings.unchecked.streams++;
  }
}

function indexOfJpeg(data: Uint8Array): number | undefined {
  const start = data.subarray(0, farthestStart).findIndex((code, at) => code === 0xff && data[at + 1] === 0xd8);
  return start < 0 ? undefined : start;
}
