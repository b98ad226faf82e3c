import type * as english from '#words/controls/points.ts';
import type { Words } from '#wording/words.ts';

export const pointsWords = {
  opening: 'De afbeelding wordt geopend…',
  picker: 'Pipet',
  picture: (name: string) => `Voorbeeld van ${name}`,
  /** Before the colour under the crosshair. */
  about: 'Ongeveer',
  clear: 'Keuzes wissen',
  pick: 'Klik om een kleur te kiezen. De exacte waarde komt in de lijst.',
  keys: 'Met het toetsenbord: pijltoetsen verplaatsen het kruis, met Shift één pixel, en Enter kiest de kleur.',
} satisfies Words<typeof english.pointsWords>;
