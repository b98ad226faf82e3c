import { describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/folders.ts';
import type { Words } from '#wording/words.ts';
import { describeDone } from './batch.ts';
import { countFiles } from './count.ts';

/** Working from one folder into another. */
export const folderWords = {
  title: 'Von Ordner zu Ordner',
  about:
    'Jede Datei in einem Ordner und seinen Unterordnern durchläuft die Schritte. Jedes Ergebnis kommt in den anderen Ordner, sobald es fertig ist, mit demselben Pfad. Dort wird nichts überschrieben.',
  /** For browsers that do not let pages write to a folder. */
  noPicker:
    'Dieser Browser lässt eine Seite nicht in einen Ordner schreiben. Du kannst hier einen Ordner mit Dateien wählen und die Ergebnisse als eine ZIP-Datei speichern, die seine Unterordner behält.',
  source: 'Dateien aus',
  target: 'Ergebnisse nach',
  choose: 'Auswählen',
  change: 'Ändern',
  /** @param verb one of the two above. */
  chooseAs: (verb: string, which: 'source' | 'target') =>
    which === 'source' ? `${verb}: Ordner mit deinen Dateien` : `${verb}: Ordner für die Ergebnisse`,
  /** Beside the name of a folder. */
  files: (files: number) => countFiles(files),
  unset: 'Ohne Ordner weitermachen',
  holdsSource: (target: string, source: string) =>
    target === source
      ? `In „${target}“ sind deine Dateien. Wähle einen anderen Ordner für die Ergebnisse, etwa einen neuen darin.`
      : `In „${target}“ ist auch „${source}“. Wähle einen anderen Ordner für die Ergebnisse, damit sie nicht zwischen deinen Dateien landen.`,
  remembers:
    'Dieser Browser merkt sich beide Ordner und welche Dateien fertig sind, bis du auf „Vergessen“ drückst. Du kannst die Seite schließen und später weitermachen.',
  /** Replaces it if the address cannot hold some settings. */
  cannotRemember:
    'Ein Schritt hat Einstellungen, die nicht in der Adresse dieser Seite stehen, etwa einen Text oder ein Passwort. Wenn du die Seite schließt, musst du sie neu einstellen, bevor du weitermachst.',
  /** The results in the status line of a batch. */
  written: (files: number, folder: string) => `${countFiles(files)} in „${folder}“ gespeichert`,
  withNumber: (files: number) =>
    files === 1
      ? '1 bekam eine Nummer, weil der Name schon vergeben war'
      : `${describeWhole(files)} bekamen eine Nummer, weil der Name schon vergeben war`,
  notSaved: ({ folder, cause }: { folder: string; cause: string }) => ({
    title: `Das Ergebnis konnte nicht in „${folder}“ gespeichert werden.`,
    hint: `Die Arbeit ist angehalten, und im Ordner liegt nichts Halbfertiges. Mach Speicherplatz frei oder wähle einen anderen Ordner und versuche es erneut. Der Browser sagt: ${cause}`,
  }),
  /** Work that can be continued. */
  earlier: 'Ordner, mit denen du gearbeitet hast',
  fromTo: (source: string, target: string) => `„${source}“ nach „${target}“`,
  doneOf: describeDone,
  goOn: 'Weitermachen',
  goOnWith: (source: string) => `Weitermachen mit „${source}“`,
  lookAgain: 'Neue Dateien suchen',
  lookAgainIn: (source: string) => `Neue Dateien suchen in „${source}“`,
  forget: 'Vergessen',
  forgetWhat: (source: string, target: string) => `„${source}“ und „${target}“ vergessen`,
  forgotten: (source: string) => `„${source}“ ist vergessen. Die Dateien in beiden Ordnern bleiben, wie sie sind.`,
  notAllowed:
    'Der Browser hat den Zugriff nicht erlaubt. Drücke noch einmal auf die Schaltfläche, dann fragt er wieder.',
  nothingNew: (source: string) => `In „${source}“ ist nichts Neues. Alle Dateien darin sind fertig.`,
  missing: (source: string, files: number) =>
    `Noch ${countFiles(files)} in „${source}“. Fülle die fehlenden Einstellungen in den Schritten aus und drücke dann auf „Alle Schritte starten“.`,
  gone: (name: string) =>
    `„${name}“ ist nicht zu finden. Vielleicht wurde der Ordner verschoben, umbenannt oder gelöscht, oder er ist auf einem Laufwerk, das nicht angeschlossen ist.`,
  inUse: 'Eine andere Seite arbeitet gerade mit diesen Ordnern.',
  empty: (name: string) => `In „${name}“ sind keine Dateien.`,
} as const satisfies Words<typeof english.folderWords>;
