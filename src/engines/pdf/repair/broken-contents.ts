import { startsWith } from '#containers/bytes.ts';
import { isName, Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { namesOfContent } from '../content/names.ts';
import { resourcesOf } from '../content/page-content.ts';
import type { PdfDocument } from '../document/document.ts';
import { filtersOf } from '../document/filters.ts';
import { Inflater } from '../document/inflater.ts';
import { orWhenMalformed } from '../document/malformed.ts';
import { checkJpeg } from './jpeg-scans.ts';

/** The most data to check while people wait for a file to open, in bytes: of page content, and of what it draws. */
const most = 2 ** 21;
/** The most data that a stream is decompressed to, in bytes. Larger streams count as sound. */
const mostUnpacked = 2 ** 23;
/** The most pages of which the resources are looked at. */
const mostPages = 200;
/** The most forms, images and tiles of a page that are looked into. */
const mostStreams = 256;

/**
 * Counts the pages whose compressed content, or a form, image or font that it draws, is truncated or has a wrong
 * checksum. Only the first pages are checked, up to `most` bytes.
 */
export function brokenContents(document: PdfDocument): number {
  const contents = new StreamChecks(document);
  const drawn = new StreamChecks(document);
  let broken = 0;
  for (const [index, page] of document.pages.entries()) {
    const parts = [document.resolve(page.dict.get('Contents'))].flat();
    const isBroken =
      parts.map((part) => document.resolve(part)).some((part) => part instanceof Stream && contents.isBroken(part)) ||
      (index < mostPages && drawsBroken(document, parts, resourcesOf(document, page), drawn));
    if (isBroken) broken += 1;
    if (contents.isDone) break;
  }
  return broken;
}

class StreamChecks {
  readonly #document: PdfDocument;
  readonly #known = new Map<number, boolean>();
  #left = most;

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  get isDone() {
    return this.#left <= 0;
  }

  isBroken(stream: Stream): boolean {
    const before = this.#known.get(stream.start);
    if (before !== undefined) return before;
    const size = stream.end - stream.start;
    const now = size <= this.#left && isDamaged(this.#document, stream);
    this.#left -= Math.min(size, this.#left);
    this.#known.set(stream.start, now);
    return now;
  }
}

/** Pages share resources: only if something there is broken, the names in the content show which pages draw it. */
function drawsBroken(document: PdfDocument, contents: PdfObject[], resources: Dict, checks: StreamChecks): boolean {
  const hasBroken = (names: Names) =>
    orWhenMalformed(
      () => streamsIn(document, contents, resources, names).some((stream) => checks.isBroken(stream)),
      () => false,
    );
  return hasBroken(() => undefined) && hasBroken((parts) => namesOfContent(document, parts));
}

/** The names that content uses, or undefined for all. */
type Names = (contents: PdfObject[]) => ReadonlySet<string> | undefined;

/** The streams that content draws: forms, images, tiles and fonts, and those within. */
function streamsIn(
  document: PdfDocument,
  contents: PdfObject[],
  resources: Dict,
  names: Names,
  seen = new Set<number>(),
): Stream[] {
  const used = names(contents);
  return ['XObject', 'Pattern', 'Font'].flatMap((category) =>
    [...(document.dict(resources.get(category)) ?? [])].flatMap(([name, value]) => {
      if (used && !used.has(name)) return [];
      const object = document.resolve(value);
      if (!(object instanceof Stream)) return fontPrograms(document, document.dict(object));
      if (seen.has(object.start) || seen.size >= mostStreams) return [];
      seen.add(object.start);
      const mask = document.resolve(object.dict.get('SMask'));
      const isImage = isName(document.resolve(object.dict.get('Subtype')), 'Image');
      const own = document.dict(object.dict.get('Resources')) ?? resources;
      return [
        object,
        ...(mask instanceof Stream ? [mask] : []),
        ...(isImage ? [] : streamsIn(document, [object], own, names, seen)),
      ];
    }),
  );
}

function fontPrograms(document: PdfDocument, font: Dict | undefined): Stream[] {
  if (!font) return [];
  const descendant = document.resolve(document.array(font.get('DescendantFonts'))?.[0]);
  const descriptor = document.dict((document.dict(descendant) ?? font).get('FontDescriptor'));
  return ['FontFile', 'FontFile2', 'FontFile3'].flatMap((key) => {
    const program = document.resolve(descriptor?.get(key));
    return program instanceof Stream ? [program] : [];
  });
}

const isDamaged = (document: PdfDocument, stream: Stream): boolean =>
  orWhenMalformed(
    () => {
      const [filter, ...others] = filtersOf(stream, document);
      if (others.length > 0) return false;
      if (filter?.name === 'DCTDecode') return isJpegDamaged(stream.read());
      if (filter?.name !== 'FlateDecode') return false;
      const ending = new Inflater(stream.read(), mostUnpacked, () => undefined).run();
      return ending === 'broken' || ending === 'changed';
    },
    () => false,
  );

/** PDF readers look for a JPEG that does not begin at once. */
const isJpegDamaged = (data: Uint8Array) => startsWith(data, '\xFF\xD8') && checkJpeg(data) === 'damaged';
