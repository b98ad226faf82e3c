import type { Context } from '@netlify/functions';
import * as v from 'valibot';
import { contactMessage } from '../../src/contact-message.ts';
import type { Failure } from './answers.ts';
import { mail } from './mail.ts';
import { openMessages, type Suspicion } from './messages.ts';

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

/** Takes a message in, from wherever it came: checks it, stores it, and has it mailed after the answer. */
export async function receive(
  value: unknown,
  { idempotencyKey, suspicion }: Circumstances,
  { waitUntil }: Pick<Context, 'waitUntil'>,
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
  const messages = openMessages();
  let kept: Awaited<ReturnType<typeof messages.keep>>;
  try {
    kept = await messages.keep(content.output, {
      ...(idempotencyKey !== undefined && { idempotencyKey }),
      ...(suspicion && { suspicion }),
    });
  } catch (error) {
    console.error(error);
    return refuse(503, 'unavailable', 'Your message could not be stored. Please send it again later.');
  }
  if (!kept) return refuse(422, 'idempotency_key_reused', 'This Idempotency-Key was used for another message.');
  if (kept.isNew && !suspicion) waitUntil(mail([kept.message], messages));
  return { id: kept.message.id };
}

const refuse = (status: number, code: string, detail: string): Received => ({ failure: { status, code, detail } });

/** The first thing that is wrong with each field. */
function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const found = new Map<string, string>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    if (!found.has(field)) found.set(field, issue.message);
  }
  return [...found].map(([field, detail]) => ({ field, detail }));
}
