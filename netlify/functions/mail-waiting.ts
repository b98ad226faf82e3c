import type { Config } from '@netlify/functions';
import { openMessages } from '../lib/messages.ts';
import { tellOfWaiting } from '../lib/tell.ts';

/** Tries again to notify a person of waiting messages. */
export default async function mailWaiting(): Promise<Response> {
  const messages = openMessages();
  await messages.sweep();
  return Response.json({ told: await tellOfWaiting(messages) });
}

export const config: Config = { schedule: '*/10 * * * *' };
