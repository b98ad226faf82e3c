import type { PdfPages } from '#jobs/contract/image-operation.ts';
import { deflate } from '#containers/zlib.ts';
import { Name, PdfString, Ref, Stream, dictOf, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { openSource } from '#containers/pdf/source.ts';
import { Writer } from '#containers/pdf/writer.ts';
import { fromLatin1, toLatin1 } from '#containers/bytes.ts';
import { loadBlob } from '#jobs/in-worker/load-asset.ts';
import { readJpegParts, type JpegParts } from './jpeg-parts.ts';
import { place } from './layout.ts';
import { readPngParts, type PngParts } from './png-parts.ts';

/** A picture that a PDF can embed unchanged. */
export type Embeddable = { kind: 'jpeg'; parts: JpegParts } | { kind: 'png'; parts: PngParts };

/** Returns the parts of a JPEG or PNG that a PDF can embed unchanged, if any. */
export async function embeddable(bytes: Uint8Array<ArrayBuffer>): Promise<Embeddable | undefined> {
  const jpeg = bytes[0] === 0xff ? readJpegParts(bytes) : undefined;
  if (jpeg) return { kind: 'jpeg', parts: jpeg };
  const png = bytes[0] === 0x89 ? await readPngParts(bytes) : undefined;
  return png && { kind: 'png', parts: png };
}

/** A PDF of pictures, one per page. */
export class ImagePdf {
  readonly #writer = new Writer();
  readonly #tree = this.#writer.allocate();
  readonly #pages: Ref[] = [];
  readonly #layout: PdfPages;
  /** The colour space of CMYK without a profile: by the profile with which libvips converts it to RGB. */
  #inks: PdfObject | undefined;

  constructor(layout: PdfPages) {
    this.#layout = layout;
  }

  get pages(): number {
    return this.#pages.length;
  }

  /** @param alpha the soft mask: the opacity of each pixel, as grey. */
  async add(picture: Embeddable, alpha?: Embeddable) {
    const mask = alpha && (await this.#image(alpha));
    const image = await this.#image(picture, mask);
    const { page, matrix } = place(picture.parts, this.#layout);
    const drawing = fromLatin1(`q ${matrix.map(decimal).join(' ')} cm /Im0 Do Q`);
    const contents = await this.#stream(new Map(), drawing);
    const ref = this.#writer.allocate();
    this.#writer.writePage(
      ref,
      dictOf({
        Type: new Name('Page'),
        Parent: this.#tree,
        MediaBox: [0, 0, Number(decimal(page.width)), Number(decimal(page.height))],
        Resources: dictOf({ XObject: dictOf({ Im0: image }) }),
        Contents: contents,
      }),
    );
    this.#pages.push(ref);
  }

  finish(): Promise<Blob> {
    const tree = dictOf({ Type: new Name('Pages'), Kids: this.#pages, Count: this.#pages.length });
    this.#writer.writePage(this.#tree, tree);
    const root = this.#writer.add(dictOf({ Type: new Name('Catalog'), Pages: this.#tree }));
    return this.#writer.finish(1.7, dictOf({ Root: root }));
  }

  async #image(picture: Embeddable, mask?: Ref): Promise<Ref> {
    const { width, height } = picture.parts;
    const common = {
      Type: new Name('XObject'),
      Subtype: new Name('Image'),
      Width: width,
      Height: height,
      ...(mask && { SMask: mask }),
    };
    if (picture.kind === 'jpeg') {
      const { channels, adobe, profile, picture: data } = picture.parts;
      const space = await this.#colourSpace(channels, profile);
      const inverted = channels === 4 && adobe ? { Decode: [1, 0, 1, 0, 1, 0, 1, 0] } : {};
      const entries = { ColorSpace: space, BitsPerComponent: 8, Filter: new Name('DCTDecode'), ...inverted };
      return this.#stream(dictOf({ ...common, ...entries }), data);
    }
    const { channels, bits, palette, profile, rows } = picture.parts;
    const space = await this.#colourSpace(palette ? 3 : channels, profile);
    const colours = palette && PdfString.fromBytes(toLatin1(palette));
    return this.#stream(
      dictOf({
        ...common,
        ColorSpace: palette && colours ? [new Name('Indexed'), space, palette.length / 3 - 1, colours] : space,
        BitsPerComponent: bits,
        Filter: new Name('FlateDecode'),
        // 15: each row names its own filter, as in PNG.
        DecodeParms: dictOf({ Predictor: 15, Colors: channels, BitsPerComponent: bits, Columns: width }),
      }),
      rows,
    );
  }

  async #colourSpace(channels: number, profile: Uint8Array<ArrayBuffer> | undefined): Promise<PdfObject> {
    const device = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }[channels] ?? 'DeviceRGB';
    // A profile with another number of channels does not belong to this picture.
    const isOwn = profile && profileChannels[toLatin1(profile, 16, 20)] === channels;
    if (!isOwn && channels !== 4) return new Name(device);
    const byProfile = async (packed: Uint8Array<ArrayBuffer>): Promise<PdfObject> => {
      const entries = { N: channels, Alternate: new Name(device), Filter: new Name('FlateDecode') };
      return [new Name('ICCBased'), await this.#stream(dictOf(entries), packed)];
    };
    if (isOwn) return byProfile(await deflate(profile));
    // Readers draw bare inks in different colours.
    this.#inks ??= await byProfile(new Uint8Array(await (await loadBlob('cmyk-profile')).arrayBuffer()));
    return this.#inks;
  }

  async #stream(entries: Dict, data: Uint8Array<ArrayBuffer>): Promise<Ref> {
    const source = await openSource(new Blob([data]));
    return this.#writer.add(new Stream(entries, source, 0, data.length));
  }
}

/** The number of channels, by the colour space in the ICC profile's header. */
const profileChannels: Record<string, number> = { GRAY: 1, 'RGB ': 3, CMYK: 4 };

/** Formats a number as PDF requires: without an exponent. */
const decimal = (value: number) => String(Number(value.toFixed(4)));
