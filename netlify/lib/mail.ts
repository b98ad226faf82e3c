import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Message } from './messages.ts';
import type { Teller } from './teller.ts';

const names = ['SMTP_URL', 'CONTACT_TO', 'CONTACT_FROM'] as const;

/** Returns the variables that are missing although others are set: then nothing is mailed. */
export function missingSettings(): string[] {
  const missing = names.filter((name) => !process.env[name]);
  return missing.length < names.length ? missing : [];
}

function readSettings() {
  const [server, to, from] = names.map((name) => process.env[name]);
  return server && to && from ? { server, to, from } : undefined;
}

/** In milliseconds, for each answer of a mail server. A slower one is tried again later. */
const patience = 10_000;

/**
 * In milliseconds, for one message: a mail server may answer in time, but never come to an end. Netlify stops functions
 * that run on a schedule after 30 s.
 */
const wholePatience = 20_000;

function openTransport(server: string) {
  const url = new URL(server);
  for (const limit of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    url.searchParams.set(limit, String(patience));
  }
  return createTransport(url.href);
}

/** Composes plain text only: what strangers write is not trusted. */
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
    // The same for every attempt, so that a message that was mailed twice is shown once.
    messageId: `<${id}@stayput>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Returns the SMTP status of an answer to this message (RFC 5321, section 4.2); undefined if there was none. */
function answerTo(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return undefined;
  const isAboutMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return isAboutMessage && typeof error.responseCode === 'number' ? error.responseCode : undefined;
}

/** Returns undefined if mail is not set up. */
export function openMail(): Teller | undefined {
  const settings = readSettings();
  if (!settings) return undefined;
  const transport = openTransport(settings.server);
  return {
    async tell(message) {
      const late = setTimeout(wholePatience, undefined, { ref: false }).then(() => {
        throw new Error(`The mail server took longer than ${wholePatience / 1000} s`);
      });
      await Promise.race([transport.sendMail(compose(message, settings)), late]);
    },
    judge(error) {
      const status = answerTo(error);
      if (status === undefined) return 'unreachable';
      return status >= 500 ? 'refused' : 'later';
    },
    close: () => transport.close(),
  };
}
