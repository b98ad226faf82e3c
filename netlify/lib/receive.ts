import type { Context } from '@netlify/functions';
import * as v from 'valibot';
import { contactMessage } from '#api/contact-message.ts';
import type { Failure } from './answers.ts';
import { openMessages, type Suspicion } from './messages.ts';
import { networkOf } from './network.ts';
import { rateLimiter } from './rate-limit.ts';
import { tellOf } from './tell.ts';

export interface FieldError {
  field: string;
  /** What is wrong, for people. */
  detail: string;
}

type Received = { id: string } | { failure: Failure };

interface Circumstances {
  idempotencyKey?: string | undefined;
  suspicion?: Suspicion | undefined;
}

const waitFor = rateLimiter();

/** The limit for one sender's messages, which are counted once they are valid. */
const limit = { windowLimit: 10, windowSize: 60 };

/** Receives a message, whatever its origin: checks and stores it, and notifies a person after the answer. */
export async function receive(
  value: unknown,
  { idempotencyKey, suspicion }: Circumstances,
  { waitUntil, ip }: Pick<Context, 'waitUntil' | 'ip'>,
): Promise<Received> {
  if (idempotencyKey !== undefined && !/^[\x20-\x7E]{1,255}$/.test(idempotencyKey)) {
    return refuse(400, 'invalid_idempotency_key', 'Idempotency-Key: send 1 to 255 printable ASCII characters.');
  }
  const content = v.safeParse(contactMessage, value);
  if (!content.success) {
    const errors = fieldErrors(content.issues);
    const detail = errors.map(({ field, detail }) => (field ? `${field}: ${detail}` : detail)).join(' ');
    return { failure: { status: 400, code: 'invalid_message', detail, facts: { errors } } };
  }
  const seconds = waitFor(networkOf(ip), limit);
  if (seconds > 0) {
    const detail = `Too many messages. Try again in ${seconds} s.`;
    return { failure: { status: 429, code: 'rate_limited', detail, headers: { 'Retry-After': String(seconds) } } };
  }
  const messages = openMessages();
  let kept: Awaited<ReturnType<typeof messages.keep>>;
  try {
    // Senders choose their keys independently, so a key counts only together with the address. An attempt from another
    // network is still the same sender's.
    const key = idempotencyKey && JSON.stringify([content.output.email, idempotencyKey]);
    kept = await messages.keep(content.output, { key, suspicion });
  } catch (error) {
    console.error(error);
    return refuse(503, 'unavailable', 'Your message could not be stored. Please send it again later.');
  }
  if (!kept) return refuse(422, 'idempotency_key_reused', 'This Idempotency-Key was used for another message.');
  if (kept.isNew && !suspicion) waitUntil(tellOf(kept.message, messages));
  return { id: kept.message.id };
}

const refuse = (status: number, code: string, detail: string): Received => ({ failure: { status, code, detail } });

/** Returns the first error of each field. */
function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const found = new Map<string, string>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    if (!found.has(field)) found.set(field, issue.message);
  }
  return [...found].map(([field, detail]) => ({ field, detail }));
}
