import type * as english from '#words/status.ts';
import type { Words } from '#wording/words.ts';

/** The page that asks the service whether it works. */
export const statusWords = {
  title: 'Status',
  description: 'Ob das Kontaktformular und die API gerade funktionieren. Die Werkzeuge brauchen beides nicht.',
  asking: 'Der Dienst wird abgefragt …',
  up: 'Alles funktioniert.',
  /** Messages are stored, but not forwarded. */
  untold: 'Der Dienst funktioniert.',
  /** Messages are stored, but the notification failed. */
  late: 'Der Dienst funktioniert, aber deine Nachricht wird vielleicht erst spät gelesen.',
  down: 'Der Dienst läuft, aber er kann im Moment keine Nachrichten annehmen.',
  unreached: 'Der Dienst hat nicht geantwortet. Prüfe deine Verbindung und versuche es erneut.',
  asked: (time: string) => `Geprüft um ${time}.`,
  again: 'Noch einmal prüfen',
} satisfies Words<typeof english.statusWords>;
