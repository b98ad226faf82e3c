import { locale } from '#language.ts';
import { sendingLimits } from '#options/presets.ts';
import compressVideo from '#tools/compress-video.ts';
import { withRecipe } from '#recipes/with-recipe.ts';
import { listOf } from '#wording/amounts.ts';
import type { Preset } from './preset.ts';

const rate = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

interface Destination {
  slug: string;
  /** As in "Compress video for …". */
  name: string;
  sends: keyof typeof sendingLimits;
  aka: readonly [string, ...string[]];
  limit: string;
}

/** Services that people send videos with, and their limits. */
const destinations: Destination[] = [
  {
    slug: 'compress-video-for-whatsapp',
    name: 'WhatsApp',
    sends: 'WhatsApp, 16 MB',
    aka: ['whatsapp', 'whatsapp video', 'video for whatsapp', 'whatsapp status'],
    limit:
      'WhatsApp’s documentation for developers names 16 MB for a video message, as MP4 with H.264 and AAC: that is what this page makes. Larger files can go as a document, without a preview in the chat.',
  },
  {
    slug: 'compress-video-for-discord',
    name: 'Discord',
    sends: 'Discord, 10 MB',
    aka: ['discord', 'discord video', 'video for discord'],
    limit:
      'Without a subscription, Discord takes files of at most 10 MB. Set the size to 50 MB or more if your account or server allows it.',
  },
  {
    slug: 'compress-video-for-email',
    name: 'email',
    sends: 'Email, 18 MB',
    aka: ['email', 'mail', 'gmail', 'outlook', 'video for email', 'video attachment'],
    limit:
      'Many mailboxes take messages of at most 25 MB. Mail writes attachments as text, which takes 37 percent more room, so a video of about 18 MB is the most that passes.',
  },
];

/** In seconds, with their names. */
const lengths = { 30: '30 seconds', 60: 'one minute', 180: 'three minutes' };

/** The bitrates, in Mbit/s, at which a file of that many megabytes has each of these lengths. */
const rates = (megabytes: number) =>
  Object.entries(lengths).map(
    ([seconds, name]) => `${rate.format((megabytes * 8) / Number(seconds))} Mbit/s for ${name}`,
  );

function videoPreset({ slug, name, sends, aka, limit }: Destination): Preset {
  const megabytes = sendingLimits[sends];
  return {
    slug,
    runs: 'compress-video',
    bytes: megabytes * 1_000_000,
    ...withRecipe(
      compressVideo,
      { goal: 'own', megabytes },
      {
        title: `Compress video for ${name}`,
        description: `Make a video fit under ${megabytes} MB, as MP4 with H.264 and AAC, which plays wherever ${name} does.`,
        aka,
        common: false,
        questions: [
          { question: `Why ${megabytes} MB?`, answer: limit },
          {
            question: `How long may a video be to look good in ${megabytes} MB?`,
            answer: `${megabytes} MB leave ${listOf(rates(megabytes))}, sound included. Talking heads look fine at 1 Mbit/s; sports and games want 3 or more. If yours is longer, trim it first.`,
          },
          ...compressVideo.questions.slice(0, 2),
        ],
      },
    ),
  };
}

export const videoPresets: Preset[] = destinations.map(videoPreset);
