import { api, failures, type Endpoint } from '#api/api.ts';
import { describeWhole } from '#wording/amounts.ts';
import { base } from './base.ts';
import { namedSchemas, nameOf, unchangedText, type NamedSchema } from './openapi.ts';

/** A shell command that tries the endpoint. */
export function curl({ method, path, parameters = {}, headers = {}, request }: Endpoint): string {
  const address = base + path.replace(/:(\w+)/g, (_, name: string) => parameters[name]?.example ?? name);
  if (!request) return `curl ${address}`;
  const [type] = request.types;
  if (type !== 'application/json') {
    const fields = Object.entries(request.example).map(([name, value]) => `-d '${name}=${String(value)}'`);
    return `curl ${address} ${fields.join(' ')}`;
  }
  const extra = Object.keys(headers).map((name) => ` \\\n  -H "${name}: $(uuidgen)"`);
  return `curl -X ${method} ${address} \\\n  -H 'Content-Type: ${type}'${extra.join('')} \\\n  -d '${JSON.stringify(request.example)}'`;
}

/** Every status that an endpoint returns, with its meaning. */
export function statusLines({ response, success, revalidates, failures: failed }: Endpoint) {
  const succeeded = response || success ? [{ status: 200, text: success ?? 'Done. The answer is below.' }] : [];
  const unchanged = revalidates ? [{ status: 304, text: unchangedText }] : [];
  const rest = failed.toSorted((a, b) => a - b).map((status) => ({ status, text: failures[status] }));
  return [...succeeded, ...unchanged, ...rest];
}

interface ObjectSchema {
  properties?: Record<string, Property>;
  required?: readonly string[];
  anyOf?: readonly ObjectSchema[];
}

interface Property {
  type?: string;
  const?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  items?: Property;
  description?: string;
}

function lengthText({ minLength, maxLength }: Property): string {
  if (minLength !== undefined && maxLength !== undefined) {
    return `, ${describeWhole(minLength)} to ${describeWhole(maxLength)} characters`;
  }
  if (maxLength !== undefined) return `, at most ${describeWhole(maxLength)} characters`;
  return '';
}

/** A field's type and limits, for people. */
function limits(property: Property): string {
  if (property.const !== undefined) return `\`${JSON.stringify(property.const)}\``;
  if (property.type === 'array') return `list of ${limits(property.items ?? {})}`;
  return `${property.format ?? property.type ?? 'any'}${lengthText(property)}`;
}

/** The fields of a body, one line each. If several shapes are accepted, those of the first. */
export function fieldLines(schema: NamedSchema) {
  // Bodies are objects, or a choice of objects; JSON Schema's own type allows anything.
  const described = namedSchemas[nameOf(schema)] as ObjectSchema;
  const { properties = {}, required = [] } = described.anyOf?.[0] ?? described;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    text: `${limits(property)}; ${required.includes(name) ? 'required' : 'optional'}.${property.description ? ` ${property.description}` : ''}`,
  }));
}

/** The example response, indented. */
export const answerText = ({ response }: Endpoint) => response && JSON.stringify(response.example, undefined, 2);

export const endpoints = Object.entries(api).map(([id, endpoint]: [string, Endpoint]) => ({ id, endpoint }));

/** The rules for every operation, one sentence each, in Markdown without links. */
export const rules = [
  'No credential is needed, and an `Authorization` header is ignored. There is no version in the paths; this is 1.0.0.',
  'Bodies are `application/json` in UTF-8, at most 65,536 bytes. `/oauth2/token` and `/oauth2/revoke` also take a form.',
  'Files are never taken: conversion happens in the browser. Whoever sends one is answered 415.',
  'Failures under `/api/` are `application/problem+json` (RFC 9457), with a permanent `code`; elsewhere they are `{ "error", "error_description", "message" }`.',
  'HEAD is answered like GET, OPTIONS with 204, other methods with 405 and `Allow`. Any origin may call.',
  '`POST /api/contact` takes 10 messages a minute from one address, then answers 429 with `Retry-After`.',
  'The OpenID configuration is there for clients that ask for it; nobody can sign in here.',
];
