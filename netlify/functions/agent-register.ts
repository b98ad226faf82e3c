import * as v from 'valibot';
import { schemas } from '#api/api-bodies.ts';
import { api, type Route } from '#api/api.ts';
import { json, oauthError } from '../lib/answers.ts';
import { byMethod } from '../lib/by-method.ts';
import { readBody } from '../lib/read-body.ts';
import { readSite } from '../lib/site.ts';

export default byMethod(
  {
    POST: async (request) => {
      const body = await readBody(request, api.registerAgent.request.types);
      if ('failure' in body) return oauthError(body.failure);
      const asked = v.safeParse(schemas.Registration, body.value);
      if (!asked.success) return oauthError(badMetadata(body.value));
      const metadata = 'client_name' in asked.output ? asked.output : { redirect_uris: [] };
      return json({ ...metadata, ...(await explain(request)) });
    },
  },
  oauthError,
);

/** RFC 7591, section 3.2.2. */
function badMetadata(value: unknown) {
  const { issues } = v.safeParse(schemas.Registration.options[0], value);
  const key = issues?.[0].path?.[0].key;
  return key === 'redirect_uris'
    ? { status: 400, code: 'invalid_redirect_uri', detail: 'redirect_uris is a list of URIs, which may be empty.' }
    : { status: 400, code: 'invalid_client_metadata', detail: 'Send client_name, a text of 1 to 200 characters.' };
}

async function explain(request: Request) {
  const { origin, tools } = await readSite(request);
  return {
    credential_required: false,
    credential_issued: false,
    message: 'File conversion uses no OAuth credentials, so none were issued. Open a tool page in a browser.',
    documentation: `${origin}/docs/api`,
    auth_policy: `${origin}/auth.md`,
    tools,
  };
}

export const config: Route<'registerAgent'> = { path: '/agent/register' };
