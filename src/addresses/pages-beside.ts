import type { FamilyId, Tool } from '../tool.ts';

/** Tools that take no files, each a page of its own. */
export const pagesBeside = [
  {
    slug: 'record-audio',
    title: 'Record audio',
    description:
      'Record your microphone as MP3, M4A, Opus, FLAC or WAV in the browser: what you say stays on this device.',
    family: 'audio',
    questions: [
      {
        question: 'Who can hear it?',
        answer:
          'Nobody but you. The browser is told to refuse any connection from this page, and this is the only page of the site that it lets use the microphone, once you allow it.',
      },
      {
        question: 'How long may it be?',
        answer:
          'As long as there is room on the disk: an hour takes about 700 MB while it is recorded, and 60 MB as an MP3. Keep the tab open until you have saved it.',
      },
      {
        question: 'Can I change the format afterwards?',
        answer: 'Yes. Choose another one, and the same recording is written again.',
      },
    ],
  },
] as const satisfies (Pick<Tool, 'title' | 'description' | 'questions'> & { slug: string; family: FamilyId })[];
