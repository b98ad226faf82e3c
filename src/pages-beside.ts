import type { FamilyId } from './tool.ts';

/** Tools that take no files, each a page of its own. */
export const pagesBeside = [
  {
    slug: 'record-audio',
    title: 'Record audio',
    description:
      'Record your microphone as MP3, M4A, Opus, FLAC or WAV in the browser: what you say stays on this device.',
    family: 'audio',
  },
] as const satisfies { slug: string; title: string; description: string; family: FamilyId }[];
