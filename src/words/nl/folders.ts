import { describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/folders.ts';
import type { Words } from '#wording/words.ts';
import { describeDone } from './batch.ts';
import { countFiles } from './count.ts';

/** Working from one folder into another. */
export const folderWords = {
  title: 'Van map naar map',
  about:
    'Elk bestand in een map en de submappen doorloopt de stappen. Elk resultaat komt in de andere map zodra het klaar is, met hetzelfde pad. Daar wordt niets overschreven.',
  /** For browsers that do not let pages write to a folder. */
  noPicker:
    'Deze browser laat een pagina niet naar een map schrijven. Je kunt hier wel een map met bestanden kiezen en de resultaten opslaan als één ZIP-bestand met dezelfde submappen.',
  source: 'Bestanden uit',
  target: 'Resultaten naar',
  choose: 'Kiezen',
  change: 'Wijzigen',
  /** @param verb one of the two above. */
  chooseAs: (verb: string, which: 'source' | 'target') =>
    which === 'source' ? `${verb}: map met je bestanden` : `${verb}: map voor de resultaten`,
  /** Beside the name of a folder. */
  files: (files: number) => countFiles(files),
  unset: 'Geen mappen gebruiken',
  holdsSource: (target: string, source: string) =>
    target === source
      ? `In ‘${target}’ staan je bestanden. Kies een andere map voor de resultaten, zoals een nieuwe map daarin.`
      : `In ‘${target}’ staat ook ‘${source}’. Kies een andere map voor de resultaten, zodat ze niet tussen je bestanden terechtkomen.`,
  remembers:
    'Deze browser onthoudt beide mappen en welke bestanden klaar zijn, totdat je op ‘Vergeten’ drukt. Je kunt de pagina sluiten en later verdergaan.',
  /** Replaces it if the address cannot hold some settings. */
  cannotRemember:
    'Eén stap heeft instellingen die niet in het adres van deze pagina staan, zoals een tekst of een wachtwoord. Als je de pagina sluit, moet je die opnieuw instellen voordat je verdergaat.',
  /** The results in the status line of a batch. */
  written: (files: number, folder: string) => `${countFiles(files)} opgeslagen in ‘${folder}’`,
  withNumber: (files: number) =>
    files === 1
      ? '1 kreeg een nummer, omdat de naam al bestond'
      : `${describeWhole(files)} kregen een nummer, omdat de naam al bestond`,
  notSaved: ({ folder, cause }: { folder: string; cause: string }) => ({
    title: `Het resultaat kon niet worden opgeslagen in ‘${folder}’.`,
    hint: `Het werk is gestopt, en er blijft daar niets half af achter. Maak ruimte vrij of kies een andere map, en probeer het opnieuw. De browser meldt: ${cause}`,
  }),
  /** Work that can be continued. */
  earlier: 'Mappen waaraan je hebt gewerkt',
  fromTo: (source: string, target: string) => `‘${source}’ naar ‘${target}’`,
  doneOf: describeDone,
  goOn: 'Verdergaan',
  goOnWith: (source: string) => `Verdergaan met ‘${source}’`,
  lookAgain: 'Nieuwe bestanden zoeken',
  lookAgainIn: (source: string) => `Nieuwe bestanden zoeken in ‘${source}’`,
  forget: 'Vergeten',
  forgetWhat: (source: string, target: string) => `‘${source}’ en ‘${target}’ vergeten`,
  forgotten: (source: string) => `‘${source}’ is vergeten. De bestanden in beide mappen blijven zoals ze zijn.`,
  notAllowed: 'De browser heeft het niet toegestaan. Druk nog een keer op de knop, dan vraagt hij het opnieuw.',
  nothingNew: (source: string) => `Er is niets nieuws in ‘${source}’. Alle bestanden daarin zijn klaar.`,
  missing: (source: string, files: number) =>
    `Nog ${countFiles(files)} over in ‘${source}’. Vul de ontbrekende instellingen in de stappen in en druk dan op ‘Alle stappen uitvoeren’.`,
  gone: (name: string) =>
    `‘${name}’ is niet te vinden. Misschien is de map verplaatst, hernoemd of gewist, of staat die op een schijf die niet is aangesloten.`,
  inUse: 'Een andere pagina werkt al met deze mappen.',
  empty: (name: string) => `Er staan geen bestanden in ‘${name}’.`,
} as const satisfies Words<typeof english.folderWords>;
