import { missingSettings, openMail } from './mail.ts';
import type { Channel, Message, Messages } from './messages.ts';
import { openWebhook } from './webhook.ts';
import type { Teller } from './teller.ts';

const channels: Record<Channel, () => Teller | undefined> = { mail: openMail, webhook: openWebhook };

// Its keys are the channels.
const channelIds = Object.keys(channels) as Channel[];

const minutes = 60_000;

/** In milliseconds. */
const longestPause = 24 * 60 * minutes;

/**
 * In milliseconds. Refused messages are tried again ever more rarely, but at least once a day: the settings may have
 * been wrong.
 */
const pauseAfterRefusal = (tries: number) => Math.min(10 * 2 ** tries * minutes, longestPause);
const noPause = () => 0;

function isSetUp(channel: Channel): boolean {
  const teller = channels[channel]();
  teller?.close();
  return teller !== undefined;
}

/** Whether people are notified of messages. `incomplete`: some settings for mail are missing. */
export async function telling(messages: Messages): Promise<'ok' | 'failing' | 'off' | 'incomplete'> {
  if (missingSettings().length > 0) return 'incomplete';
  const open = channelIds.filter(isSetUp);
  if (open.length === 0) return 'off';
  const failed = await Promise.all(open.map((channel) => messages.hasFailed(channel)));
  return failed.some(Boolean) ? 'failing' : 'ok';
}

/**
 * Notifies a person of this message through every channel that is set up. If that fails, the message stays and
 * `tellOfWaiting` tries again.
 *
 * @returns the number of channels that succeeded.
 */
export async function tellOf(message: Message, messages: Messages): Promise<number> {
  let told = 0;
  for (const channel of channelIds) told += await tellEach(channel, [message], messages);
  return told;
}

/**
 * Notifies a person of all waiting messages, oldest first. A refused one does not delay the others.
 *
 * @param everything includes messages that were refused recently. Default false.
 */
export async function tellOfWaiting(messages: Messages, everything = false): Promise<number> {
  let told = 0;
  for (const channel of channelIds) {
    const waiting = await messages.waiting(channel);
    const isDue = async ({ id }: Message) => {
      const attempts = await messages.attempts(channel, id);
      if (everything || !attempts) return true;
      const left = Date.parse(attempts.nextAt) - Date.now();
      // A clock that was ahead would otherwise hold a message back for as long.
      return left <= 0 || left > longestPause;
    };
    const due: Message[] = [];
    for (const message of waiting) if (await isDue(message)) due.push(message);
    told += await tellEach(channel, due, messages);
  }
  return told;
}

async function tellEach(channel: Channel, list: readonly Message[], messages: Messages): Promise<number> {
  const teller = list.length > 0 ? channels[channel]() : undefined;
  if (!teller) return 0;
  let told = 0;
  try {
    for (const message of list) {
      try {
        await teller.tell(message);
      } catch (error) {
        const judgement = teller.judge(error);
        console.error(`Message ${message.id} could not be told of by ${channel}; it waits in the inbox.`, error);
        await messages.markFailed(channel, message.id, error, judgement === 'refused' ? pauseAfterRefusal : noPause);
        if (judgement === 'unreachable') break;
        continue;
      }
      await messages.markTold(channel, message.id);
      told++;
    }
  } finally {
    teller.close();
  }
  return told;
}
