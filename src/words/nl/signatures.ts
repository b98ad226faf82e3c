import type {
  CertificateTime,
  ChainEnd,
  LaterChange,
  SignatureFault,
  SignatureVerdict,
} from '#jobs/contract/pdf-signatures.ts';
import type * as english from '#words/signatures.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** This applies to every check, and people must not overestimate it. */
export const uncheckedWords: Words<typeof english.uncheckedWords> =
  'Tijdstempels en intrekkingen zijn niet gecontroleerd, omdat deze pagina geen netwerktoegang heeft.';

const verdicts: Record<SignatureVerdict, string> = {
  valid: 'Geldig',
  'signed-further': 'Geldig, en daarna verder ondertekend',
  'filled-in': 'Geldig, maar na het ondertekenen zijn formuliervelden of opmerkingen gewijzigd',
  'changed-later': 'Gewijzigd na het ondertekenen',
  changed: 'Niet geldig: de ondertekende inhoud is gewijzigd',
  'wrong-range': 'Niet geldig: de handtekening dekt het bestand niet zoals het moet',
  expired: 'Niet geldig: het certificaat was bij het ondertekenen verlopen of nog niet geldig',
  'self-signed': 'Geldig, maar het certificaat is door de eigenaar zelf ondertekend, dus niemand bevestigt wie dit is',
  'broken-chain': 'Niet geldig: het certificaat is niet uitgegeven door de instantie die erin staat',
  unsupported: 'Niet gecontroleerd: dit soort handtekening wordt niet ondersteund',
  unreadable: 'Niet gecontroleerd: de handtekening kan niet worden gelezen',
};

/** The report on signatures. Placeholders are in braces; those of changes are the facts of their type. */
export const signatureWords = {
  none: 'Er staan geen digitale handtekeningen in dit bestand.',
  title: 'Handtekening {number}: {verdict}',
  verdicts,
  faults: {
    digest: 'De inhoud van het bestand is niet wat er is ondertekend.',
    signature: 'De handtekening is niet gezet met de sleutel van het certificaat.',
    attributes: 'De handtekening zegt niet wat voor inhoud er is ondertekend.',
    certificate: 'Het certificaat is niet het certificaat dat de handtekening noemt.',
    'range-numbers': 'Het bytebereik past niet bij het bestand.',
    'range-start': 'Het begin van het bestand is niet ondertekend.',
    'range-gap': 'Het niet-ondertekende deel bevat meer dan de handtekening.',
    'range-elsewhere': 'Het niet-ondertekende deel is niet deze handtekening.',
    'range-end': 'De ondertekende bytes eindigen midden in een versie.',
    unlisted: 'Geen enkele versie van het bestand verwijst naar deze handtekening.',
    padding: 'Er staan gegevens na het einde van de handtekening, in de ruimte die ervoor is gereserveerd.',
    'no-certificate': 'Het certificaat van de ondertekenaar zit niet in het bestand.',
    'not-a-signature': 'Dit is geen CMS-handtekening, of de handtekening is beschadigd.',
    'several-signers': 'Eén handtekening heeft meerdere ondertekenaars.',
    'document-timestamp': 'Dit is een tijdstempel van het hele document.',
    kind: 'Het formaat van deze handtekening wordt niet ondersteund.',
    algorithm: 'Het algoritme of de sleutel van deze handtekening wordt niet ondersteund.',
  } satisfies Record<SignatureFault, string>,
  changes: {
    'page-content': 'Pagina {page}: de inhoud is anders.',
    'page-added': 'Pagina {page} is toegevoegd.',
    'page-removed': 'Pagina {page} van de ondertekende versie is verwijderd.',
    'page-actions': 'Pagina {page}: wat er bij het openen of sluiten gebeurt, is anders.',
    'pages-moved': 'De pagina’s staan in een andere volgorde.',
    annotations: 'Pagina {page}: opmerkingen of links ({added} toegevoegd, {changed} gewijzigd, {removed} verwijderd).',
    'field-value': 'Formulierveld ‘{name}’: ‘{before}’ werd ‘{after}’.',
    'field-added': 'Formulierveld ‘{name}’ is toegevoegd.',
    'field-removed': 'Formulierveld ‘{name}’ is verwijderd.',
    'field-changed': 'Formulierveld ‘{name}’ ziet er anders uit of werkt anders.',
    'signature-added': 'Handtekening ‘{name}’ is toegevoegd.',
    'signature-removed': 'Handtekening ‘{name}’ is verwijderd.',
    'signature-replaced': 'Handtekening ‘{name}’ is vervangen.',
    form: 'De instellingen van het formulier zijn anders.',
    layers: 'De lagen zijn anders, of er zijn andere zichtbaar.',
    actions: 'Scripts of acties zijn anders.',
    attachments: 'Bijlagen zijn anders.',
    names: 'Delen van het document met een naam zijn anders.',
    outline: 'De bladwijzers zijn anders.',
    permissions: 'De machtigingen van het document zijn anders.',
    metadata: 'De metadata is anders.',
    'validation-data': 'Gegevens om de handtekeningen later te controleren, zijn toegevoegd of gewijzigd.',
    other: 'Het onderdeel ‘{key}’ van het document is anders.',
    'loose-bytes': 'Aan het einde zijn {bytes} bytes toegevoegd. Wat die doen, is niet te zeggen.',
    damaged: 'Het bestand is beschadigd, dus programma’s kunnen er iets anders van laten zien.',
  } satisfies Record<LaterChange['type'], string>,
  chainEnds: {
    'self-signed': 'Het certificaat is door de eigenaar zelf ondertekend: niemand anders bevestigt wie dit is.',
    root: 'De keten is compleet. Of je het laatste certificaat vertrouwt, bepaal je zelf.',
    incomplete: 'Het volgende certificaat zit niet in het bestand, dus de keten kon niet verder worden gecontroleerd.',
    broken: 'De keten is onderbroken: een certificaat is niet uitgegeven door een instantie die dat mag.',
    unsupported: 'De keten gebruikt een algoritme of sleutel die niet wordt ondersteund.',
  } satisfies Record<ChainEnd, string>,
  times: {
    within: '(volgens de klok van de ondertekenaar)',
    before: '(volgens de klok van de ondertekenaar, voordat het certificaat geldig werd)',
    after: '(volgens de klok van de ondertekenaar, nadat het certificaat was verlopen)',
    'not-stated': 'niet vermeld',
  } satisfies Record<CertificateTime, string>,
  allows: {
    1: 'niets',
    2: 'formulieren invullen en ondertekenen',
    3: 'formulieren invullen, ondertekenen en opmerkingen maken',
  },
  facts: {
    problem: 'Probleem',
    signer: 'Ondertekend door',
    'stated-name': 'Opgegeven naam',
    time: 'Ondertekend op',
    reason: 'Reden',
    location: 'Plaats',
    contact: 'Contact',
    field: 'Formulierveld',
    format: 'Formaat',
    algorithm: 'Algoritme',
    covers: 'Geldt voor',
    allows: 'Later toegestaan',
    later: 'Later gewijzigd',
    subject: 'Certificaat',
    issuer: 'Uitgegeven door',
    serial: 'Serienummer',
    validity: 'Geldig',
    fingerprint: 'SHA-256',
    chain: 'Keten',
    timestamp: 'Tijdstempel',
  },
  range: 'bytes {from} tot {gapStart} en {gapEnd} tot {end}',
  coversAll: 'het hele bestand',
  coversVersion: 'versie {version} van {versions} in dit bestand',
  algorithm: '{signature}, {digest}',
  weak: '(zwak: er kunnen twee bestanden met dezelfde SHA-1 worden gemaakt)',
  validity: '{from} tot {to}',
  expired: '(inmiddels verlopen)',
  removed: 'Een latere versie van het bestand heeft deze handtekening verwijderd.',
  unnamed: 'zonder naam',
  timestamp: 'aanwezig, niet gecontroleerd',
  unchecked: `${uncheckedWords} Certificaten zijn niet vergeleken met een lijst van vertrouwde instanties.`,
} satisfies Words<typeof english.signatureWords>;

const describeWeak = (verdict: SignatureVerdict): string =>
  verdict === 'valid'
    ? 'Geldig, maar gezet met SHA-1, en dat is zwak.'
    : `${verdicts[verdict]}. De handtekening is gezet met SHA-1, en dat is zwak.`;

/** `Ada Lovelace: Geldig.` for each, on one line. */
export const describeSignatures: Words<typeof english.describeSignatures> = (
  signatures: readonly { verdict: SignatureVerdict; name: string; isWeak: boolean }[],
): string => {
  if (signatures.length === 0) return signatureWords.none;
  const told = signatures.map(
    ({ verdict, name, isWeak }) =>
      `${name === '' ? 'Onbekende ondertekenaar' : name}: ${isWeak ? describeWeak(verdict) : `${verdicts[verdict]}.`}`,
  );
  return [`${count(signatures.length, 'handtekening', 'handtekeningen')}.`, ...told, uncheckedWords].join(' ');
};

/** The text of a visible signature. */
export const signatureLines = {
  signer: 'Digitaal ondertekend door {name}',
  date: 'Datum: {date}',
  reason: 'Reden: {reason}',
  location: 'Plaats: {location}',
} satisfies Words<typeof english.signatureLines>;

/** Who signed, and what happened to earlier signatures. */
export const describeSigned: Words<typeof english.describeSigned> = ({ name, earlier }): string =>
  [
    `Ondertekend door ${name}.`,
    ...(earlier === 0 ? [] : [`${count(earlier, 'eerdere handtekening', 'eerdere handtekeningen')} behouden.`]),
    'Zonder tijdstempel, omdat deze pagina geen netwerktoegang heeft.',
  ].join(' ');
