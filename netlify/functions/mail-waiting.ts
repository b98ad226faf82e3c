import type { Config } from '@netlify/functions';
import { mail } from '../lib/mail.ts';
import { openMessages } from '../lib/messages.ts';

/** Tries again what could not be mailed when it came. */
export default async function mailWaiting(): Promise<Response> {
  const messages = openMessages();
  const mailed = await mail(await messages.waiting(), messages);
  return Response.json({ mailed });
}

export const config: Config = { schedule: '*/10 * * * *' };
