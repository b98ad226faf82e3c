import type { Tool } from '#tool.ts';

/** Tools that take no files, each with its own page. */
export const pagesBeside = [
  {
    slug: 'record-audio',
    title: 'Record audio',
    description: 'Record your microphone as MP3, M4A, Opus, FLAC or WAV. What you say stays on this device.',
    family: 'audio',
    group: 'edit',
    drawnAs: 'record',
    aka: ['microphone', 'voice recorder', 'record voice', 'dictaphone', 'voice memo', 'mic', 'sound recorder'],
    questions: [
      {
        question: 'Who can hear it?',
        answer:
          'Only you. The browser blocks any connection from this page. It is also the only page of the site that can use the microphone, once you allow it.',
      },
      {
        question: 'How long can it be?',
        answer:
          'As long as there is disk space: an hour takes about 700 MB while it is recorded, and 60 MB as an MP3. Keep the tab open until you have saved it.',
      },
      {
        question: 'Can I change the format afterwards?',
        answer: 'Yes. Choose another one, and the same recording is saved again.',
      },
    ],
  },
] as const satisfies (Pick<Tool, 'title' | 'description' | 'family' | 'group' | 'drawnAs' | 'aka' | 'questions'> & {
  slug: string;
})[];
