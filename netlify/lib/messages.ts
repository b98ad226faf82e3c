import { createHash, randomUUID } from 'node:crypto';
import type { ContactMessage } from '#api/contact-message.ts';
import type { Store } from './store.ts';
import { openStore } from './open-store.ts';

/** Why a message looks like spam. It is kept, but nobody is notified. */
export type Suspicion = 'filled the trap' | 'too fast' | 'from another site';

export interface Message extends ContactMessage {
  id: string;
  /** ISO 8601. */
  receivedAt: string;
  suspicion?: Suspicion;
}

interface Circumstances {
  /** An idempotency key that is unique to the sender: a message that is sent again is stored once. */
  key?: string | undefined;
  suspicion?: Suspicion | undefined;
}

/** How a person is notified of messages. Each channel reports all of them. */
export type Channel = 'mail' | 'webhook';

/** What is stored about a message, under its ID: for each channel, the parts of the store. */
const notes = {
  mail: { told: 'mailed', failed: 'mail-failures' },
  webhook: { told: 'posted', failed: 'webhook-failures' },
} as const satisfies Record<Channel, { told: string; failed: string }>;
// Its keys are the channels.
const channels = Object.keys(notes) as Channel[];

/** The part of the store with the IDs of messages that look like spam. */
const held = 'held';

/** The failed attempts to notify a person. */
export interface Attempts {
  tries: number;
  /** The error of the last attempt, for people. */
  lastError: string;
  /** ISO 8601. No new attempt before this time. */
  nextAt: string;
}

const idLength = 32;
export const isMessageId = (text: string) => text.length === idLength && /^[0-9a-f]+$/.test(text);

/** The same key gives the same ID, so that a second attempt finds the first. */
const idFor = (key: string = randomUUID()) => createHash('sha256').update(key).digest('hex').slice(0, idLength);

const fields = ['name', 'email', 'subject', 'message'] as const;
const isSame = (a: ContactMessage, b: ContactMessage) => fields.every((field) => a[field] === b[field]);

/**
 * Parses a text that this module wrote. If a failing disk or an editor has damaged it, that is logged and the text is
 * skipped.
 */
function parse<Content>(key: string, text: string): Content | undefined {
  try {
    // This module wrote the text.
    return JSON.parse(text) as Content;
  } catch (error) {
    console.error(`${key} in the store of messages is damaged.`, error);
    return undefined;
  }
}

/** The number of files read at once: systems limit a process to about a thousand. */
const readAtOnce = 100;

/** Opens the store of messages. A message never changes: its state is stored separately. */
export function openMessages(store: Store = openStore()) {
  async function find(id: string): Promise<Message | undefined> {
    const key = `messages/${id}`;
    const text = isMessageId(id) ? await store.read(key) : undefined;
    return text === undefined ? undefined : parse<Message>(key, text);
  }

  /** Reads messages, oldest first. */
  async function read(ids: readonly string[]): Promise<Message[]> {
    const found: Message[] = [];
    for (let start = 0; start < ids.length; start += readAtOnce) {
      const some = await Promise.all(ids.slice(start, start + readAtOnce).map(find));
      found.push(...some.filter((message) => message !== undefined));
    }
    return found.toSorted((a, b) => a.receivedAt.localeCompare(b.receivedAt));
  }

  /** Lists messages that are in none of these parts. */
  async function idsBeside(parts: readonly string[]): Promise<string[]> {
    const elsewhere = new Set((await Promise.all(parts.map((part) => store.list(part)))).flat());
    return (await store.list('messages')).filter((id) => isMessageId(id) && !elsewhere.has(id));
  }

  async function attempts(channel: Channel, id: string): Promise<Attempts | undefined> {
    const key = `${notes[channel].failed}/${id}`;
    const text = await store.read(key);
    return text === undefined ? undefined : parse<Attempts>(key, text);
  }

  return {
    find,
    attempts,
    /** Stores a message. Returns undefined if the same key was used for another message. */
    async keep(content: ContactMessage, { key, suspicion }: Circumstances = {}) {
      const id = idFor(key);
      const message: Message = {
        id,
        receivedAt: new Date().toISOString(),
        ...content,
        ...(suspicion && { suspicion }),
      };
      if (suspicion) await store.create(`${held}/${id}`, suspicion);
      if (await store.create(`messages/${id}`, JSON.stringify(message))) return { message, isNew: true };
      const earlier = await find(id);
      return earlier && isSame(earlier, content) ? { message: earlier, isNew: false } : undefined;
    },
    /** Lists all messages, oldest first. */
    all: async (): Promise<Message[]> => read(await store.list('messages')),
    /** Lists the messages still to be reported through a channel, oldest first. */
    waiting: async (channel: Channel): Promise<Message[]> => read(await idsBeside([notes[channel].told, held])),
    /** Rejects if no message could be stored at present. */
    check: () => store.check(),
    /** Whether there are messages that could not be reported through this channel yet. */
    hasFailed: async (channel: Channel) => (await store.list(notes[channel].failed)).length > 0,
    /** When a message was reported through a channel, as ISO 8601. */
    toldAt: (channel: Channel, id: string) => store.read(`${notes[channel].told}/${id}`),
    async markTold(channel: Channel, id: string) {
      await store.create(`${notes[channel].told}/${id}`, new Date().toISOString());
      await store.delete(`${notes[channel].failed}/${id}`);
    },
    /** @param pause returns the milliseconds before the next attempt, by the number of attempts so far */
    async markFailed(channel: Channel, id: string, error: unknown, pause: (tries: number) => number) {
      const tries = ((await attempts(channel, id))?.tries ?? 0) + 1;
      const lastError = error instanceof Error ? error.message : String(error);
      const note: Attempts = { tries, lastError, nextAt: new Date(Date.now() + pause(tries)).toISOString() };
      await store.replace(`${notes[channel].failed}/${id}`, JSON.stringify(note));
    },
    async delete(id: string) {
      const parts = [held, ...channels.flatMap((channel) => [notes[channel].told, notes[channel].failed])];
      for (const part of ['messages', ...parts]) await store.delete(`${part}/${id}`);
    },
    sweep: () => store.sweep(),
  };
}

export type Messages = ReturnType<typeof openMessages>;
