import { Inflate, unzlibSync } from 'fflate';
import { concat } from './bytes.ts';
import { Malformed } from './malformed.ts';

/** What one stream may unpack to, in bytes: more than any object stream or cross-reference stream needs. */
const maxLength = 128 * 2 ** 20;
/** Deflate packs at most 1032 to 1, so that shorter input cannot pass the limit. */
const safeLength = Math.floor(maxLength / 1032);
const step = 2 ** 15;

/**
 * Unpacks zlib data. Of data that breaks off, what comes before the break is returned.
 *
 * @throws {Malformed} when nothing can be unpacked, or it is more than 128 MiB.
 */
export function inflate(data: Uint8Array): Uint8Array {
  if (data.length > safeLength) return inflateBySteps(data);
  try {
    return unzlibSync(data);
  } catch {
    // fflate throws plain errors for every kind of damage; what it had by then is lost.
    return inflateBySteps(data);
  }
}

function inflateBySteps(data: Uint8Array): Uint8Array {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const inflater = new Inflate((chunk) => {
    chunks.push(chunk);
    length += chunk.length;
  });
  // fflate keeps the header's bytes as data when it is asked for raw Deflate.
  const start = hasZlibHeader(data) ? 2 : 0;
  for (let at = start; at < data.length; at += step) {
    try {
      inflater.push(data.subarray(at, at + step));
    } catch {
      break;
    }
    if (length > maxLength) throw new Malformed('A stream unpacks to more than 128 MiB');
  }
  if (length === 0) throw new Malformed('A stream cannot be unpacked');
  return concat(chunks);
}

function hasZlibHeader([method = 0, flags = 0]: Uint8Array): boolean {
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
}
