import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema';
import { api, failures, oauthError, problem, unwell, type Endpoint } from '../api.ts';

/** Lengths in JSON Schema are code points already; its patterns are read as Unicode ones. Trimming has no word there. */
const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  ignoreActions: ['trim'],
  overrideAction({ valibotAction: action, jsonSchema }) {
    if (!('requirement' in action)) return undefined;
    const { type, requirement } = action;
    if (type === 'min_code_points' && typeof requirement === 'number') return { ...jsonSchema, minLength: requirement };
    if (type === 'max_code_points' && typeof requirement === 'number') return { ...jsonSchema, maxLength: requirement };
    if (type === 'regex' && requirement instanceof RegExp) return { ...jsonSchema, pattern: requirement.source };
    return undefined;
  },
};

function schemaOf(schema: Parameters<typeof toJsonSchema>[0]) {
  const { $schema: _, ...rest } = toJsonSchema(schema, conversion);
  return rest;
}

const jsonContent = (schema: object) => ({ 'application/json': { schema } });

const problemContent = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
const oauthContent = jsonContent({ $ref: '#/components/schemas/OAuthError' });

const retryAfter = {
  'Retry-After': { description: 'In seconds.', required: true, schema: { type: 'integer', minimum: 1 } },
};

function responsesOf(endpoint: Endpoint) {
  const content = endpoint.tag === 'Site' ? problemContent : oauthContent;
  const success = endpoint.response
    ? { 200: { description: 'Done.', content: jsonContent(schemaOf(endpoint.response)) } }
    : endpoint.success && { 200: { description: endpoint.success } };
  const failed = endpoint.failures.map((status) => {
    const isHealth = status === 503 && endpoint.path === api.getHealth.path;
    const body = isHealth ? jsonContent(schemaOf(unwell)) : content;
    return [status, { description: failures[status], content: body, ...(status === 429 && { headers: retryAfter }) }];
  });
  return { ...success, ...Object.fromEntries(failed) };
}

function parametersOf({ parameters = {}, headers = {} }: Endpoint) {
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
  return [...inPath, ...inHeader];
}

function operation(operationId: string, endpoint: Endpoint) {
  const { tag, summary, description, request } = endpoint;
  const parameters = parametersOf(endpoint);
  const media = request && { schema: schemaOf(request.schema), example: request.example };
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

/** OpenAPI writes `{name}` where a function's path has `:name`. */
export const openApiPath = (path: string) => path.replace(/:(\w+)/g, '{$1}');

const tags = {
  Site: 'Health, messages and the blog.',
  Agents: 'Registration of agents, which is optional and issues nothing.',
  OAuth: 'There are no credentials; these addresses say so in the words of OAuth.',
} satisfies Record<Endpoint['tag'], string>;

/** The whole HTTP interface as OpenAPI 3.1. */
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
    schemas: { Problem: schemaOf(problem), OAuthError: schemaOf(oauthError) },
  },
});
