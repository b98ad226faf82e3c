import * as v from 'valibot';
import { api, type Route } from '#api/api.ts';
import { oauthError } from '../lib/answers.ts';
import { byMethod } from '../lib/by-method.ts';
import { readBody } from '../lib/read-body.ts';

const { schema, types } = api.claimAgent.request;

/** RFC 9110 requires a challenge with every 401. */
const challenge = { 'WWW-Authenticate': 'AgentAuth error="invalid_claim_token"' };

export default byMethod(
  {
    POST: async (request) => {
      const body = await readBody(request, types);
      if ('failure' in body) return oauthError(body.failure);
      if (!v.is(schema, body.value)) {
        return oauthError({ status: 400, code: 'invalid_request', detail: 'Send claim_token, a text.' });
      }
      const detail = 'No claim token was ever issued: there is nothing to claim.';
      return oauthError({ status: 401, code: 'invalid_claim_token', detail, headers: challenge });
    },
  },
  oauthError,
);

export const config: Route<'claimAgent'> = { path: '/agent/identity/claim' };
