import type * as english from '#words/controls/points.ts';
import type { Words } from '#wording/words.ts';

export const pointsWords = {
  opening: 'Bild wird geöffnet …',
  picker: 'Pipette',
  picture: (name: string) => `Vorschau von ${name}`,
  /** Before the colour under the crosshair. */
  about: 'Etwa',
  clear: 'Auswahl leeren',
  pick: 'Klicke, um eine Farbe auszuwählen. Der genaue Wert kommt in die Liste.',
  keys: 'Mit der Tastatur: Pfeiltasten bewegen das Fadenkreuz, mit Umschalt um ein Pixel, und die Eingabetaste wählt aus.',
} satisfies Words<typeof english.pointsWords>;
