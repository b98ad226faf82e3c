import type { Route } from '#api/api.ts';
import { json } from '../lib/answers.ts';
import { byMethod } from '../lib/by-method.ts';
import { openMessages } from '../lib/messages.ts';
import { telling } from '../lib/tell.ts';

/** In milliseconds. A monitor gives up a few seconds later. */
const patience = 3000;

/** Checks the store of the only thing we keep: messages from the contact form. */
async function lookAtMessages() {
  const messages = openMessages();
  await messages.check();
  return { mail: await telling(messages) };
}

type Outcome = Awaited<ReturnType<typeof lookAtMessages>> | undefined;

/** Returns undefined if the store cannot keep a message at present. */
async function look(): Promise<Outcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The store of messages has not answered in ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([lookAtMessages(), late]);
  } catch (error) {
    console.error(error);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** In milliseconds: how long an outcome is reused. Monitors may ask as often as they like. */
const freshness = 1000;
let last: { place: string; outcome: Promise<Outcome>; until: number } | undefined;

function lookOnce(): Promise<Outcome> {
  const place = process.env['MESSAGES_FOLDER'] ?? process.env['NETLIFY_BLOBS_CONTEXT'] ?? '';
  if (last?.place === place && last.until > performance.now()) return last.outcome;
  last = { place, outcome: look(), until: performance.now() + freshness };
  return last.outcome;
}

export default byMethod({
  GET: async () => {
    const outcome = await lookOnce();
    const body = { status: outcome ? 'ok' : 'unavailable', service: 'stayput', time: new Date().toISOString() };
    return json({ ...body, ...outcome }, { status: outcome ? 200 : 503 });
  },
});

export const config: Route<'getHealth'> = { path: '/api/health' };
