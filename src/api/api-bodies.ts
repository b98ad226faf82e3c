import * as v from 'valibot';
import { contactMessage } from './contact-message.ts';

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
const problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.pipe(v.string(), v.description('Permanent: what programs compare.')),
  detail: v.pipe(v.string(), v.description('What happened and what to do, for people.')),
  errors: v.optional(v.array(v.object({ field: v.string(), detail: v.string() }))),
});

/** A failure elsewhere (RFC 6749, section 5.2). `message` is agent registration's name for the same text. */
const oauthError = v.object({ error: v.string(), error_description: v.string(), message: v.string() });

/** RFC 7591 metadata, none of which is stored; older agents only send a type. */
const registration = v.union([
  v.object({
    client_name: v.pipe(v.string(), v.trim(), v.minCodePoints(1), v.maxCodePoints(200)),
    redirect_uris: v.optional(v.array(v.pipe(v.string(), v.url())), []),
  }),
  v.object({ type: v.literal('anonymous') }),
]);

/** The response to a request for a credential: that there is none, and where to go instead. */
const noCredential = {
  credential_required: v.literal(false),
  credential_issued: v.literal(false),
  message: v.string(),
};

const healthOf = <const Status extends string>(status: Status) =>
  v.object({ status: v.literal(status), service: v.string(), time });

const delivery = {
  mail: v.pipe(
    v.picklist(['ok', 'failing', 'off', 'incomplete']),
    v.description('Whether a person is told of messages; `incomplete` means that some settings are missing.'),
  ),
};

const accepted = v.object({ status: v.literal('accepted'), id: v.string() });
const postList = v.object({ site: link, posts: v.array(post) });
const onePost = v.object({ site: link, post: fullPost });

const registered = v.object({
  client_name: v.optional(v.string()),
  redirect_uris: v.array(v.string()),
  ...noCredential,
  documentation: link,
  auth_policy: link,
  tools: v.array(v.object({ name: v.string(), url: link })),
});

const identityRequest = v.object({ type: v.literal('anonymous') });
const identity = v.object({
  registration_type: v.literal('anonymous'),
  registration_id: v.null(),
  identity_assertion: v.null(),
  ...noCredential,
  links: v.object({ skill: link, documentation: link, openapi: link, tools: link }),
});

const claim = v.object({ claim_token: v.string() });
const tokenRequest = v.object({ grant_type: v.string(), assertion: v.optional(v.string()) });
const revocation = v.object({ token: v.string() });

/** Their names in OpenAPI, which programs generated from it use for their types. */
export const schemas = {
  Health: v.object({ ...healthOf('ok').entries, ...delivery }),
  /** The body of health's 503: a failing service uses the same form as a working one. */
  Unavailable: healthOf('unavailable'),
  ContactMessage: contactMessage,
  Accepted: accepted,
  PostSummary: post,
  PostList: postList,
  Post: fullPost,
  PostDocument: onePost,
  Registration: registration,
  Registered: registered,
  IdentityRequest: identityRequest,
  Identity: identity,
  Claim: claim,
  TokenRequest: tokenRequest,
  Revocation: revocation,
  Problem: problem,
  OAuthError: oauthError,
} as const satisfies Record<string, v.GenericSchema<unknown, unknown>>;
