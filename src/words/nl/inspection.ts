import type {
  FindingType,
  FoundItem,
  FoundName,
  FoundValue,
  Inspection,
  MetadataName,
  MetadataValue,
  UnreadPart,
} from '#jobs/contract/hidden-data.ts';
import { describePixels, listOf } from '#wording/amounts.ts';
import { filled } from '#wording/filled.ts';
import type * as english from '#words/inspection.ts';
import type { Words } from '#wording/words.ts';
import { metadataName, metadataValue } from './metadata-table.ts';
import { signatureWords } from './signatures.ts';

/** The report on what a file gives away. Placeholders are in braces. */
export const inspectionWords = {
  types: {
    place: { title: 'Plaats', meaning: 'Waar het is gemaakt, of over welke plaats het gaat.' },
    person: {
      title: 'Personen',
      meaning: 'Namen van mensen, zoals de maker, de eigenaar of iemand op de foto.',
    },
    serial: {
      title: 'Serienummers en ID’s',
      meaning:
        'Die kunnen dit bestand in verband brengen met één apparaat, of met andere bestanden van dezelfde persoon.',
    },
    'differing-preview': {
      title: 'Miniatuur die er anders uitziet dan de afbeelding',
      meaning: 'Een kleine afbeelding in het bestand laat misschien nog zien wat is weggesneden of weggewerkt.',
    },
    rest: { title: 'Gegevens na het einde', meaning: 'Programma’s slaan ze over, maar iedereen kan ze lezen.' },
    video: { title: 'Video', meaning: 'Een korte video met geluid, die telefoons bij een foto bewaren.' },
    version: {
      title: 'Eerdere versies',
      meaning: 'Programma’s voegen wijzigingen vaak alleen toe. Wat er eerst stond, is dan terug te halen.',
    },
    'hidden-text': {
      title: 'Verborgen tekst',
      meaning: 'Niemand ziet die tekst, maar je kunt hem kopiëren en doorzoeken.',
    },
    outside: {
      title: 'Inhoud buiten de zichtbare pagina',
      meaning: 'Een pagina bijsnijden verbergt alleen wat eromheen staat.',
    },
    layer: { title: 'Verborgen lagen', meaning: 'PDF-lezers kunnen ze aanzetten.' },
    attachment: { title: 'Bijlagen', meaning: 'Hele bestanden in dit bestand.' },
    comment: { title: 'Opmerkingen', meaning: 'Notities en markeringen, vaak met de naam van wie ze heeft gemaakt.' },
    'form-value': { title: 'Ingevulde velden', meaning: 'Wat in formuliervelden is getypt of gekozen.' },
    script: { title: 'Scripts', meaning: 'Programma’s die kunnen starten als het bestand wordt geopend.' },
    remote: {
      title: 'Adressen op internet',
      meaning:
        'Wie het bestand opent, of er een formulier in verstuurt, maakt misschien contact met deze adressen. De eigenaars weten dan dat je het hebt.',
    },
    device: { title: 'Apparaten', meaning: 'De camera, telefoon, scanner of lens.' },
    software: { title: 'Software', meaning: 'De programma’s waarmee het bestand is gemaakt of gewijzigd.' },
    time: { title: 'Datums en tijden', meaning: 'Wanneer het is gemaakt of gewijzigd.' },
    history: {
      title: 'Geschiedenis',
      meaning: 'Wat er met het bestand is gedaan en van welke bestanden het is gemaakt.',
    },
    text: { title: 'Tekstvelden', meaning: 'Titels, beschrijvingen, trefwoorden en opmerkingen.' },
    link: { title: 'Links', meaning: 'Adressen die opengaan als iemand erop klikt.' },
    exposure: { title: 'Camera-instellingen', meaning: 'Hoe de foto is gemaakt.' },
    preview: { title: 'Miniaturen', meaning: 'Kleine afbeeldingen of hoezen, te zien in bestandslijsten.' },
    other: { title: 'Andere gegevens', meaning: 'Gegevens die programma’s voor zichzelf bewaren.' },
  } satisfies Record<FindingType, { title: string; meaning: string }>,
  format: 'Formaat: {format}',
  nothing: 'Niets gevonden.',
  absent: 'Gezocht en niet gevonden: {types}.',
  unread: 'Niet bekeken:',
  parts: {
    pixels: 'Wat de afbeelding zelf laat zien, zoals gezichten, borden en schermen.',
    watermarks: 'Onzichtbare watermerken.',
    'maker-notes': 'De inhoud van de gegevens van de camerafabrikant, waarin vaak serienummers staan.',
    packed: 'Metadata die met Brotli is gecomprimeerd.',
    recording: 'Wat er te zien en te horen is, zoals gezichten, stemmen en borden.',
    'data-tracks': 'Wat er in de gegevenssporen staat.',
    scans: 'Tekst in afbeeldingen, zoals gescande pagina’s.',
    attachments: 'Wat er in de bijlagen staat. Sla ze op om ze een voor een te bekijken.',
    signatures: 'Digitale handtekeningen. ‘PDF-handtekeningen controleren’ zegt wie er heeft ondertekend.',
    'undrawn-pages':
      'Verborgen tekst en inhoud buiten de zichtbare pagina, op pagina’s die niet konden worden weergegeven of na de eerste 300 komen.',
    format: 'Metadata: die wordt hier niet uit dit formaat gelezen.',
  } satisfies Record<UnreadPart, string>,
  removedBy: 'Dit verwijder je met ‘{tool}’.',
  notRemoved: 'Geen enkele tool hier verwijdert dit uit het bestand.',
  more: 'en nog {count}',
  page: 'pagina {page}',
} satisfies Words<typeof english.inspectionWords>;

const names: Record<Exclude<FoundName, MetadataName>['type'], string> = {
  unseen: 'Niet te zien',
  'over-picture': 'Onzichtbare tekst over een afbeelding, zoals bij scans',
  version: 'Versie {version} van {versions}',
};

const values: Record<Exclude<FoundValue, MetadataValue>['type'], string> = {
  ...signatureWords.changes,
  'positions-track': 'Een gegevensspoor van de camera, waarin posities en bewegingen kunnen staan',
  'data-track': 'Een gegevensspoor',
  drawings: 'Tekeningen of afbeeldingen',
  'differing-shape': 'De miniatuur is {preview} pixels en de afbeelding {picture}; hun vormen verschillen dus',
  'differing-content':
    'De miniatuur is {preview} pixels en de afbeelding {picture}: de vorm is gelijk, maar ze laten iets anders zien',
};

/** What was found, in words. */
export const itemInWords: Words<typeof english.itemInWords> = ({ name, value, page }: FoundItem) => ({
  name: isOwnName(name) ? filled(names[name.type], name) : metadataName(name),
  value: isOwnValue(value) ? filled(values[value.type], factsOf(value)) : metadataValue(value),
  ...(page !== undefined && { page }),
});

const isOwnName = (name: string | FoundName): name is Exclude<FoundName, MetadataName> =>
  typeof name !== 'string' && name.type in names;
const isOwnValue = (value: string | FoundValue): value is Exclude<FoundValue, MetadataValue> =>
  typeof value !== 'string' && value.type in values;

const factsOf = (value: Exclude<FoundValue, MetadataValue>) =>
  'preview' in value ? { preview: describePixels(value.preview), picture: describePixels(value.picture) } : value;

/** The report on the page. */
export const inspectionPage = {
  label: 'Rapport',
  /** On the button that opens the tool. */
  useIn: (title: string) => `Openen in: ${title}`,
  absent: 'Gezocht en niet gevonden',
  unread: 'Niet bekeken',
  /** What people call entries, by the format's own name. */
  names: {
    'Date time original': 'Opgenomen',
    'Date time digitized': 'Gedigitaliseerd',
    'Date time': 'Gewijzigd',
  } as Readonly<Record<string, string>>,
} satisfies Words<typeof english.inspectionPage>;
/** `Gevonden: plaats, personen en apparaten.` */
export const describeInspection: Words<typeof english.describeInspection> = ({ findings, unread }: Inspection) => {
  if (findings.length > 0) {
    const titles = findings.map(({ type }) => inspectionWords.types[type].title);
    return `Gevonden: ${listOf(titles.map((title) => title.charAt(0).toLowerCase() + title.slice(1)))}.`;
  }
  return unread.includes('format') ? 'Metadata wordt hier niet uit dit formaat gelezen.' : 'Niets gevonden.';
};
