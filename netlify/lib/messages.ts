import { createHash, randomUUID } from 'node:crypto';
import type { ContactMessage } from '../../src/api/contact-message.ts';
import type { Store } from './store.ts';
import { openStore } from './open-store.ts';

/** Why a message looks like the work of a program. It is kept, and nobody is told of it. */
export type Suspicion = 'filled the trap' | 'too fast';

export interface Message extends ContactMessage {
  id: string;
  /** ISO 8601. */
  receivedAt: string;
  suspicion?: Suspicion;
}

interface Circumstances {
  /** A name for this message that no other sender gives: sent again, it is stored once. */
  key?: string | undefined;
  suspicion?: Suspicion | undefined;
}

/** How a person is told of messages. Each way tells of all of them. */
export type Channel = 'mail' | 'webhook';

/** What is written beside a message, under its id, in a part of the store for each channel. */
const notes = {
  mail: { told: 'mailed', failed: 'mail-failures' },
  webhook: { told: 'posted', failed: 'webhook-failures' },
} as const satisfies Record<Channel, { told: string; failed: string }>;
// Its keys are the channels.
const channels = Object.keys(notes) as Channel[];

/** Ids of messages that look like the work of a program. */
const held = 'held';

/** What came of telling a person, so far without success. */
export interface Attempts {
  tries: number;
  /** What the last one failed of, for people. */
  lastError: string;
  /** ISO 8601: not to be tried again before. */
  nextAt: string;
}

const idLength = 32;
export const isMessageId = (text: string) => text.length === idLength && /^[0-9a-f]+$/.test(text);

/** The same key gives the same id, so that a second try meets the first. */
const idFor = (key: string = randomUUID()) => createHash('sha256').update(key).digest('hex').slice(0, idLength);

const fields = ['name', 'email', 'subject', 'message'] as const;
const isSame = (a: ContactMessage, b: ContactMessage) => fields.every((field) => a[field] === b[field]);

/** Only what is here wrote it; what a failing disk or an editor has made of it since is said, and passed over. */
function parse<Content>(key: string, text: string): Content | undefined {
  try {
    // It wrote the text itself.
    return JSON.parse(text) as Content;
  } catch (error) {
    console.error(`${key} in the store of messages is damaged.`, error);
    return undefined;
  }
}

/** How many files are read at the same time: systems allow a process some thousand at most. */
const readAtOnce = 100;

/** Messages, in their store. A message never changes: what became of it is written beside it. */
export function openMessages(store: Store = openStore()) {
  async function find(id: string): Promise<Message | undefined> {
    const key = `messages/${id}`;
    const text = isMessageId(id) ? await store.read(key) : undefined;
    return text === undefined ? undefined : parse<Message>(key, text);
  }

  /** Oldest first. */
  async function read(ids: readonly string[]): Promise<Message[]> {
    const found: Message[] = [];
    for (let start = 0; start < ids.length; start += readAtOnce) {
      const some = await Promise.all(ids.slice(start, start + readAtOnce).map(find));
      found.push(...some.filter((message) => message !== undefined));
    }
    return found.toSorted((a, b) => a.receivedAt.localeCompare(b.receivedAt));
  }

  /** Messages that are in none of these parts. */
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
    /** Undefined where the same key was used for another message. */
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
    /** Oldest first. */
    all: async (): Promise<Message[]> => read(await store.list('messages')),
    /** What a person is to be told of by a channel, and was not yet; oldest first. */
    waiting: async (channel: Channel): Promise<Message[]> => read(await idsBeside([notes[channel].told, held])),
    /** Rejects where no message could be kept now. */
    check: () => store.check(),
    /** How many messages no person was told of by any channel. */
    countWaiting: async () => (await idsBeside([held, ...channels.map((channel) => notes[channel].told)])).length,
    /** Whether there are messages of which this channel could not tell yet. */
    hasFailed: async (channel: Channel) => (await store.list(notes[channel].failed)).length > 0,
    /** When a person was told of it by a channel, as ISO 8601. */
    toldAt: (channel: Channel, id: string) => store.read(`${notes[channel].told}/${id}`),
    async markTold(channel: Channel, id: string) {
      await store.create(`${notes[channel].told}/${id}`, new Date().toISOString());
      await store.delete(`${notes[channel].failed}/${id}`);
    },
    /** @param pause in milliseconds, by how many tries there were: before that, it is not tried again. */
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
