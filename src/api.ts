import type { Config } from '@netlify/functions';
import * as v from 'valibot';
import { contactMessage } from './contact-message.ts';

/** Bodies longer than this are refused unread, in bytes. */
export const maxBodyLength = 64 * 1024;

/** Said to whoever sends something that is no message: most want a file converted. */
export const filesStayHere =
  'Files are never sent here: conversion happens in the browser, on the tool pages. There is no conversion API.';

const link = v.pipe(v.string(), v.url());
const time = v.pipe(v.string(), v.isoTimestamp());

const post = v.object({
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  date: v.pipe(time, v.description('When it was published.')),
  updated: v.optional(v.pipe(time, v.description('When it last changed in substance.'))),
  tags: v.array(v.string()),
  minutes: v.pipe(v.number(), v.integer(), v.description('Reading time.')),
  url: link,
});
export type PostSummary = v.InferOutput<typeof post>;

const fullPost = v.object({
  ...post.entries,
  html: v.pipe(v.string(), v.description('The content, rendered.')),
  markdown: v.pipe(v.string(), v.description('The content, as it was written.')),
});
export type FullPost = v.InferOutput<typeof fullPost>;

/** A failure under `/api/` (RFC 9457). */
export const problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.pipe(v.string(), v.description('Permanent: what programs compare.')),
  detail: v.pipe(v.string(), v.description('What happened and what to do, for people.')),
  errors: v.optional(v.array(v.object({ field: v.string(), detail: v.string() }))),
});

/** A failure elsewhere (RFC 6749, section 5.2). `message` is the name that agent registration gives to the same text. */
export const oauthError = v.object({ error: v.string(), error_description: v.string(), message: v.string() });

/** RFC 7591 metadata, of which nothing is kept; older agents send only a type. */
export const registration = v.union([
  v.object({
    client_name: v.pipe(v.string(), v.trim(), v.minCodePoints(1), v.maxCodePoints(200)),
    redirect_uris: v.optional(v.array(v.pipe(v.string(), v.url())), []),
  }),
  v.object({ type: v.literal('anonymous') }),
]);

/** What a program is told when it asks for a credential: that there is none, and where to go instead. */
const noCredential = {
  credential_required: v.literal(false),
  credential_issued: v.literal(false),
  message: v.string(),
};

export const jwtBearer = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** Every failure, by status. The body is `problem` under `/api/`, and `oauthError` elsewhere. */
export const failures = {
  400: 'The body is not what this address takes; the answer says what is wrong.',
  401: 'No such claim.',
  404: 'There is nothing under this address.',
  413: 'The body is longer than 65,536 bytes.',
  415: 'The body has a media type that is not taken here. Files are converted in the browser, never here.',
  422: 'This Idempotency-Key was used for another message.',
  429: 'Too many messages from one address. `Retry-After` says in how many seconds to come back.',
  500: 'Something went wrong on our side.',
  503: 'A part that this depends on does not answer. Try again later.',
} as const;

type Failure = keyof typeof failures;
type Schema = v.GenericSchema<unknown, unknown>;

export interface Endpoint {
  method: 'GET' | 'POST';
  /** As Netlify writes it: `:name` is a parameter. */
  path: `/${string}`;
  tag: 'Site' | 'Agents' | 'OAuth';
  summary: string;
  description: string;
  /** Examples of the parameters in the path, by name. */
  parameters?: Record<string, { description: string; example: string }>;
  /** Request headers that change what happens, with what they do. */
  headers?: Record<string, string>;
  request?: { schema: Schema; types: readonly string[]; example: Record<string, unknown> };
  /** What a success carries. */
  response?: Schema;
  /** What a success without a body means. With neither, there is no success. */
  success?: string;
  failures: readonly Failure[];
}

const json = ['application/json'] as const;
const formOrJson = ['application/x-www-form-urlencoded', 'application/json'] as const;
const badBody = [400, 413, 415, 500] as const;

const healthOf = <const Status extends string>(status: Status) =>
  v.object({ status: v.literal(status), service: v.string(), time });

/** What health answers with 503: an unwell service says so in the words of a well one. */
export const unwell = healthOf('unavailable');

/** THE table of HTTP endpoints. Functions, forms, OpenAPI, the page for people and the tests derive from it. */
export const api = {
  getHealth: {
    method: 'GET',
    path: '/api/health',
    tag: 'Site',
    summary: 'Whether the service is up',
    description: 'Looks at what the service depends on, which is the store of messages. Never cached.',
    response: healthOf('ok'),
    failures: [500, 503],
  },
  submitContact: {
    method: 'POST',
    path: '/api/contact',
    tag: 'Site',
    summary: 'Send us a message',
    description: 'Answered once the message is stored for good.',
    headers: {
      'Idempotency-Key':
        'Any text of your own, up to 255 characters. Repeat it when you try again, and the message is stored once.',
    },
    request: {
      schema: contactMessage,
      types: json,
      example: {
        name: 'Ada',
        email: 'ada@example.com',
        subject: 'A question',
        message: 'Does this work without a network?',
      },
    },
    response: v.object({ status: v.literal('accepted'), id: v.string() }),
    failures: [...badBody, 422, 429, 503],
  },
  listBlogPosts: {
    method: 'GET',
    path: '/api/blog',
    tag: 'Site',
    summary: 'The published posts, newest first',
    description: 'Drafts, and posts with a date to come, are not published. Carries an `ETag`.',
    response: v.object({ site: link, posts: v.array(post) }),
    failures: [500, 503],
  },
  getBlogPost: {
    method: 'GET',
    path: '/api/blog/:slug',
    tag: 'Site',
    summary: 'One published post with its content',
    description: 'The content comes rendered as HTML and as it was written, in Markdown. Carries an `ETag`.',
    parameters: { slug: { description: 'The last part of its address.', example: 'nothing-leaves' } },
    response: v.object({ site: link, post: fullPost }),
    failures: [404, 500],
  },
  registerAgent: {
    method: 'POST',
    path: '/agent/register',
    tag: 'Agents',
    summary: 'Ask for a credential, and learn that none is needed',
    description: 'File conversion uses no OAuth credentials. The answer explains it, and links to the tools.',
    request: { schema: registration, types: json, example: { client_name: 'example-agent', redirect_uris: [] } },
    response: v.object({
      client_name: v.optional(v.string()),
      redirect_uris: v.array(v.string()),
      ...noCredential,
      documentation: link,
      auth_policy: link,
      tools: v.array(v.object({ name: v.string(), url: link })),
    }),
    failures: badBody,
  },
  identifyAgent: {
    method: 'POST',
    path: '/agent/identity',
    tag: 'Agents',
    summary: 'Act anonymously',
    description: 'The one identity type is `anonymous`, and it carries no credential. Other types are refused.',
    request: { schema: v.object({ type: v.string() }), types: json, example: { type: 'anonymous' } },
    response: v.object({
      registration_type: v.literal('anonymous'),
      registration_id: v.null(),
      identity_assertion: v.null(),
      ...noCredential,
      links: v.object({ skill: link, documentation: link, openapi: link, tools: link }),
    }),
    failures: badBody,
  },
  claimAgent: {
    method: 'POST',
    path: '/agent/identity/claim',
    tag: 'Agents',
    summary: 'Always refused: there is nothing to claim',
    description: 'No claim token was ever issued, so every well-formed claim is answered 401.',
    request: { schema: v.object({ claim_token: v.string() }), types: json, example: { claim_token: 'any' } },
    failures: [...badBody, 401],
  },
  exchangeToken: {
    method: 'POST',
    path: '/oauth2/token',
    tag: 'OAuth',
    summary: 'Always refused: no tokens are issued',
    description: `\`invalid_grant\` for ${jwtBearer}, because no assertion was ever issued; \`unsupported_grant_type\` for all others.`,
    request: {
      schema: v.object({ grant_type: v.string(), assertion: v.optional(v.string()) }),
      types: formOrJson,
      example: { grant_type: 'client_credentials' },
    },
    failures: badBody,
  },
  revokeToken: {
    method: 'POST',
    path: '/oauth2/revoke',
    tag: 'OAuth',
    summary: 'Always succeeds: there is nothing to revoke',
    description: 'Answered 200 for any token, valid or not, as RFC 7009 asks.',
    request: { schema: v.object({ token: v.string() }), types: formOrJson, example: { token: 'any' } },
    success: 'An empty answer.',
    failures: badBody,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointId = keyof typeof api;

/** A function's `config`. Netlify reads it from the source text, so write it as a literal; this type keeps it true. */
export type Route<Id extends EndpointId> = Config & { path: (typeof api)[Id]['path'] | (typeof api)[Id]['path'][] };
