import { filesStayHere } from '#api/api.ts';
import { oauthError } from './answers.ts';
import { byMethod } from './by-method.ts';

const detail = `There is no such document; /docs/api lists what there is. ${filesStayHere}`;

/** Answers requests for a document that its file does not answer. */
export const document = byMethod({ GET: () => oauthError({ status: 404, code: 'not_found', detail }) }, oauthError);
