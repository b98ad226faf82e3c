import * as v from 'valibot';
import { api, type Route } from '#api/api.ts';
import { json, oauthError } from '../lib/answers.ts';
import { byMethod } from '../lib/by-method.ts';
import { readBody } from '../lib/read-body.ts';
import { readSite } from '../lib/site.ts';

const { schema, types } = api.identifyAgent.request;

const otherType = v.object({ type: v.string() });

/** The error codes for the other identity types of agent registration. */
const notEnabled = new Map([
  ['service_auth', 'service_auth_not_enabled'],
  ['identity_assertion', 'issuer_not_enabled'],
]);

export default byMethod(
  {
    POST: async (request) => {
      const body = await readBody(request, types);
      if ('failure' in body) return oauthError(body.failure);
      if (!v.is(schema, body.value)) {
        const code = (v.is(otherType, body.value) && notEnabled.get(body.value.type)) || 'invalid_request';
        return oauthError({ status: 400, code, detail: 'The one identity type here is anonymous.' });
      }
      return json(await introduce(request));
    },
  },
  oauthError,
);

async function introduce(request: Request) {
  const { origin } = await readSite(request);
  return {
    registration_type: 'anonymous',
    registration_id: null,
    identity_assertion: null,
    credential_required: false,
    credential_issued: false,
    message:
      'You may act anonymously. Call /api/health, /api/contact and /api/blog without an Authorization header. Files are converted in the browser, on the tool pages; there is no conversion API.',
    links: {
      skill: `${origin}/auth.md`,
      documentation: `${origin}/docs/api`,
      openapi: `${origin}/openapi.json`,
      tools: `${origin}/.well-known/ard.json`,
    },
  };
}

export const config: Route<'identifyAgent'> = { path: '/agent/identity' };
