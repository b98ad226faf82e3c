import { describeWhole, listOf } from '#wording/amounts.ts';
import type * as english from '#words/agents.ts';
import type { Words } from '#wording/words.ts';
import { count, countFiles } from './count.ts';

/** Why a page did not do what an agent asked for. */
export const agentProblems = {
  'bad-input': 'De invoer past niet bij het schema van deze tool.',
  'unknown-tool': 'Er is geen tool met deze naam. list_tools noemt ze allemaal.',
  'no-files':
    'Er staan geen bestanden op deze pagina. Vraag de gebruiker om er een paar toe te voegen: zelf kun je dat niet.',
  'no-results': 'Er zijn nog geen resultaten op deze pagina.',
  busy: 'De pagina is nog bezig. Wacht tot die klaar is of roep cancel aan.',
  'not-working': 'De pagina is nergens mee bezig.',
  'not-accepted': 'De pagina accepteert deze opties niet samen.',
  'one-file-open': 'De gebruiker stelt net de opties van één bestand in. Wacht tot dat klaar is.',
  'already-open': 'De pagina van deze tool is al open.',
  'not-opened': 'De pagina van deze tool kon niet worden geopend. De gebruiker ziet waarom.',
  stopped: 'De gebruiker heeft agents op deze pagina gestopt.',
  failed: 'Dit is mislukt door een fout in de pagina.',
} as const satisfies Words<typeof english.agentProblems>;

export type AgentProblem = keyof typeof agentProblems;

const stays = 'Geen enkel bestand verlaat dit apparaat.';

/** The texts for agents. */
export const agentWords = {
  input: 'invoer',
  list: {
    title: 'Alle tools tonen',
    description: `Geeft een lijst van de bestandstools van deze site, met de formaten die elke tool aankan. ${stays} Om er een te gebruiken, roep je open_tool aan en daarna de tool met dezelfde naam op de pagina ervan.`,
    done: (tools: number) => `${count(tools, 'tool')}.`,
  },
  describe: {
    title: 'Een tool beschrijven',
    description:
      'Zegt wat een bestandstool doet, welke formaten die aankan en welke opties er zijn, als JSON Schema. Opent niets.',
    done: (title: string) => `${title}.`,
  },
  open: {
    title: 'Een tool openen',
    description: `Opent de pagina van een bestandstool in dit tabblad. De bestanden of resultaten van deze pagina kunnen mee. ${stays} De nieuwe pagina heeft eigen tools.`,
    tool: 'De naam van de tool, uit list_tools.',
    bring: 'Wat er meegaat naar de nieuwe pagina.',
    done: (title: string) => `Wordt geopend: ${title}.`,
  },
  set: {
    title: (title: string) => `Opties instellen: ${title}`,
    description: 'Stelt opties op deze pagina in en start het werk niet. Opties die je weglaat, veranderen niet.',
    steps: 'Stelt de stappen op deze pagina in en start het werk niet. Ze vervangen de stappen die er al zijn.',
    done: 'De opties zijn ingesteld.',
  },
  run: {
    description: (description: string) =>
      `${description} Werkt met de bestanden die de gebruiker aan deze pagina heeft toegevoegd. Opties die je weglaat, blijven zoals de pagina ze toont. Antwoordt als het werk klaar is, of na een minuut met hoe ver het is. De resultaten blijven op de pagina: alleen de gebruiker kan ze opslaan.`,
  },
  steps: {
    steps:
      'De tools die moeten draaien, van de eerste tot de laatste. Elke tool werkt met wat de vorige heeft gemaakt. Standaard: die op de pagina.',
    tool: 'De naam van een tool, uit list_tools.',
    options: 'De opties ervan, zoals describe_tool ze voor stappen geeft. Standaard: die van de tool.',
  },
  status: {
    title: 'De status opvragen',
    description:
      'Zegt welke bestanden er op deze pagina staan, met nummer, formaat en grootte; welke opties zijn ingesteld; hoe ver het werk is; en wat er van elk bestand is geworden. Zegt nooit wat er in een bestand staat.',
    after: 'Geeft de bestanden na dit nummer. Standaard: 0.',
    wait: 'Wacht hoogstens zoveel seconden tot het werk klaar is. Standaard: 0.',
    empty: 'Er staan geen bestanden op deze pagina.',
  },
  cancel: {
    title: 'Het werk annuleren',
    description: 'Stopt het werk op deze pagina. Resultaten die klaar zijn, blijven op de pagina.',
    done: 'Het werk is geannuleerd.',
  },
  save: {
    title: 'De gebruiker vragen om op te slaan',
    description: 'Toont de gebruiker een knop die de resultaten opslaat. Alleen de gebruiker kan erop drukken.',
    done: 'De gebruiker is gevraagd om de resultaten op te slaan.',
  },
  /** Replaces a sentence that would quote the file. */
  withheld:
    'De gebruiker kan de reden op de pagina lezen. Daarin staat iets uit het bestand, dus agents krijgen hem niet te zien.',
  unit: (unit: string) => `In ${unit}.`,
  /** @param wishes `format is jpeg`. */
  when: (wishes: readonly string[]) => `Telt alleen als ${listOf(wishes)} is.`,
  is: (name: string, values: readonly string[]) => `${name} ${values.join(' of ')}`,
  outcome: ({ done, all, failed }: { done: number; all: number; failed: number }) =>
    `${describeWhole(done)} van ${countFiles(all)} klaar${failed > 0 ? `, ${describeWhole(failed)} zonder resultaat` : ''}.`,
  ready: (files: number) => `${countFiles(files)} op deze pagina.`,
  working: (percent: number) =>
    `Bezig: ${percent}% klaar. Roep get_status met wait aan om te horen wanneer het klaar is.`,
} as const satisfies Words<typeof english.agentWords>;

/** What agents cannot do with the tools of pages, for the documents for agents. */
export const agentLimits = [
  'Je kunt geen bestanden toevoegen, niet lezen wat erin staat en geen resultaten opslaan. Dat kan alleen de gebruiker.',
  'Je ziet geen bestandsnamen, tenzij de gebruiker dat op de pagina toestaat.',
  'Je kunt geen wachtwoorden instellen, geen gebieden tekenen, niet ondertekenen en geen bestanden voor opties kiezen. Vraag het de gebruiker.',
  'De pagina toont wat elk van je aanroepen heeft gedaan. De gebruiker kan je daar stoppen, en dan zijn de tools weg.',
] as const satisfies Words<typeof english.agentLimits>;

/** What an agent did last, for the person. */
export const agentDeeds = {
  looked: 'De agent heeft de lijst met tools bekeken.',
  set: 'De agent heeft opties ingesteld.',
  ran: 'De agent heeft het werk gestart.',
  asked: 'De agent heeft gekeken hoe ver het is.',
  cancelled: 'De agent heeft het werk geannuleerd.',
  opened: 'De agent opent een andere tool.',
  save: 'De agent vraagt je om de resultaten op te slaan.',
} as const satisfies Words<typeof english.agentDeeds>;

export type AgentDeed = keyof typeof agentDeeds;

/** Shown to the person once an agent uses the page. */
export const agentStripWords = {
  label: 'Agent',
  title: 'Een agent gebruikt deze pagina',
  told: 'Deze pagina vertelt de agent niet wat er in je bestanden staat.',
  names: 'Bestandsnamen laten zien',
  stop: 'Stoppen',
  /** For screen readers. */
  stopIt: 'De agent stoppen',
  stopped: 'Agents zijn gestopt in dit tabblad',
  allow: 'Weer toestaan',
} as const satisfies Words<typeof english.agentStripWords>;
