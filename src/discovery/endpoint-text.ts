import { api, failures, type Endpoint } from '../api.ts';
import { base } from './base.ts';

/** A line for a shell that tries the endpoint. */
export function curl({ method, path, parameters = {}, headers = {}, request }: Endpoint): string {
  const address = base + path.replace(/:(\w+)/g, (_, name: string) => parameters[name]?.example ?? name);
  if (!request) return `curl ${address}`;
  const [type] = request.types;
  if (type !== 'application/json') {
    const fields = Object.entries(request.example).map(([name, value]) => `-d '${name}=${String(value)}'`);
    return `curl ${address} ${fields.join(' ')}`;
  }
  const extra = Object.keys(headers).map((name) => ` \\\n  -H '${name}: ${crypto.randomUUID()}'`);
  return `curl -X ${method} ${address} \\\n  -H 'Content-Type: ${type}'${extra.join('')} \\\n  -d '${JSON.stringify(request.example)}'`;
}

/** What an endpoint may answer besides success. */
export const failureLines = (endpoint: Endpoint) =>
  endpoint.failures.toSorted((a, b) => a - b).map((status) => ({ status, text: failures[status] }));

export const endpoints = Object.entries(api).map(([id, endpoint]: [string, Endpoint]) => ({ id, endpoint }));

/** What holds for every operation, one sentence each, in Markdown without links. */
export const rules = [
  'No credential is needed, and an `Authorization` header is ignored. There is no version in the paths; this is 1.0.0.',
  'Bodies are `application/json` in UTF-8, at most 65,536 bytes. `/oauth2/token` and `/oauth2/revoke` also take a form.',
  'Files are never taken: conversion happens in the browser. Whoever sends one is answered 415.',
  'Failures under `/api/` are `application/problem+json` (RFC 9457), with a permanent `code`; elsewhere they are `{ "error", "error_description", "message" }`.',
  'HEAD is answered like GET, OPTIONS with 204, other methods with 405 and `Allow`. Any origin may call.',
  '`POST /api/contact` takes 10 messages a minute from one address, then answers 429 with `Retry-After`.',
  'The OpenID configuration is there for clients that ask for it; nobody can sign in here.',
];
