import { join } from 'node:path';
import { withoutSiteUrl, placeholderSite } from '../site-url.ts';
import { missingSettings } from '../../netlify/lib/mail.ts';
import { openMessages } from '../../netlify/lib/messages.ts';
import { telling } from '../../netlify/lib/tell.ts';
import { securityTextWarning } from '../security-text.ts';
import { data, root } from '../settings.ts';
import { builtOrigin } from '../site.ts';
import { startServer } from '../start.ts';

const { PORT, HOST = '127.0.0.1', STAYPUT_PROXIES } = process.env;

/** Without a PORT, the server takes the next free one from here. */
const firstPort = 8888;
const ports = PORT === undefined ? Array.from({ length: 20 }, (_, index) => firstPort + index) : [Number(PORT)];

/** In milliseconds. Container hosts kill processes that have not stopped after ten seconds. */
const patience = 8000;

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Says where messages go: operators should not learn from a visitor that nobody receives them. */
async function describeMessages(): Promise<string> {
  const kept = `Messages from the contact form are kept in ${join(data, 'messages')}`;
  if ((await telling(openMessages())) !== 'off') return `${kept}, and sent on.`;
  return `${kept}. Nobody is told of them: set SMTP_URL, CONTACT_TO and CONTACT_FROM, or CONTACT_WEBHOOK. To read them: npm run inbox -- list`;
}

async function start() {
  const missing = missingSettings();
  if (missing.length > 0) throw new Error(`Mail needs three variables. Set ${missing.join(' and ')} too.`);
  const proxies = STAYPUT_PROXIES?.split(',').map((address) => address.trim());
  for (const port of ports) {
    try {
      return await startServer({ root, data, host: HOST, port, ...(proxies && { proxies }) });
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  const taken = PORT === undefined ? `Ports ${firstPort} to ${firstPort + ports.length - 1} are` : `Port ${PORT} is`;
  throw new Error(`${taken} taken. Choose another with the environment variable PORT.`);
}

/** Serves the site until it receives a signal to stop. */
export default async function serve(): Promise<string> {
  const server = await start();
  const isOther = PORT === undefined && !server.url.endsWith(`:${firstPort}`);
  if ((await builtOrigin(join(root, 'dist'))) === placeholderSite) console.warn(withoutSiteUrl);
  const warning = await securityTextWarning(join(root, 'dist'));
  if (warning !== undefined) console.warn(warning);

  const stop = async () => {
    await server.close(patience);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // A second signal stops it at once.
      process.once(signal, () => process.exit(1));
      void stop();
    });
  }
  return `Stayput on ${server.url}${isOther ? ` (port ${firstPort} is taken)` : ''}\n${await describeMessages()}`;
}
