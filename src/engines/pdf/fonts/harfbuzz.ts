/** The part of HarfBuzz's subsetting library that is used. Pointers and handles are numbers; 0 is null. */
interface Harfbuzz {
  memory: WebAssembly.Memory;
  ['_initialize'](): void;
  malloc(size: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_blob_destroy(blob: number): void;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_face_destroy(face: number): void;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_destroy(input: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

/** `HB_MEMORY_MODE_WRITABLE`. */
const writable = 2;
/** Keep glyph indexes, keep the outline of `.notdef`, and do not keep glyphs for layout features. */
const flags = 0x02 | 0x40 | 0x200;

/** Removes glyphs from fonts. */
export class Subsetter {
  readonly #harfbuzz: Harfbuzz;

  private constructor(harfbuzz: Harfbuzz) {
    this.#harfbuzz = harfbuzz;
  }

  static async start(module: WebAssembly.Module): Promise<Subsetter> {
    // The module does not describe its exports; they match its C headers.
    const harfbuzz = (await WebAssembly.instantiate(module, {})).exports as unknown as Harfbuzz;
    harfbuzz['_initialize']();
    return new Subsetter(harfbuzz);
  }

  /** Returns the font with only these glyphs, at their indexes; undefined if HarfBuzz fails. */
  subset(font: Uint8Array, glyphs: Iterable<number>): Uint8Array<ArrayBuffer> | undefined {
    const hb = this.#harfbuzz;
    const pointer = hb.malloc(font.length);
    if (pointer === 0) return undefined;
    new Uint8Array(hb.memory.buffer).set(font, pointer);
    const blob = hb.hb_blob_create(pointer, font.length, writable, 0, 0);
    const face = hb.hb_face_create(blob, 0);
    const input = hb.hb_subset_input_create_or_fail();
    hb.hb_subset_input_set_flags(input, flags);
    const set = hb.hb_subset_input_glyph_set(input);
    for (const glyph of glyphs) hb.hb_set_add(set, glyph);
    const subset = hb.hb_subset_or_fail(face, input);
    const result = subset === 0 ? undefined : this.#bytesOf(subset);
    hb.hb_face_destroy(subset);
    hb.hb_subset_input_destroy(input);
    hb.hb_face_destroy(face);
    hb.hb_blob_destroy(blob);
    hb.free(pointer);
    return result;
  }

  #bytesOf(face: number): Uint8Array<ArrayBuffer> {
    const hb = this.#harfbuzz;
    const blob = hb.hb_face_reference_blob(face);
    const start = hb.hb_blob_get_data(blob, 0);
    const bytes = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob));
    hb.hb_blob_destroy(blob);
    return bytes;
  }
}
