import { createHash, randomUUID } from 'node:crypto';
import type { ContactMessage } from '../../src/contact-message.ts';
import { openStore, type Store } from './store.ts';

/** Why a message looks like the work of a program. It is kept, and not mailed. */
export type Suspicion = 'filled the trap' | 'too fast';

export interface Message extends ContactMessage {
  id: string;
  /** ISO 8601. */
  receivedAt: string;
  suspicion?: Suspicion;
}

interface Circumstances {
  /** The sender's own name for this message: sent again, it is stored once. */
  idempotencyKey?: string;
  suspicion?: Suspicion;
}

const idLength = 32;
export const isMessageId = (text: string) => text.length === idLength && /^[0-9a-f]+$/.test(text);

/** The same key gives the same id, so that a second try meets the first. */
const idFor = (key: string = randomUUID()) => createHash('sha256').update(key).digest('hex').slice(0, idLength);

const fields = ['name', 'email', 'subject', 'message'] as const;
const isSame = (a: ContactMessage, b: ContactMessage) => fields.every((field) => a[field] === b[field]);

// What is in the store was written by `keepMessage`.
const parse = (text: string) => JSON.parse(text) as Message;

/** Messages, in their store. A message never changes: that it was mailed is written beside it. */
export function openMessages(store: Store = openStore()) {
  async function read(ids: string[]): Promise<Message[]> {
    const texts = await Promise.all(ids.filter(isMessageId).map((id) => store.read(`messages/${id}`)));
    const messages = texts.filter((text) => text !== undefined).map(parse);
    return messages.toSorted((a, b) => a.receivedAt.localeCompare(b.receivedAt));
  }

  return {
    /** Undefined where the sender used the same key for another message. */
    async keep(content: ContactMessage, { idempotencyKey, suspicion }: Circumstances = {}) {
      const id = idFor(idempotencyKey);
      const message: Message = {
        id,
        receivedAt: new Date().toISOString(),
        ...content,
        ...(suspicion && { suspicion }),
      };
      if (await store.create(`messages/${id}`, JSON.stringify(message))) return { message, isNew: true };
      const earlier = await store.read(`messages/${id}`);
      return earlier && isSame(parse(earlier), content) ? { message: parse(earlier), isNew: false } : undefined;
    },
    async find(id: string): Promise<Message | undefined> {
      const text = isMessageId(id) ? await store.read(`messages/${id}`) : undefined;
      return text === undefined ? undefined : parse(text);
    },
    /** Oldest first. */
    async all(): Promise<Message[]> {
      return read(await store.list('messages'));
    },
    /** What a person was not told of yet, oldest first. */
    async waiting(): Promise<Message[]> {
      const told = new Set(await store.list('mailed'));
      const messages = await read((await store.list('messages')).filter((id) => !told.has(id)));
      return messages.filter(({ suspicion }) => !suspicion);
    },
    /** When it was mailed, as ISO 8601. */
    mailedAt: (id: string) => store.read(`mailed/${id}`),
    markMailed: (id: string) => store.create(`mailed/${id}`, new Date().toISOString()),
    async delete(id: string) {
      await store.delete(`messages/${id}`);
      await store.delete(`mailed/${id}`);
    },
  };
}

export type Messages = ReturnType<typeof openMessages>;
