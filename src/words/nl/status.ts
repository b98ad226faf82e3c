import type * as english from '#words/status.ts';
import type { Words } from '#wording/words.ts';

/** The page that asks the service whether it works. */
export const statusWords = {
  title: 'Status',
  description: 'Of het contactformulier en de API nu werken. De tools hebben geen van beide nodig.',
  asking: 'De status wordt opgevraagd…',
  up: 'Alles werkt.',
  /** Messages are stored, but not forwarded. */
  untold: 'De dienst werkt.',
  /** Messages are stored, but the notification failed. */
  late: 'De dienst werkt, maar je bericht wordt misschien pas laat gelezen.',
  down: 'De dienst draait, maar kan op dit moment geen berichten aannemen.',
  unreached: 'De dienst antwoordde niet. Controleer je verbinding en probeer het opnieuw.',
  asked: (time: string) => `Gecontroleerd om ${time}.`,
  again: 'Opnieuw controleren',
} satisfies Words<typeof english.statusWords>;
