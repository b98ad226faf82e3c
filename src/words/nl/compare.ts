import type * as english from '#words/compare.ts';
import type { Words } from '#wording/words.ts';

/** The comparison of an image or video before and after. */
export const compareWords = {
  title: (name: string) => `${name}, voor en na`,
  titleOfSeveral: 'Twee versies vergelijken',
  opening: 'Beide worden geopend…',
  original: 'Origineel',
  /** If there are more than two to choose from. */
  side: ['Links van de scheidingslijn', 'Rechts van de scheidingslijn'],
  choice: (name: string, size: string) => `${name} ${size}`,
  before: 'Voor',
  after: 'Na',
  divider: 'Scheidingslijn tussen voor en na',
  frame: 'Beeld',
  close: 'Sluiten',
  fit: 'Passend',
  actualSize: 'Werkelijke grootte, 1:1',
  zoom: 'Zoom',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  play: 'Beide afspelen',
  pause: 'Pauzeren',
  time: 'Tijd in beide video’s',
  mute: 'Geluid uit',
  unmute: 'Geluid aan',
  fullScreen: 'Volledig scherm',
  frames: 'Beelden vergelijken',
  /** If two videos cannot be played side by side. */
  unplayable: {
    before: 'Deze browser kan het origineel niet naast het resultaat afspelen.',
    after: 'Deze browser kan het resultaat niet afspelen.',
  },
  /** @param why a sentence. */
  hidden: (name: string, why: string) => `${name} kan hier niet worden getoond. ${why}`,
} satisfies Words<typeof english.compareWords>;
