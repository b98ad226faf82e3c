import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface Mail {
  envelope: { from: string; to: string[] };
  headers: Record<string, string>;
  text: string;
}

/** Parses only what a message needs: unfolded headers, and a text in one part. */
function parse(raw: string): Pick<Mail, 'headers' | 'text'> {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const body = raw.slice(end + 4);
  return { headers, text: decode(body, headers['content-transfer-encoding'] ?? '7bit').replaceAll('\r\n', '\n') };
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const joined = body.replace(/=\r\n/g, '');
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/**
 * Starts a real SMTP server, which keeps what it receives. `refuseFirst` messages are refused temporarily, and those
 * that contain `spam` permanently.
 */
export async function startMailServer({ refuseFirst = 0, spam = '' } = {}) {
  const mails: Mail[] = [];
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refused < refuseFirst) {
          refused++;
          return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        }
        const raw = Buffer.concat(chunks).toString('utf8');
        if (spam && raw.includes(spam)) {
          return done(Object.assign(new Error('This looks like spam'), { responseCode: 554 }));
        }
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ envelope: { from, to }, ...parse(raw) });
        return done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on TCP, so it has a port.
  const { port } = server.server.address() as AddressInfo;
  return {
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      CONTACT_TO: 'owner@example.com',
      CONTACT_FROM: 'site@example.com',
    },
    refused: () => refused,
    /** Waits until this many have arrived. */
    async received(count: number): Promise<Mail[]> {
      for (let tries = 0; mails.length < count && tries < 200; tries++)
        await new Promise((done) => setTimeout(done, 25));
      return mails;
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
