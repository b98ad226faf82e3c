import type { ServerResponse } from 'node:http';
import { closedHeaders } from '#policies.ts';

/** An answer in the form that Node's server takes. */
export interface Answer {
  status: number;
  /** Names and values, alternating. */
  headers: readonly string[];
  body?: Uint8Array<ArrayBuffer>;
}

export const flat = (headers: Record<string, string> | Headers): string[] =>
  (headers instanceof Headers ? [...headers] : Object.entries(headers)).flat();

/** Builds an answer without a file: a few words, or none. */
export function plainAnswer(status: number, text = '', headers: Record<string, string> = {}): Answer {
  const body = Buffer.from(text);
  const type = text === '' ? {} : { 'Content-Type': 'text/plain; charset=utf-8' };
  const all = { ...closedHeaders, ...type, 'Content-Length': String(body.length), ...headers };
  return { status, headers: flat(all), body };
}

export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  // Node also accepts a flat list, but its types require it to be mutable.
  response.writeHead(status, headers as string[]);
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** Converts an answer for edge functions, which use `Response`. */
export function toResponse({ status, headers, body }: Answer): Response {
  const pairs = Array.from({ length: headers.length / 2 }, (_, at): [string, string] => [
    headers[2 * at] ?? '',
    headers[2 * at + 1] ?? '',
  ]);
  return new Response(status === 304 ? null : (body ?? null), {
    status,
    headers: pairs,
  });
}

export async function fromResponse(response: Response): Promise<Answer> {
  const body = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: flat(response.headers), ...(body.length > 0 && { body }) };
}
