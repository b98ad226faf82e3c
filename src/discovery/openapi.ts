import { toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import { schemas } from '#api/api-bodies.ts';
import { api, failures, type Endpoint } from '#api/api.ts';

/**
 * Lengths in JSON Schema are already in code points, and its patterns are read as Unicode. It cannot express trimming,
 * or a check for visible characters.
 */
const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  ignoreActions: ['trim', 'check'],
  overrideAction({ valibotAction: action, jsonSchema }) {
    if (!('requirement' in action)) return undefined;
    const { type, requirement } = action;
    if (type === 'min_code_points' && typeof requirement === 'number') return { ...jsonSchema, minLength: requirement };
    if (type === 'max_code_points' && typeof requirement === 'number') return { ...jsonSchema, maxLength: requirement };
    if (type === 'regex' && requirement instanceof RegExp) return { ...jsonSchema, pattern: requirement.source };
    return undefined;
  },
  overrideRef: ({ referenceId }) => addressOf(referenceId),
};

export type NamedSchema = NonNullable<Endpoint['response']>['schema'];

const addressOf = (name: string) => `#/components/schemas/${name}`;

const names = new Map<NamedSchema, string>(Object.entries(schemas).map(([name, schema]) => [schema, name]));

/** The name of a body's schema in OpenAPI. */
export function nameOf(schema: NamedSchema): string {
  const name = names.get(schema);
  if (!name) throw new Error('A schema of the interface has no name in `schemas`.');
  return name;
}

const refTo = (schema: NamedSchema) => ({ $ref: addressOf(nameOf(schema)) });

/** Every named schema, as JSON Schema. */
export const namedSchemas: Record<string, object> = toJsonSchemaDefs(schemas, conversion);

const jsonContent = (schema: NamedSchema, example?: object) => ({
  'application/json': { schema: refTo(schema), ...(example && { example }) },
});

const problemContent = { 'application/problem+json': { schema: refTo(schemas.Problem) } };
const oauthContent = jsonContent(schemas.OAuthError);

const etag = { ETag: { description: 'Send it as If-None-Match.', required: true, schema: { type: 'string' } } };

const retryAfter = {
  'Retry-After': { description: 'In seconds.', required: true, schema: { type: 'integer', minimum: 1 } },
};

function responsesOf(endpoint: Endpoint) {
  const content = endpoint.tag === 'Site' ? problemContent : oauthContent;
  const { response, success, revalidates } = endpoint;
  const headers = revalidates && { headers: etag };
  const succeeded = response
    ? { 200: { description: 'Done.', content: jsonContent(response.schema, response.example), ...headers } }
    : success && { 200: { description: success } };
  const unchanged = revalidates && { 304: { description: unchangedText, ...headers } };
  const failed = endpoint.failures.map((status) => {
    const isHealth = status === 503 && endpoint.path === api.getHealth.path;
    const body = isHealth ? jsonContent(schemas.Unavailable) : content;
    return [status, { description: failures[status], content: body, ...(status === 429 && { headers: retryAfter }) }];
  });
  return { ...succeeded, ...unchanged, ...Object.fromEntries(failed) };
}

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The `ETag` of an answer that you have: 304 says that it is still right.',
  schema: { type: 'string' },
};

function parametersOf({ parameters = {}, headers = {}, revalidates }: Endpoint) {
  const inPath = Object.entries(parameters).map(([name, { description, example }]) => ({
    name,
    in: 'path',
    required: true,
    description,
    example,
    schema: { type: 'string' },
  }));
  const inHeader = Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7E]+$' },
  }));
  return [...inPath, ...inHeader, ...(revalidates ? [ifNoneMatch] : [])];
}

function operation(operationId: string, endpoint: Endpoint) {
  const { tag, summary, description, request } = endpoint;
  const parameters = parametersOf(endpoint);
  const media = request && { schema: refTo(request.schema), example: request.example };
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    ...(parameters.length > 0 && { parameters }),
    ...(request && {
      requestBody: { required: true, content: Object.fromEntries(request.types.map((type) => [type, media])) },
    }),
    responses: responsesOf(endpoint),
  };
}

/** The meaning of 304, for people. */
export const unchangedText = 'Unchanged since the answer whose ETag was sent.';

/** OpenAPI writes `{name}` where a function's path has `:name`. */
export const openApiPath = (path: string) => path.replace(/:(\w+)/g, '{$1}');

const tags = {
  Site: 'Health, messages and the blog.',
  Agents: 'Registration of agents, which is optional and issues nothing.',
  OAuth: 'There are no credentials; these addresses say so in the words of OAuth.',
} satisfies Record<Endpoint['tag'], string>;

/** The entire HTTP interface as OpenAPI 3.1. */
export const openApi = (base: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Stayput',
    version: '1.0.0',
    summary: 'Health, messages and the blog of a site whose tools run in the browser.',
    description:
      'No credentials are needed, and an `Authorization` header is ignored. Files are never sent here: conversion happens in the browser, on the tool pages.',
    contact: { name: 'Stayput', url: `${base}/contact` },
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: base }],
  security: [],
  tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
  paths: Object.fromEntries(
    Object.entries(api).map(([id, endpoint]: [string, Endpoint]) => [
      openApiPath(endpoint.path),
      { [endpoint.method.toLowerCase()]: operation(id, endpoint) },
    ]),
  ),
  components: {
    schemas: namedSchemas,
  },
});
