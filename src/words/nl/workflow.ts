import type * as english from '#words/workflow.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The page that runs several tools in sequence. */
export const workflowWords = {
  title: 'Workflow',
  description:
    'Meerdere tools in één keer: formaat wijzigen, comprimeren, in een PDF zetten. Sla de stappen op of deel ze als link.',
  action: 'Alle stappen uitvoeren',
  suffix: 'bewerkt',
  takes: ['Afbeeldingen', 'PDF’s', 'video’s', 'audio'],
  /** Above the steps. */
  steps: 'Stappen',
  none: 'Nog geen stappen. Voeg de eerste toe, of begin met een voorbeeld.',
  add: 'Stap toevoegen',
  choose: (number: number) => (number === 1 ? 'Eerste stap toevoegen' : `Stap ${number} kiezen`),
  nothingFollows: 'Geen enkele tool kan verder met wat de laatste stap oplevert.',
  close: 'Sluiten',
  up: (title: string) => `${title} omhoog`,
  down: (title: string) => `${title} omlaag`,
  remove: (title: string) => `${title} verwijderen`,
  /** The value of an option, beside its step. */
  setTo: (title: string, value: string) => `${title}: ${value}`,
  off: (title: string) => `${title}: uit`,
  joins: 'van alle bestanden wordt één bestand gemaakt',
  /** A step that cannot run yet. */
  lacks: (option: string) => `${option}: moet nog worden ingevuld.`,
  cannotFollow: (title: string, before: string) => `‘${title}’ kan niet verder met wat ‘${before}’ oplevert.`,
  set: 'De stappen zijn overgenomen uit de link.',
  opened: (name: string) => `‘${name}’ is geopend.`,
  noSteps: 'Voeg eerst een stap toe.',
  /** Saved in this browser. */
  mine: 'Mijn workflows',
  save: 'Workflow opslaan',
  name: 'Naam',
  saved: (name: string, hasText: boolean) =>
    hasText
      ? `‘${name}’ is opgeslagen in deze browser, met de tekst die je hebt getypt.`
      : `‘${name}’ is opgeslagen in deze browser.`,
  removed: (name: string) => `‘${name}’ is verwijderd.`,
  removeShort: 'Verwijderen',
  removeSaved: (name: string) => `‘${name}’ verwijderen`,
  export: 'Exporteren',
  import: 'Importeren',
  exportedAs: 'stayput-workflows.json',
  imported: (workflows: number) => `${count(workflows, 'workflow')} geïmporteerd.`,
  notImported: 'Dit bestand is niet geïmporteerd: er staan geen workflows in die deze site kan lezen.',
  questions: [
    {
      question: 'Wat gebeurt er als een stap bij één bestand mislukt?',
      answer:
        'De andere bestanden gaan door. In de rij van dat bestand staat welke stap is mislukt en waarom. Je eigen bestand wordt nooit gewijzigd.',
    },
    {
      question: 'Kan ik mijn stappen naar iemand sturen?',
      answer:
        'Ja. Ze staan in het adres van deze pagina: kopieer dat, en wie het opent, krijgt dezelfde stappen en voegt eigen bestanden toe. Wat je als tekst hebt getypt, zoals een watermerk of een wachtwoord, staat er niet in. Het deel na # wordt nooit naar een server gestuurd. Een workflow die je in deze browser opslaat, bewaart wel de tekst, maar nooit een wachtwoord.',
    },
    {
      question: 'Welke tools kunnen stappen zijn?',
      answer:
        'De meeste, behalve tools waarbij je elk bestand eerst moet bekijken, zoals ondertekenen of met de hand pagina’s kiezen.',
    },
  ],
  full: 'Deze browser laat de site niets opslaan.',
} as const satisfies Words<typeof english.workflowWords>;
