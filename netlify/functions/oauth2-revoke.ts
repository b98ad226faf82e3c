import * as v from 'valibot';
import { api, type Route } from '#api/api.ts';
import { empty, oauthError } from '../lib/answers.ts';
import { byMethod } from '../lib/by-method.ts';
import { readBody } from '../lib/read-body.ts';

const { schema, types } = api.revokeToken.request;

export default byMethod(
  {
    POST: async (request) => {
      const body = await readBody(request, types);
      if ('failure' in body) return oauthError(body.failure);
      if (!v.is(schema, body.value)) {
        return oauthError({ status: 400, code: 'invalid_request', detail: 'Send token, a text.' });
      }
      return empty(200, { Pragma: 'no-cache' });
    },
  },
  oauthError,
);

export const config: Route<'revokeToken'> = { path: '/oauth2/revoke' };
