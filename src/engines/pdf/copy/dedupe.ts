import { equalBytes } from '#containers/bytes.ts';
import type { Ref, Stream } from '#containers/pdf/objects.ts';

/** A written stream. Its dictionary is part of the key. */
interface Written extends Pick<Stream, 'source' | 'start' | 'end'> {
  ref: Ref;
  ends?: string;
  middle?: string;
}

/** How many streams of the same length are compared with a new one. All uncompressed scans may have the same length. */
const maxCandidates = 16;
const maxAttributes = 10_000;
/** In bytes. */
const sampleSize = 64;
const comparedAtOnce = 2 ** 18;

/**
 * Finds objects that were written before. Fonts, images and pages that several files share are written once, and so are
 * attributes that thousands of paragraphs share.
 */
export class SameObjects {
  readonly #attributes = new Map<string, Ref>();
  readonly #written = new Map<string, Written[]>();

  /**
   * Returns the reference of identical attributes of structure elements, or undefined the first time.
   *
   * @param tokens the complete attributes.
   */
  attributes(tokens: string): Ref | undefined {
    return this.#attributes.get(tokens);
  }

  addAttributes(tokens: string, ref: Ref) {
    if (this.#attributes.size < maxAttributes) this.#attributes.set(tokens, ref);
  }

  /**
   * Returns the reference of an identical stream that was written, or `ref`.
   *
   * @param dict the dictionary as it will be written.
   */
  stream(stream: Stream, dict: string, ref: Ref): Ref {
    // Encrypted streams would have to be decrypted for each comparison.
    if (stream.decrypt) return ref;
    const key = `${stream.end - stream.start} ${dict}`;
    const written = this.#written.get(key);
    const entry: Written = { ref, source: stream.source, start: stream.start, end: stream.end };
    if (!written) {
      this.#written.set(key, [entry]);
      return ref;
    }
    const same = written.find(
      (other) => endsOf(other) === endsOf(entry) && middleOf(other) === middleOf(entry) && hasSameData(other, entry),
    );
    if (!same && written.length < maxCandidates) written.push(entry);
    return same?.ref ?? ref;
  }
}

/** The first and last bytes, which were read before to find the ends of the stream. */
const endsOf = (written: Written): string =>
  (written.ends ??= `${sampleAt(written, written.start)} ${sampleAt(written, written.end - sampleSize)}`);

/** Uncompressed images have the same margins, but different middles. */
const middleOf = (written: Written): string =>
  (written.middle ??= sampleAt(written, Math.floor((written.start + written.end) / 2)));

const sampleAt = ({ source, start, end }: Written, at: number): string =>
  source.read(Math.max(start, at), Math.min(end, at + sampleSize)).join();

function hasSameData(a: Written, b: Written): boolean {
  for (let at = 0; at < a.end - a.start; at += comparedAtOnce) {
    const first = a.source.read(a.start + at, Math.min(a.end, a.start + at + comparedAtOnce));
    const second = b.source.read(b.start + at, Math.min(b.end, b.start + at + comparedAtOnce));
    if (!equalBytes(first, second)) return false;
  }
  return true;
}
