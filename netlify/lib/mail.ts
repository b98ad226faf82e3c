import { createTransport } from 'nodemailer';
import type { Message, Messages } from './messages.ts';

/** Set all three, and messages are mailed. Without them they wait in the inbox. */
function readSettings() {
  const { SMTP_URL: server, CONTACT_TO: to, CONTACT_FROM: from } = process.env;
  return server && to && from ? { server, to, from } : undefined;
}

/** In milliseconds. A mail server that is slower than this is tried again later. */
const patience = 10_000;

function openTransport(server: string) {
  const url = new URL(server);
  for (const limit of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    url.searchParams.set(limit, String(patience));
  }
  return createTransport(url.href);
}

/** Text alone, and never as something else than text: what strangers write is not trusted. */
function compose(
  { id, receivedAt, name, email, subject, message }: Message,
  { to, from }: { to: string; from: string },
) {
  return {
    from,
    to,
    replyTo: { name, address: email },
    subject: `Stayput: ${subject}`,
    text: `${message}\n\n-- \n${name} <${email}>\n${receivedAt}, message ${id}\n`,
    // The same for every try, so that mail programs show a message once that was mailed twice.
    messageId: `<${id}@stayput>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Mails these, and stops at the first failure: what was not mailed waits, and the next call tries it again.
 * Does nothing where no mail is set up.
 *
 * @returns how many were mailed.
 */
export async function mail(
  messages: readonly Message[],
  { markMailed }: Pick<Messages, 'markMailed'>,
): Promise<number> {
  const settings = readSettings();
  if (!settings || messages.length === 0) return 0;
  const transport = openTransport(settings.server);
  let mailed = 0;
  try {
    for (const message of messages) {
      await transport.sendMail(compose(message, settings));
      await markMailed(message.id);
      mailed++;
    }
  } catch (error) {
    console.error('A message could not be mailed; it waits in the inbox.', error);
  } finally {
    transport.close();
  }
  return mailed;
}
