import { resolve } from 'node:path';
import { missingSettings } from '../netlify/lib/mail.ts';
import { openMessages } from '../netlify/lib/messages.ts';
import { telling } from '../netlify/lib/tell.ts';
import { runInbox } from './inbox.ts';
import { startServer } from './start.ts';

const root = resolve(import.meta.dirname, '..');
const [command, ...args] = process.argv.slice(2);
const { PORT, HOST = '127.0.0.1', STAYPUT_DATA = resolve(root, '.data'), STAYPUT_PROXIES } = process.env;

/** Without a PORT, the next free one after this is taken too. */
const firstPort = 8888;
const ports = PORT === undefined ? Array.from({ length: 20 }, (_, index) => firstPort + index) : [Number(PORT)];

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Nobody should learn from a visitor that messages reach nobody. */
async function describeMessages(): Promise<string> {
  const kept = `Messages from the contact form are kept in ${resolve(STAYPUT_DATA, 'messages')}`;
  if ((await telling(openMessages())) !== 'off') return `${kept}, and sent on.`;
  return `${kept}. Nobody is told of them: set SMTP_URL, CONTACT_TO and CONTACT_FROM, or CONTACT_WEBHOOK. To read them: npm run inbox -- list`;
}

async function start() {
  const missing = missingSettings();
  if (missing.length > 0) throw new Error(`Mail needs three variables. Set ${missing.join(' and ')} too.`);
  const proxies = STAYPUT_PROXIES?.split(',').map((address) => address.trim());
  for (const port of ports) {
    try {
      const options = { root, data: resolve(STAYPUT_DATA), host: HOST, port, ...(proxies && { proxies }) };
      const { url } = await startServer(options);
      console.log(
        `Stayput on ${url}${PORT === undefined && port !== firstPort ? ` (port ${firstPort} is taken)` : ''}`,
      );
      console.log(await describeMessages());
      return;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  const taken = PORT === undefined ? `Ports ${firstPort} to ${firstPort + ports.length - 1} are` : `Port ${PORT} is`;
  throw new Error(`${taken} taken. Choose another with the environment variable PORT.`);
}

// Nothing is left half done: messages are written beside their place, then moved into it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));

try {
  if (command === 'inbox') await runInbox(args, resolve(STAYPUT_DATA));
  else await start();
} catch (error) {
  console.error(error instanceof AggregateError ? error : error instanceof Error ? error.message : error);
  process.exit(1);
}
