import type * as english from '#words/workflow.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The page that runs several tools in sequence. */
export const workflowWords = {
  title: 'Ablauf',
  description:
    'Mehrere Werkzeuge in einem Durchgang: Größe ändern, komprimieren, in ein PDF packen. Speichere die Schritte oder verschicke sie als Link.',
  action: 'Alle Schritte starten',
  suffix: 'bearbeitet',
  takes: ['Bilder', 'PDFs', 'Videos', 'Audio'],
  /** Above the steps. */
  steps: 'Schritte',
  none: 'Noch keine Schritte. Füge den ersten hinzu oder fang mit einem Beispiel an.',
  add: 'Schritt hinzufügen',
  choose: (number: number) => (number === 1 ? 'Ersten Schritt hinzufügen' : `Schritt ${number} auswählen`),
  nothingFollows: 'Kein Werkzeug kann mit dem weiterarbeiten, was der letzte Schritt liefert.',
  close: 'Schließen',
  up: (title: string) => `${title} nach oben`,
  down: (title: string) => `${title} nach unten`,
  remove: (title: string) => `${title} entfernen`,
  /** The value of an option, beside its step. */
  setTo: (title: string, value: string) => `${title}: ${value}`,
  off: (title: string) => `${title}: aus`,
  joins: 'aus allen Dateien wird eine',
  /** A step that cannot run yet. */
  lacks: (option: string) => `Noch auszufüllen: ${option}.`,
  cannotFollow: (title: string, before: string) =>
    `„${title}“ kann nicht mit dem weiterarbeiten, was „${before}“ liefert.`,
  set: 'Die Schritte stammen aus dem Link.',
  opened: (name: string) => `„${name}“ ist geöffnet.`,
  noSteps: 'Füge zuerst einen Schritt hinzu.',
  /** Saved in this browser. */
  mine: 'Meine Abläufe',
  save: 'Ablauf speichern',
  name: 'Name',
  saved: (name: string, hasText: boolean) =>
    hasText
      ? `„${name}“ ist in diesem Browser gespeichert, samt dem Text, den du eingetippt hast.`
      : `„${name}“ ist in diesem Browser gespeichert.`,
  removed: (name: string) => `„${name}“ wurde entfernt.`,
  removeShort: 'Entfernen',
  removeSaved: (name: string) => `„${name}“ entfernen`,
  export: 'Exportieren',
  import: 'Importieren',
  exportedAs: 'stayput-ablaeufe.json',
  imported: (workflows: number) => `${count(workflows, 'Ablauf', 'Abläufe')} importiert.`,
  notImported: 'Diese Datei wurde nicht importiert: Sie enthält keine Abläufe, die diese Website lesen kann.',
  questions: [
    {
      question: 'Was passiert, wenn ein Schritt bei einer Datei fehlschlägt?',
      answer:
        'Die anderen Dateien laufen weiter. In der Zeile der Datei steht, welcher Schritt fehlgeschlagen ist und warum. Deine eigene Datei wird nie verändert.',
    },
    {
      question: 'Kann ich meine Schritte jemandem schicken?',
      answer:
        'Ja. Sie stehen in der Adresse dieser Seite: Kopiere sie, und wer sie öffnet, bekommt dieselben Schritte und fügt eigene Dateien hinzu. Was du als Text eingetippt hast, etwa ein Wasserzeichen oder ein Passwort, steht nicht darin. Der Teil nach # wird nie an einen Server gesendet. Ein Ablauf, den du in diesem Browser speicherst, behält auch den Text, aber nie ein Passwort.',
    },
    {
      question: 'Welche Werkzeuge können Schritte sein?',
      answer:
        'Die meisten. Nicht dabei sind die, bei denen du dir jede Datei erst ansehen musst, etwa zum Unterschreiben oder um Seiten von Hand auszuwählen.',
    },
  ],
  full: 'Dieser Browser lässt diese Website nichts mehr speichern.',
} as const satisfies Words<typeof english.workflowWords>;
