import * as v from 'valibot';
import { api, jwtBearer, type Route } from '#api/api.ts';
import { oauthError } from '../lib/answers.ts';
import { byMethod } from '../lib/by-method.ts';
import { readBody } from '../lib/read-body.ts';

const { schema, types } = api.exchangeToken.request;

/** Returns the error for a request, as in RFC 6749, section 5.2, and RFC 7523. No request can be granted. */
function refusal(value: unknown) {
  const asked = v.safeParse(schema, value);
  if (!asked.success) return { code: 'invalid_request', detail: 'Send grant_type, a text.' };
  const { grant_type, assertion } = asked.output;
  if (grant_type !== jwtBearer) return { code: 'unsupported_grant_type', detail: 'No token is issued here.' };
  if (!assertion) return { code: 'invalid_request', detail: 'This grant needs an assertion.' };
  return { code: 'invalid_grant', detail: 'No assertion was ever issued, so none is valid.' };
}

export default byMethod(
  {
    POST: async (request) => {
      const body = await readBody(request, types);
      if ('failure' in body) return oauthError(body.failure);
      return oauthError({ status: 400, ...refusal(body.value) });
    },
  },
  oauthError,
);

export const config: Route<'exchangeToken'> = { path: '/oauth2/token' };
