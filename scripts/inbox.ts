// Reads and clears the messages that people sent: npm run inbox -- list
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openMessages, type Message, type Messages } from '../netlify/lib/messages.ts';
import { blobStore, folderStore } from '../netlify/lib/store.ts';

const help = `npm run inbox -- list              every message, oldest first
npm run inbox -- show ID           one message
npm run inbox -- export            all messages as JSON, one on each line
npm run inbox -- delete ID …       removes messages for good

An ID may be cut short. Messages are those of the server here, in STAYPUT_DATA (default .data).
Add --netlify for those on Netlify; NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN say where, and let you in.
`;

/** What is wrong with how it was called, in words. */
class UsageError extends Error {}

function openInbox(isOnNetlify: boolean): Messages {
  if (!isOnNetlify) return openMessages(folderStore(resolve(process.env['STAYPUT_DATA'] ?? '.data', 'messages')));
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, NETLIFY_API_URL: apiURL } = process.env;
  if (!siteID || !token) throw new UsageError('Set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN.');
  return openMessages(blobStore({ siteID, token, ...(apiURL && { apiURL }) }));
}

async function find(inbox: Messages, start: string | undefined): Promise<Message> {
  if (!start) throw new UsageError('Which message? Give its ID, or the start of it.');
  const found = (await inbox.all()).filter(({ id }) => id.startsWith(start));
  const [message, ...others] = found;
  if (!message) throw new UsageError(`There is no message ${start}.`);
  if (others.length > 0) throw new UsageError(`${found.length} messages begin with ${start}.`);
  return message;
}

async function fate(inbox: Messages, { id, suspicion }: Message): Promise<string> {
  if (suspicion) return `not mailed (${suspicion})`;
  const mailedAt = await inbox.mailedAt(id);
  return mailedAt ? `mailed ${mailedAt.slice(0, 16)}` : 'waits';
}

/** What strangers wrote may hold codes that move a terminal's cursor, or worse. */
const plain = (text: string) => text.replace(/[^\P{Cc}\n]/gu, '�');

const commands: Record<string, (inbox: Messages, ids: string[]) => Promise<string>> = {
  async list(inbox) {
    const lines = (await inbox.all()).map(async (message) => {
      const { id, receivedAt, name, email, subject } = message;
      return [id.slice(0, 8), receivedAt.slice(0, 16), await fate(inbox, message), `${name} <${email}>`, subject].join(
        '  ',
      );
    });
    return (await Promise.all(lines)).join('\n') || 'No messages.';
  },
  async show(inbox, [start]) {
    const message = await find(inbox, start);
    const { id, receivedAt, name, email, subject, message: text } = message;
    return `${id}, ${receivedAt}, ${await fate(inbox, message)}\nFrom: ${name} <${email}>\nSubject: ${subject}\n\n${text}`;
  },
  async export(inbox) {
    return (await inbox.all()).map((message) => JSON.stringify(message)).join('\n');
  },
  async delete(inbox, starts) {
    if (starts.length === 0) throw new UsageError('Which messages? Give their IDs.');
    const messages = await Promise.all(starts.map((start) => find(inbox, start)));
    for (const { id } of messages) await inbox.delete(id);
    return `Deleted: ${messages.length}.`;
  },
};

try {
  const { values, positionals } = parseArgs({ options: { netlify: { type: 'boolean' } }, allowPositionals: true });
  const [name = '', ...ids] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(help);
  const text = await command(openInbox(values.netlify === true), ids);
  console.log(name === 'export' ? text : plain(text));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
