import type { Context } from '@netlify/functions';
import { empty, problem, type Failure } from './answers.ts';
import { refuseFile } from './read-body.ts';

export type Handler = (request: Request, context: Context) => Response | Promise<Response>;

/** What a browser may send from another origin. */
const preflight = {
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, If-None-Match, MCP-Protocol-Version',
  'Access-Control-Max-Age': '86400',
};

/**
 * Creates a function with a handler for each method: HEAD is answered like GET without the body, OPTIONS with what is
 * allowed, and all others with 405. A `method` in the function's config would send other methods to the site's HTML 404
 * instead.
 *
 * @param fail builds the failures of this family of addresses. Default `problem`.
 */
export function byMethod(
  handlers: Partial<Record<'GET' | 'POST', Handler>>,
  fail: (failure: Failure) => Response = problem,
): Handler {
  const methods = [
    ...Object.keys(handlers).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)),
    'OPTIONS',
  ];
  const allow = methods.join(', ');

  return async (request, context) => {
    if (request.method === 'OPTIONS') {
      return empty(204, { ...preflight, Allow: allow, 'Access-Control-Allow-Methods': allow });
    }
    const refused = refuseFile(request);
    if (refused) return fail(refused);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    // Strangers choose the method, so only handlers in the table are called.
    const handler = method === 'GET' || method === 'POST' ? handlers[method] : undefined;
    if (!handler) {
      const detail = `This address answers ${allow}.`;
      return fail({ status: 405, code: 'method_not_allowed', detail, headers: { Allow: allow } });
    }
    const answer = await attempt(handler, request, context, fail);
    return request.method === 'HEAD' ? new Response(null, answer) : answer;
  };
}

/** Logs a bug, and answers with a failure of its family: the platform's own error page is HTML. */
async function attempt(handler: Handler, request: Request, context: Context, fail: (failure: Failure) => Response) {
  try {
    return await handler(request, context);
  } catch (error) {
    console.error(error);
    return fail({ status: 500, code: 'unexpected', detail: 'Something went wrong on our side.' });
  }
}
