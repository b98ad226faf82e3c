import { createHash } from 'node:crypto';
import type { Config, Context } from '@netlify/functions';
import { closedHeaders } from '../../src/policies.ts';
import { json, problem, type Failure } from '../lib/answers.ts';
import { fillForm } from '../lib/contact-page.ts';
import type { Suspicion } from '../lib/messages.ts';
import { readBody } from '../lib/read-body.ts';
import { receive } from '../lib/receive.ts';

/** In milliseconds. Nobody fills the form in less; programs do. */
const leastTime = 2000;

/** `website` is a field that nobody sees; `elapsed` is what the page's script measured, where there are scripts. */
function suspect({ website, elapsed }: Record<string, string>): Suspicion | undefined {
  if (website) return 'filled the trap';
  return elapsed && Number(elapsed) < leastTime ? 'too fast' : undefined;
}

/** What the contact page's own form sends. The page's script asks for JSON; without it, pages answer. */
export default async function contactForm(request: Request, context: Context): Promise<Response> {
  const isScript = /\bapplication\/json\b/.test(request.headers.get('Accept') ?? '');
  const fail = (failure: Failure, fields: Record<string, string>) =>
    isScript ? problem(failure) : fillForm(fields, failure);

  const body = await readBody(request, ['application/x-www-form-urlencoded']);
  if ('failure' in body) return fail(body.failure, {});
  // `readBody` gives a form as its fields.
  const fields = body.value as Record<string, string>;
  const { website: _, elapsed: __, ...content } = fields;
  // Sent twice, the same words are one message; sent again on another day, they are meant.
  const today = new Date().toISOString().slice(0, 10);
  const idempotencyKey = createHash('sha256')
    .update(JSON.stringify([today, content]))
    .digest('hex');
  const received = await receive(content, { idempotencyKey, suspicion: suspect(fields) }, context);
  if ('failure' in received) return fail(received.failure, content);
  if (isScript) return json({ status: 'accepted', id: received.id });
  const headers = { ...closedHeaders, Location: '/contact/thanks', 'Cache-Control': 'no-store' };
  return new Response(null, { status: 303, headers });
}

/** With a method: what is not POST goes to the page itself. */
export const config: Config = {
  path: '/contact',
  method: 'POST',
  // Against floods alone: it counts whatever is asked. `receive` counts messages.
  rateLimit: { windowLimit: 100, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
