import type { Config } from '@netlify/functions';
import type * as v from 'valibot';
import { schemas } from './api-bodies.ts';

/** In bytes: longer bodies are refused unread. */
export const maxBodyLength = 64 * 1024;

/** The response to a request that is no message: most senders want a file converted. */
export const filesStayHere =
  'Files are never sent here: conversion happens in the browser, on the tool pages. There is no conversion API.';

export const jwtBearer = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** Every failure, by status. The body is a `Problem` under `/api/`, and an `OAuthError` elsewhere. */
export const failures = {
  400: 'The body is not what this address takes; the answer says what is wrong.',
  401: 'No such claim.',
  404: 'There is nothing under this address.',
  413: 'The body is longer than 65,536 bytes.',
  415: 'The body has a media type or an encoding that is not accepted here. Files are converted in the browser, never here.',
  422: 'This Idempotency-Key was used for another message.',
  429: 'Too many messages from one address. `Retry-After` says in how many seconds to come back.',
  500: 'Something went wrong on our side.',
  503: 'A part that this depends on does not answer. Try again later.',
} as const;

type Failure = keyof typeof failures;
type Schema = v.GenericSchema<unknown, unknown>;

/** A body with a valid example, which the documentation shows and the tests check against the schema. */
interface Body {
  schema: Schema;
  example: Record<string, unknown>;
}

export interface Endpoint {
  method: 'GET' | 'POST';
  /** In Netlify's notation: `:name` is a parameter. */
  path: `/${string}`;
  tag: 'Site' | 'Agents' | 'OAuth';
  summary: string;
  description: string;
  /** Examples of the parameters in the path, by name. */
  parameters?: Record<string, { description: string; example: string }>;
  /** Request headers that change the outcome, with their effects. */
  headers?: Record<string, string>;
  request?: Body & { types: readonly string[] };
  /** The body of a success. */
  response?: Body;
  /**
   * The response carries an `ETag`; with it in `If-None-Match`, an unchanged response is 304 without a body. Default
   * false.
   */
  revalidates?: boolean;
  /** The meaning of a success without a body. With neither, there is no success. */
  success?: string;
  failures: readonly Failure[];
}

const json = ['application/json'] as const;
const formOrJson = ['application/x-www-form-urlencoded', 'application/json'] as const;
const badBody = [400, 413, 415, 500] as const;

const examplePost = {
  slug: 'nothing-leaves',
  title: 'Nothing leaves',
  description: 'How the browser keeps your files on your device.',
  date: '2026-10-01T00:00:00.000Z',
  tags: ['privacy'],
  minutes: 4,
  url: 'https://stayput.example/blog/nothing-leaves',
};
const exampleSite = 'https://stayput.example';

/** THE table of HTTP endpoints. Functions, forms, OpenAPI, the page for people and the tests derive from it. */
export const api = {
  getHealth: {
    method: 'GET',
    path: '/api/health',
    tag: 'Site',
    summary: 'Health check',
    description:
      'Says whether the service works, by writing to the store of messages that it depends on, and whether a person hears of messages. An answer may be a second old.',
    response: {
      schema: schemas.Health,
      example: { status: 'ok', service: 'stayput', time: '2026-10-01T09:30:00.000Z', mail: 'ok' },
    },
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
        'Any text of your own, up to 255 characters. Repeat it when you try again, and the message is stored once. Keys belong to the `email` of the message: other senders may use the same.',
    },
    request: {
      schema: schemas.ContactMessage,
      types: json,
      example: {
        name: 'Ada',
        email: 'ada@example.com',
        subject: 'A question',
        message: 'Does this work without a network?',
      },
    },
    response: {
      schema: schemas.Accepted,
      example: { status: 'accepted', id: '5b1f0a528c1e4c589a530d2f6f3e7a11' },
    },
    failures: [...badBody, 422, 429, 503],
  },
  listBlogPosts: {
    method: 'GET',
    path: '/api/blog',
    tag: 'Site',
    summary: 'The published posts, newest first',
    description: 'Drafts, and posts with a date to come, are not published.',
    response: { schema: schemas.PostList, example: { site: exampleSite, posts: [examplePost] } },
    revalidates: true,
    failures: [500, 503],
  },
  getBlogPost: {
    method: 'GET',
    path: '/api/blog/:slug',
    tag: 'Site',
    summary: 'One published post with its content',
    description: 'The content comes rendered as HTML and as it was written, in Markdown.',
    parameters: { slug: { description: 'The last part of its address.', example: 'nothing-leaves' } },
    response: {
      schema: schemas.PostDocument,
      example: {
        site: exampleSite,
        post: { ...examplePost, html: '<p>Your file stays …</p>', markdown: 'Your file stays …' },
      },
    },
    revalidates: true,
    failures: [404, 500],
  },
  registerAgent: {
    method: 'POST',
    path: '/agent/register',
    tag: 'Agents',
    summary: 'Ask for a credential, and learn that none is needed',
    description: 'File conversion uses no OAuth credentials. The answer explains it, and links to the tools.',
    request: {
      schema: schemas.Registration,
      types: json,
      example: { client_name: 'example-agent', redirect_uris: [] },
    },
    response: {
      schema: schemas.Registered,
      example: {
        client_name: 'example-agent',
        redirect_uris: [],
        credential_required: false,
        credential_issued: false,
        message: 'File conversion uses no OAuth credentials, so none were issued.',
        documentation: `${exampleSite}/docs/api`,
        auth_policy: `${exampleSite}/auth.md`,
        tools: [{ name: 'Merge PDF', url: `${exampleSite}/merge-pdf` }],
      },
    },
    failures: badBody,
  },
  identifyAgent: {
    method: 'POST',
    path: '/agent/identity',
    tag: 'Agents',
    summary: 'Act anonymously',
    description: 'The one identity type is `anonymous`, and it carries no credential. Other types are refused.',
    request: { schema: schemas.IdentityRequest, types: json, example: { type: 'anonymous' } },
    response: {
      schema: schemas.Identity,
      example: {
        registration_type: 'anonymous',
        registration_id: null,
        identity_assertion: null,
        credential_required: false,
        credential_issued: false,
        message: 'You may act anonymously.',
        links: {
          skill: `${exampleSite}/auth.md`,
          documentation: `${exampleSite}/docs/api`,
          openapi: `${exampleSite}/openapi.json`,
          tools: `${exampleSite}/.well-known/ard.json`,
        },
      },
    },
    failures: badBody,
  },
  claimAgent: {
    method: 'POST',
    path: '/agent/identity/claim',
    tag: 'Agents',
    summary: 'Always refused: there is nothing to claim',
    description: 'No claim token was ever issued, so every well-formed claim is answered 401.',
    request: { schema: schemas.Claim, types: json, example: { claim_token: 'any' } },
    failures: [...badBody, 401],
  },
  exchangeToken: {
    method: 'POST',
    path: '/oauth2/token',
    tag: 'OAuth',
    summary: 'Always refused: no tokens are issued',
    description: `\`invalid_grant\` for ${jwtBearer}, because no assertion was ever issued; \`unsupported_grant_type\` for all others.`,
    request: {
      schema: schemas.TokenRequest,
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
    request: { schema: schemas.Revocation, types: formOrJson, example: { token: 'any' } },
    success: 'An empty answer.',
    failures: badBody,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointId = keyof typeof api;

/** A function's `config`. Netlify reads it from the source text, so write it as a literal; this type keeps it true. */
export type Route<Id extends EndpointId> = Config & { path: (typeof api)[Id]['path'] | (typeof api)[Id]['path'][] };
