import { describeWhole, listOf } from '#wording/amounts.ts';
import type * as english from '#words/agents.ts';
import type { Words } from '#wording/words.ts';
import { count, countFiles } from './count.ts';

/** Why a page did not do what an agent asked for. */
export const agentProblems = {
  'bad-input': 'Die Eingabe passt nicht zum Schema dieses Werkzeugs.',
  'unknown-tool': 'Ein Werkzeug mit diesem Namen gibt es nicht. list_tools nennt alle.',
  'no-files': 'Auf dieser Seite sind keine Dateien. Bitte die Person, welche hinzuzufügen: Du selbst kannst das nicht.',
  'no-results': 'Auf dieser Seite gibt es noch keine Ergebnisse.',
  busy: 'Die Seite arbeitet noch. Warte, bis sie fertig ist, oder rufe cancel auf.',
  'not-working': 'Auf der Seite läuft gerade nichts.',
  'not-accepted': 'Die Seite hat diese Optionen zusammen nicht angenommen.',
  'one-file-open': 'Die Person stellt gerade die Optionen einer einzelnen Datei ein. Warte, bis sie fertig ist.',
  'already-open': 'Die Seite dieses Werkzeugs ist schon offen.',
  'not-opened': 'Die Seite dieses Werkzeugs ließ sich nicht öffnen. Die Person sieht, warum.',
  stopped: 'Die Person hat Agenten auf dieser Seite gestoppt.',
  failed: 'Das ist wegen eines Fehlers auf der Seite fehlgeschlagen.',
} as const satisfies Words<typeof english.agentProblems>;

export type AgentProblem = keyof typeof agentProblems;

const stays = 'Keine Datei verlässt dieses Gerät.';

/** The texts for agents. */
export const agentWords = {
  input: 'Eingabe',
  list: {
    title: 'Alle Werkzeuge auflisten',
    description: `Listet die Dateiwerkzeuge dieser Website auf, mit den Formaten, die jedes nimmt. ${stays} Um eines zu benutzen, rufe open_tool auf und dann das gleichnamige Werkzeug auf seiner Seite.`,
    done: (tools: number) => `${count(tools, 'Werkzeug', 'Werkzeuge')}.`,
  },
  describe: {
    title: 'Ein Werkzeug beschreiben',
    description:
      'Sagt, was ein Dateiwerkzeug macht, welche Formate es nimmt und welche Optionen es hat, als JSON Schema. Öffnet nichts.',
    done: (title: string) => `${title}.`,
  },
  open: {
    title: 'Ein Werkzeug öffnen',
    description: `Öffnet die Seite eines Dateiwerkzeugs in diesem Tab. Die Dateien oder Ergebnisse dieser Seite können mitkommen. ${stays} Die neue Seite hat eigene Werkzeuge.`,
    tool: 'Der Name des Werkzeugs, aus list_tools.',
    bring: 'Was auf die neue Seite mitkommt.',
    done: (title: string) => `Wird geöffnet: ${title}.`,
  },
  set: {
    title: (title: string) => `Optionen einstellen: ${title}`,
    description:
      'Stellt Optionen auf dieser Seite ein und startet die Arbeit nicht. Optionen, die du weglässt, ändern sich nicht.',
    steps:
      'Stellt die Schritte auf dieser Seite ein und startet die Arbeit nicht. Sie ersetzen die Schritte, die da sind.',
    done: 'Die Optionen sind eingestellt.',
  },
  run: {
    description: (description: string) =>
      `${description} Bearbeitet die Dateien, die die Person dieser Seite hinzugefügt hat. Optionen, die du weglässt, bleiben so, wie sie auf der Seite stehen. Antwortet, wenn die Arbeit fertig ist, oder nach einer Minute mit dem Stand. Die Ergebnisse bleiben auf der Seite: Nur die Person kann sie speichern.`,
  },
  steps: {
    steps:
      'Die Werkzeuge, die laufen sollen, vom ersten bis zum letzten. Jedes arbeitet mit dem, was das vorherige geliefert hat. Standard: die auf der Seite.',
    tool: 'Der Name eines Werkzeugs, aus list_tools.',
    options: 'Seine Optionen, wie describe_tool sie für Schritte auflistet. Standard: die des Werkzeugs.',
  },
  status: {
    title: 'Den Stand abfragen',
    description:
      'Sagt, welche Dateien auf dieser Seite sind, mit Nummer, Format und Größe; welche Optionen eingestellt sind; wie weit die Arbeit ist; und was aus jeder Datei wurde. Sagt nie, was in einer Datei ist.',
    after: 'Listet die Dateien nach dieser Nummer auf. Standard: 0.',
    wait: 'Wartet bis zu so viele Sekunden, bis die Arbeit fertig ist. Standard: 0.',
    empty: 'Auf dieser Seite sind keine Dateien.',
  },
  cancel: {
    title: 'Die Arbeit abbrechen',
    description: 'Stoppt die Arbeit auf dieser Seite. Fertige Ergebnisse bleiben auf der Seite.',
    done: 'Die Arbeit ist abgebrochen.',
  },
  save: {
    title: 'Die Person bitten, zu speichern',
    description: 'Zeigt der Person eine Schaltfläche, die die Ergebnisse speichert. Nur die Person kann sie drücken.',
    done: 'Die Person wurde gebeten, die Ergebnisse zu speichern.',
  },
  /** Replaces a sentence that would quote the file. */
  withheld: 'Die Person kann den Grund auf der Seite lesen. Er zitiert die Datei, deshalb erfahren Agenten ihn nicht.',
  unit: (unit: string) => `In ${unit}.`,
  /** @param wishes `format is jpeg`. */
  when: (wishes: readonly string[]) => `Gilt nur, wenn ${listOf(wishes)} ist.`,
  is: (name: string, values: readonly string[]) => `${name} ${values.join(' oder ')}`,
  outcome: ({ done, all, failed }: { done: number; all: number; failed: number }) =>
    `${describeWhole(done)} von ${count(all, 'Datei', 'Dateien')} fertig${failed > 0 ? `, ${describeWhole(failed)} ohne Ergebnis` : ''}.`,
  ready: (files: number) => `${countFiles(files)} auf dieser Seite.`,
  working: (percent: number) =>
    `Läuft: ${percent}\u00a0% fertig. Rufe get_status mit wait auf, um zu erfahren, wann es fertig ist.`,
} as const satisfies Words<typeof english.agentWords>;

/** What agents cannot do with the tools of pages, for the documents for agents. */
export const agentLimits = [
  'Du kannst keine Dateien hinzufügen, nicht lesen, was darin ist, und keine Ergebnisse speichern. Das kann nur die Person.',
  'Du siehst keine Dateinamen, außer die Person erlaubt es auf der Seite.',
  'Du kannst keine Passwörter setzen, keine Bereiche zeichnen, nicht unterschreiben und keine Dateien für Optionen wählen. Bitte die Person darum.',
  'Die Seite zeigt, was jeder deiner Aufrufe getan hat. Die Person kann dich dort stoppen, und dann sind die Werkzeuge weg.',
] as const satisfies Words<typeof english.agentLimits>;

/** What an agent did last, for the person. */
export const agentDeeds = {
  looked: 'Er hat sich die Liste der Werkzeuge angesehen.',
  set: 'Er hat Optionen eingestellt.',
  ran: 'Er hat die Arbeit gestartet.',
  asked: 'Er hat den Fortschritt abgefragt.',
  cancelled: 'Er hat die Arbeit abgebrochen.',
  opened: 'Er öffnet ein anderes Werkzeug.',
  save: 'Er bittet dich, die Ergebnisse zu speichern.',
} as const satisfies Words<typeof english.agentDeeds>;

export type AgentDeed = keyof typeof agentDeeds;

/** Shown to the person once an agent uses the page. */
export const agentStripWords = {
  label: 'Agent',
  title: 'Ein Agent benutzt diese Seite',
  told: 'Diese Seite verrät ihm nicht, was in deinen Dateien ist.',
  names: 'Dateinamen zeigen',
  stop: 'Stopp',
  /** For screen readers. */
  stopIt: 'Den Agenten stoppen',
  stopped: 'Agenten sind in diesem Tab gestoppt',
  allow: 'Wieder erlauben',
} as const satisfies Words<typeof english.agentStripWords>;
