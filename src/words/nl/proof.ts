import { locale } from '#language.ts';
import { describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type * as english from '#words/proof.ts';
import type { Words } from '#wording/words.ts';
import { count, counted } from './count.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** The page that has every way out try to send the beginning of a file away. */
export const trialWords = {
  verdicts: {
    refused: 'Geblokkeerd',
    silent: 'Geblokkeerd zonder melding',
    unseen: 'Geen blokkade gezien',
    absent: 'Bestaat niet in deze browser',
    untried: 'Kon niet worden geprobeerd',
  },
  notTried: 'Niet geprobeerd',
  silent: 'De verbindingslijst, die deze browser afdwingt, blokkeert het.',
  gone: 'Dit bestand kan niet meer worden gelezen. Kies het opnieuw.',
  taken: (bytes: number) => describeSize(bytes),
  again: 'Opnieuw proberen',
  /** After a number. */
  tried: 'manieren geprobeerd',
  refused: 'manieren geblokkeerd',
  refusedOrAbsent: 'manieren geblokkeerd of afwezig',
  /** At the end: a line for the console of other sites. */
  elsewhere: {
    title: 'Probeer deze regel nu op een andere site',
    how: 'Open daar de ontwikkelaarstools (in de meeste browsers F12), kies ‘Console’ en plak de regel. Die zegt of de tekst is verstuurd (‘sent’). Op deze site zegt hij ‘refused’: geblokkeerd.',
    line: `await fetch('https://example.com/', { method: 'POST', mode: 'no-cors', body: 'my file' }).then(() => 'sent', () => 'refused');`,
    label: 'Kopiëren',
    what: 'de regel',
  },
  save: 'Opslaan als afbeelding',
  unsaved: 'De afbeelding kon niet worden gemaakt. Controleer of je online bent en probeer het opnieuw.',
  /** On the picture of how it ended, which people show to others. */
  picture: {
    name: 'bestand-bleef-hier.png',
    told: 'Ik vroeg een webpagina om mijn bestand te versturen, en mijn eigen browser blokkeerde het.',
    by: (browser: string, date: Date, address: string) => [browser, longDate().format(date), address].join(' · '),
  },
  enforced: (holds: boolean | undefined) =>
    holds ? 'Wordt hier geblokkeerd.' : holds === false ? 'Wordt hier niet geblokkeerd.' : 'Hier onduidelijk.',
  sample: (id: string) => `Een voorbeeld, gemaakt op deze pagina: ${id}\n`,
  sum({
    refused,
    silent,
    unseen,
    absent,
    untried,
  }: Record<'refused' | 'silent' | 'unseen' | 'absent' | 'untried', number>): string {
    const all = refused + silent + unseen + untried;
    const parts = [
      `${refused} met een foutmelding`,
      ...(silent > 0 ? [`${silent} zonder melding`] : []),
      ...(absent > 0
        ? [`${absent} ${counted(absent, { one: 'bestaat', other: 'bestaan' })} niet in deze browser`]
        : []),
      ...(untried > 0
        ? [`${untried} ${counted(untried, { one: 'kon', other: 'konden' })} niet worden geprobeerd`]
        : []),
      ...(unseen > 0 ? [`bij ${unseen} was geen blokkade te zien`] : []),
    ];
    const blocked =
      unseen + untried > 0
        ? `${refused + silent} van ${all} pogingen zijn geblokkeerd`
        : `Alle ${all} pogingen zijn geblokkeerd`;
    const rest =
      unseen + untried > 0 ? 'In de lijst hieronder staat welke.' : 'Niets van je bestand is naar buiten gekomen.';
    return `${blocked}: ${listOf(parts)}. ${rest}`;
  },
} satisfies Words<typeof english.trialWords>;

/** The list of a page's requests. Sizes are in bytes. */
export const requestWords = {
  sum({ made, refused, doubtful, received }: Record<'made' | 'refused' | 'doubtful' | 'received', number>): string {
    const done = `${count(made, 'verzoek', 'verzoeken')} gedaan, ${describeSize(received)} ontvangen, ${describeWhole(refused)} geblokkeerd.`;
    return doubtful > 0
      ? `${done} ${count(doubtful, 'verzoek kan', 'verzoeken kunnen')} iets hebben meegestuurd: in de lijst staat welke.`
      : `${done} 0 bytes van je bestanden verstuurd: geen enkel verzoek ging naar een andere server, geen is van een soort die inhoud kan hebben, en geen heeft een vraagteken in het adres.`;
  },
  fromCache: 'uit de cache',
  refused: 'geblokkeerd',
  /** What it may have carried away. */
  carried: {
    'another-host': 'naar een andere server',
    query: 'gegevens in het adres',
    body: 'inhoud',
    nothing: 'niets',
  },
} satisfies Words<typeof english.requestWords>;

/** What is tried to send something away, at the start of a line. */
export const wayTitles = {
  fetch: 'fetch',
  'fetch that outlives the page': 'fetch die doorgaat na het sluiten van de pagina',
  'fetch that waits until the page is gone': 'fetch die wacht tot de pagina weg is',
  XMLHttpRequest: 'XMLHttpRequest',
  beacon: 'Beacon',
  WebSocket: 'WebSocket',
  EventSource: 'EventSource',
  WebTransport: 'WebTransport',
  cache: 'Cache',
  image: 'Afbeelding',
  'image in a style': 'Afbeelding in een stijl',
  'image in a drawing': 'Afbeelding in een tekening',
  font: 'Lettertype',
  audio: 'Audio',
  'poster of a video': 'Voorbeeldafbeelding van een video',
  stylesheet: 'Stylesheet',
  script: 'Script',
  'module import': 'Import van een module',
  'audio worklet': 'Audioworklet',
  prefetch: 'Vooraf ophalen (prefetch)',
  preload: 'Vooraf laden (preload)',
  'module preload': 'Vooraf laden van een module',
  manifest: 'Manifest',
  icon: 'Pictogram',
  'looking a name up': 'Een naam opzoeken',
  'connecting ahead': 'Vooraf verbinden',
  'speculation rules': 'Speculatieregels',
  frame: 'Frame',
  'a frame’s own fetch': 'fetch van een frame zelf',
  object: 'object',
  embed: 'embed',
  ping: 'ping',
  'form in a new window': 'Formulier in een nieuw venster',
  'inline worker': 'Inline worker',
  worker: 'Worker',
  'shared worker': 'Shared worker',
  'service worker': 'Service worker',
  'WebRTC, to look for a path': 'WebRTC, om een weg te zoeken',
  'WebRTC, through a relay': 'WebRTC, via een relay',
  'WebRTC, straight to a peer': 'WebRTC, rechtstreeks naar een ander apparaat',
  download: 'Download',
  navigation: 'Naar een andere pagina gaan',
  'a new window': 'Een nieuw venster',
  'a page that refreshes itself': 'Een pagina die zichzelf vernieuwt',
  form: 'Formulier',
  'a form’s fields in an address': 'Velden van een formulier in een adres',
} satisfies Words<typeof english.wayTitles>;
