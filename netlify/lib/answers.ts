import { STATUS_CODES } from 'node:http';
import { closedHeaders } from '../../src/policies.ts';

/** `_headers` never reaches functions, so each answer brings its own. Anyone may read what functions answer. */
const always = {
  ...closedHeaders,
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Retry-After',
  'Cache-Control': 'no-store',
};

interface AnswerOptions {
  /** Default 200. */
  status?: number;
  /** Added to, or in place of, the headers that every answer has. Cached answers replace `Cache-Control`. */
  headers?: Record<string, string>;
  /** Default `application/json; charset=utf-8`. */
  mimeType?: string;
}

/** An answer in JSON: never cached, never sniffed, readable from any origin. */
export const json = (body: unknown, options?: AnswerOptions) => jsonText(JSON.stringify(body), options);

/** `json`, for what is JSON already. */
export function jsonText(
  body: string | Uint8Array<ArrayBuffer>,
  { status = 200, headers, mimeType }: AnswerOptions = {},
): Response {
  const content = {
    'Content-Type': mimeType ?? 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
  };
  return new Response(body, { status, headers: { ...always, ...content, ...headers } });
}

/** An answer without a body. */
export const empty = (status: 200 | 204 | 304, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...always, ...headers } });

export interface Failure {
  status: number;
  /** Permanent, in `snake_case`: what programs compare. */
  code: string;
  /** What happened and what to do, for people. */
  detail: string;
  headers?: Record<string, string>;
  /** Members of the answer in addition to those that every failure has. */
  facts?: Record<string, unknown>;
}

/** A failure under `/api/`, as RFC 9457 has it. */
export function problem({ status, code, detail, headers = {}, facts }: Failure): Response {
  const body = { type: 'about:blank', title: STATUS_CODES[status], status, code, detail, ...facts };
  return json(body, { status, headers, mimeType: 'application/problem+json' });
}

/** What is wrong with a body that cannot be read. RFC 6749 has one word for all of it. */
const unreadable =
  /^(?:unsupported_media_type|unsupported_content_encoding|incomplete_body|too_large|invalid_(?:encoding|json|form))$/;

/**
 * A failure under `/agent/` and `/oauth2/`, as RFC 6749 has it. Agent registration calls the text `message`.
 * `detail` must be ASCII without quotes and backslashes there.
 */
export function oauthError({ status, code, detail, headers = {}, facts }: Failure): Response {
  const error = unreadable.test(code) ? 'invalid_request' : code;
  const body = { error, error_description: detail, message: detail, ...facts };
  return json(body, { status, headers: { Pragma: 'no-cache', ...headers } });
}

/** How failures are worded at an address. */
export const wordingAt = (pathname: string) => (/^\/(?:agent|oauth2)(?:\/|$)/i.test(pathname) ? oauthError : problem);
