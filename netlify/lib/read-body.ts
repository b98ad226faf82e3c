import { filesStayHere, maxBodyLength } from '#api/api.ts';
import type { Failure } from './answers.ts';

export type Body = { value: unknown } | { failure: Failure };

const refuse = (status: number, code: string, detail: string): Body => ({ failure: { status, code, detail } });

const mimeType = (request: Request) =>
  (request.headers.get('Content-Type') ?? '').split(';', 1)[0]!.trim().toLowerCase();

/** Reads a body with one of these media types: JSON is parsed, and a form becomes an object of its fields. */
export async function readBody(request: Request, types: readonly string[]): Promise<Body> {
  const type = mimeType(request);
  if (!types.includes(type)) {
    return refuse(415, 'unsupported_media_type', `Send ${types.join(' or ')}. ${filesStayHere}`);
  }
  const encoding = request.headers.get('Content-Encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    const headers = { 'Accept-Encoding': 'identity' };
    const detail = 'Send the body as it is, without a Content-Encoding.';
    return { failure: { status: 415, code: 'unsupported_content_encoding', detail, headers } };
  }
  let bytes: Uint8Array | undefined;
  try {
    bytes = await readBytes(request);
  } catch {
    // The sender is gone: that is not our fault, and nobody reads the answer.
    return refuse(400, 'incomplete_body', 'The connection ended before the body was complete.');
  }
  if (!bytes) return refuse(413, 'too_large', `Send ${maxBodyLength} bytes or less. ${filesStayHere}`);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse(400, 'invalid_encoding', `The body is not UTF-8 text. ${filesStayHere}`);
  }
  if (type === 'application/x-www-form-urlencoded') return readForm(text);
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return refuse(400, 'invalid_json', 'The body is not JSON.');
  }
}

/** Reads a form. A repeated field is ambiguous (RFC 6749, section 3.2). */
function readForm(text: string): Body {
  const fields = new URLSearchParams(text);
  const names = [...fields.keys()];
  if (new Set(names).size < names.length) return refuse(400, 'invalid_form', 'A field comes more than once.');
  return { value: Object.fromEntries(fields) };
}

/** Reads up to the limit, because the declared length may be wrong. */
async function readBytes(request: Request): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBodyLength) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > maxBodyLength) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Media types of text; all others count as files. */
const textual = /^(?:text\/.*|application\/(?:json|xml|x-www-form-urlencoded|.*\+(?:json|xml)))$/;

/** Refuses a file that is sent to any address, by any method, and says that files never need to be sent. */
export function refuseFile(request: Request): Failure | undefined {
  const type = mimeType(request);
  if (!request.body || type === '' || textual.test(type)) return undefined;
  return { status: 415, code: 'unsupported_media_type', detail: filesStayHere };
}
