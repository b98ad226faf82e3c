import { createHash } from 'node:crypto';
import type { Config, Context } from '@netlify/functions';
import { closedHeaders } from '#policies.ts';
import { json, problem, type Failure } from '../lib/answers.ts';
import { fillForm } from '../lib/contact-page.ts';
import type { Suspicion } from '../lib/messages.ts';
import { readBody } from '../lib/read-body.ts';
import { receive } from '../lib/receive.ts';

/** In milliseconds. Nobody fills in the form faster, but programs do. */
const leastTime = 2000;

/**
 * `website` is a field that nobody sees; `elapsed` is measured by the page's script, if scripts run. Browsers say
 * whether the form was on a page of this site.
 */
function suspect({ website, elapsed }: Record<string, string>, { headers }: Request): Suspicion | undefined {
  if (website) return 'filled the trap';
  if (headers.get('Sec-Fetch-Site') === 'cross-site') return 'from another site';
  return elapsed && Number(elapsed) < leastTime ? 'too fast' : undefined;
}

/** Handles the contact page's own form. The page's script asks for JSON; without it, the answers are pages. */
export default async function contactForm(request: Request, context: Context): Promise<Response> {
  const isScript = /\bapplication\/json\b/.test(request.headers.get('Accept') ?? '');
  const fail = (failure: Failure, fields: Record<string, string>) =>
    isScript ? problem(failure) : fillForm(fields, failure);

  const body = await readBody(request, ['application/x-www-form-urlencoded']);
  if ('failure' in body) return fail(body.failure, {});
  // `readBody` returns the fields of a form.
  const fields = body.value as Record<string, string>;
  const { website: _, elapsed: __, ...content } = fields;
  // The same words sent twice are one message; sent again on another day, they are intended.
  const today = new Date().toISOString().slice(0, 10);
  const idempotencyKey = createHash('sha256')
    .update(JSON.stringify([today, content]))
    .digest('hex');
  const received = await receive(content, { idempotencyKey, suspicion: suspect(fields, request) }, context);
  if ('failure' in received) return fail(received.failure, content);
  if (isScript) return json({ status: 'accepted', id: received.id });
  const headers = { ...closedHeaders, Location: '/contact/thanks', 'Cache-Control': 'no-store' };
  return new Response(null, { status: 303, headers });
}

/** Only POST: other methods reach the page itself. */
export const config: Config = {
  path: '/contact',
  method: 'POST',
  // Only against floods: it counts every request. `receive` counts messages.
  rateLimit: { windowLimit: 100, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
