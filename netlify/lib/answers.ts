import { STATUS_CODES } from 'node:http';
import { closedHeaders } from '#policies.ts';

/** `_headers` does not apply to functions, so each answer brings its own headers. Anyone may read their answers. */
const always = {
  ...closedHeaders,
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Retry-After',
  'Cache-Control': 'no-store',
};

interface AnswerOptions {
  /** Default 200. */
  status?: number;
  /** Added to the headers of every answer, or replacing them. Cached answers replace `Cache-Control`. */
  headers?: Record<string, string>;
  /** Default `application/json; charset=utf-8`. */
  mimeType?: string;
}

/** Builds a JSON answer: never cached, never sniffed, readable from any origin. */
export const json = (body: unknown, options?: AnswerOptions) => jsonText(JSON.stringify(body), options);

/** Like `json`, for text that is already JSON. */
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

/** Builds an answer without a body. */
export const empty = (status: 200 | 204 | 304, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...always, ...headers } });

export interface Failure {
  status: number;
  /** In `snake_case`; permanent, because programs compare it. */
  code: string;
  /** What happened and what to do, for people. */
  detail: string;
  headers?: Record<string, string>;
  /** Members of the answer beyond those that every failure has. */
  facts?: Record<string, unknown>;
}

/** Builds a failure under `/api/`, as in RFC 9457. */
export function problem({ status, code, detail, headers = {}, facts }: Failure): Response {
  const body = { type: 'about:blank', title: STATUS_CODES[status], status, code, detail, ...facts };
  return json(body, { status, headers, mimeType: 'application/problem+json' });
}

/** Codes of unreadable bodies. RFC 6749 has a single code for all of them. */
const unreadable =
  /^(?:unsupported_media_type|unsupported_content_encoding|incomplete_body|too_large|invalid_(?:encoding|json|form))$/;

/**
 * Builds a failure under `/agent/` and `/oauth2/`, as in RFC 6749. Agent registration calls the text `message`. There,
 * `detail` must be ASCII without quotes and backslashes.
 */
export function oauthError({ status, code, detail, headers = {}, facts }: Failure): Response {
  const error = unreadable.test(code) ? 'invalid_request' : code;
  const body = { error, error_description: detail, message: detail, ...facts };
  return json(body, { status, headers: { Pragma: 'no-cache', ...headers } });
}

/** Returns the function that builds failures for an address. */
export const wordingAt = (pathname: string) => (/^\/(?:agent|oauth2)(?:\/|$)/i.test(pathname) ? oauthError : problem);
