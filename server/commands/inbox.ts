import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { blobStore } from '../../netlify/lib/blob-store.ts';
import { folderStore } from '../../netlify/lib/folder-store.ts';
import { openMessages, type Channel, type Message, type Messages } from '../../netlify/lib/messages.ts';
import { tellOfWaiting } from '../../netlify/lib/tell.ts';
import { data } from '../settings.ts';

const help = `npm run inbox -- list              every message, oldest first
npm run inbox -- show ID           one message
npm run inbox -- export            all messages as JSON, one on each line
npm run inbox -- retry             tries again now to send the messages that wait
npm run inbox -- delete ID …       removes messages for good

Without npm: node server/main.ts inbox list
An ID may be cut short. Messages are those of the server here, in STAYPUT_DATA (default .data).
Add --netlify for those on Netlify; NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN say where, and let you in.
`;

function openInbox(isOnNetlify: boolean): Messages {
  if (!isOnNetlify) return openMessages(folderStore(join(data, 'messages')));
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, NETLIFY_API_URL: apiURL } = process.env;
  if (!siteID || !token) throw new Error('Set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN.');
  return openMessages(blobStore({ siteID, token, ...(apiURL && { apiURL }) }));
}

async function find(inbox: Messages, start: string | undefined): Promise<Message> {
  if (!start) throw new Error('Which message? Give its ID, or the start of it.');
  const found = (await inbox.all()).filter(({ id }) => id.startsWith(start));
  const [message, ...others] = found;
  if (!message) throw new Error(`There is no message ${start}.`);
  if (others.length > 0) throw new Error(`${found.length} messages begin with ${start}.`);
  return message;
}

const told: Record<Channel, string> = { mail: 'mailed', webhook: 'posted' };

/** Describes the state of a message: when and how it was reported, or how many attempts failed and why. */
async function stateOf(inbox: Messages, { id, suspicion }: Message): Promise<string> {
  if (suspicion) return `not mailed (${suspicion})`;
  // The keys of `told` are the channels.
  const states = (Object.keys(told) as Channel[]).map(async (channel) => {
    const toldAt = await inbox.toldAt(channel, id);
    if (toldAt) return `${told[channel]} ${toldAt.slice(0, 16)}`;
    const attempts = await inbox.attempts(channel, id);
    return attempts && `not ${told[channel]} (${attempts.tries} tried: ${attempts.lastError})`;
  });
  return (await Promise.all(states)).filter(Boolean).join(', ') || 'waits';
}

const isBidi = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Replaces control characters: strangers' text may contain codes that move a terminal's cursor or reverse its text. */
const plain = (text: string) => text.replace(/[^\P{Cc}\n]/gu, '�').replace(isBidi, '�');

/** Escapes them in JSON, which can represent every character. */
const plainJson = (text: string) =>
  text.replace(
    /[\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const commands: Record<string, (inbox: Messages, ids: string[]) => Promise<string>> = {
  async list(inbox) {
    const lines: string[] = [];
    for (const message of await inbox.all()) {
      const { id, receivedAt, name, email, subject } = message;
      const line = [
        id.slice(0, 8),
        receivedAt.slice(0, 16),
        await stateOf(inbox, message),
        `${name} <${email}>`,
        subject,
      ].join('  ');
      lines.push(line);
    }
    return lines.join('\n') || 'No messages.';
  },
  async show(inbox, [start]) {
    const message = await find(inbox, start);
    const { id, receivedAt, name, email, subject, message: text } = message;
    return `${id}, ${receivedAt}, ${await stateOf(inbox, message)}\nFrom: ${name} <${email}>\nSubject: ${subject}\n\n${text}`;
  },
  async export(inbox) {
    return (await inbox.all()).map((message) => plainJson(JSON.stringify(message))).join('\n');
  },
  retry: async (inbox) => `Sent: ${await tellOfWaiting(inbox, true)}.`,
  async delete(inbox, starts) {
    if (starts.length === 0) throw new Error('Which messages? Give their IDs.');
    const messages = await Promise.all(starts.map((start) => find(inbox, start)));
    for (const { id } of messages) await inbox.delete(id);
    return `Deleted: ${messages.length}.`;
  },
};

/** Reads, sends and deletes the messages that people sent. */
export default async function inbox(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    options: { netlify: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [name = '', ...ids] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(help);
  const text = await command(openInbox(values.netlify === true), ids);
  return name === 'export' ? text : plain(text);
}
