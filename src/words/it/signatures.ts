import type { SignatureVerdict } from '#jobs/contract/pdf-signatures.ts';
import type * as english from '#words/signatures.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** This applies to every check, and people must not overestimate it. */
export const uncheckedWords =
  'Marche temporali e revoche non vengono verificate, perché questa pagina non ha accesso alla rete.';

const verdicts: Record<SignatureVerdict, string> = {
  valid: 'Valida',
  'signed-further': 'Valida, con altre firme aggiunte in seguito',
  'filled-in': 'Valida, ma dopo la firma sono cambiati campi modulo o commenti',
  'changed-later': 'File modificato dopo la firma',
  changed: 'Non valida: il contenuto firmato è stato modificato',
  'wrong-range': 'Non valida: non copre il file come deve fare una firma',
  expired: 'Non valida: al momento della firma il certificato era scaduto o non ancora valido',
  'self-signed': 'Valida, ma il certificato è autofirmato, quindi nessuno conferma chi ha firmato',
  'broken-chain': 'Non valida: il certificato non è stato emesso dall’autorità che indica',
  unsupported: 'Non verificata: questo tipo di firma non è accettato',
  unreadable: 'Non verificata: la firma non si può leggere',
};

/** The report on signatures. Placeholders are in braces; those of changes are the facts of their type. */
export const signatureWords = {
  none: 'In questo file non ci sono firme digitali.',
  title: 'Firma {number}: {verdict}',
  verdicts,
  faults: {
    digest: 'Il contenuto del file non è quello che è stato firmato.',
    signature: 'La firma non è stata fatta con la chiave del certificato.',
    attributes: 'La firma non dice quale tipo di contenuto è stato firmato.',
    certificate: 'Il certificato non è quello indicato dalla firma.',
    'range-numbers': 'L’intervallo di byte non corrisponde al file.',
    'range-start': 'L’inizio del file non è firmato.',
    'range-gap': 'La parte non firmata contiene altro oltre alla firma.',
    'range-elsewhere': 'La parte non firmata non è questa firma.',
    'range-end': 'I byte firmati finiscono a metà di una versione.',
    unlisted: 'Nessuna versione del file rimanda a questa firma.',
    padding: 'Ci sono dati dopo la fine della firma, nello spazio che le è riservato.',
    'no-certificate': 'Il certificato di chi ha firmato non è nel file.',
    'not-a-signature': 'Questa non è una firma CMS, oppure è danneggiata.',
    'several-signers': 'In una sola firma ci sono più firmatari.',
    'document-timestamp': 'Questa è una marca temporale dell’intero documento.',
    kind: 'Il formato di questa firma non è accettato.',
    algorithm: 'L’algoritmo o la chiave di questa firma non è accettato.',
  },
  changes: {
    'page-content': 'Pagina {page}: il contenuto è diverso.',
    'page-added': 'La pagina {page} è stata aggiunta.',
    'page-removed': 'La pagina {page} della versione firmata è stata rimossa.',
    'page-actions': 'Pagina {page}: ciò che accade quando si apre o si chiude è diverso.',
    'pages-moved': 'Le pagine sono in un altro ordine.',
    annotations: 'Pagina {page}: commenti o link ({added} aggiunti, {changed} modificati, {removed} rimossi).',
    'field-value': 'Campo modulo “{name}”: da “{before}” a “{after}”.',
    'field-added': 'Il campo modulo “{name}” è stato aggiunto.',
    'field-removed': 'Il campo modulo “{name}” è stato rimosso.',
    'field-changed': 'Il campo modulo “{name}” ha un altro aspetto o funziona in altro modo.',
    'signature-added': 'La firma “{name}” è stata aggiunta.',
    'signature-removed': 'La firma “{name}” è stata rimossa.',
    'signature-replaced': 'La firma “{name}” è stata sostituita.',
    form: 'Le impostazioni del modulo sono diverse.',
    layers: 'I livelli, o quali di essi si vedono, sono diversi.',
    actions: 'Gli script o le azioni sono diversi.',
    attachments: 'I file allegati sono diversi.',
    names: 'Le parti del documento che hanno un nome sono diverse.',
    outline: 'I segnalibri sono diversi.',
    permissions: 'Le autorizzazioni del documento sono diverse.',
    metadata: 'I metadati sono diversi.',
    'validation-data': 'Sono stati aggiunti o modificati dati per verificare le firme in futuro.',
    other: 'La voce “{key}” del documento è diversa.',
    'loose-bytes': 'In fondo sono stati aggiunti {bytes} byte, e non si può dire a che cosa servano.',
    damaged: 'Il file è danneggiato, quindi programmi diversi possono mostrare cose diverse.',
  },
  chainEnds: {
    'self-signed': 'Il certificato è autofirmato: nessun altro conferma di chi si tratta.',
    root: 'La catena è completa. Sta a te decidere se fidarti del suo ultimo certificato.',
    incomplete: 'Il certificato successivo non è nel file, quindi la catena non si è potuta verificare oltre.',
    broken: 'La catena è interrotta: un certificato non è stato emesso da uno che può emetterlo.',
    unsupported: 'La catena usa un algoritmo o una chiave che qui non si può verificare.',
  },
  times: {
    within: '(secondo l’orologio di chi ha firmato)',
    before: '(secondo l’orologio di chi ha firmato, prima che il certificato fosse valido)',
    after: '(secondo l’orologio di chi ha firmato, dopo la scadenza del certificato)',
    'not-stated': 'non indicato',
  },
  allows: {
    1: 'nulla',
    2: 'compilare moduli e firmare',
    3: 'compilare moduli, firmare e commentare',
  },
  facts: {
    problem: 'Problema',
    signer: 'Firmato da',
    'stated-name': 'Nome indicato',
    time: 'Data della firma',
    reason: 'Motivo',
    location: 'Luogo',
    contact: 'Contatto',
    field: 'Campo modulo',
    format: 'Formato',
    algorithm: 'Algoritmo',
    covers: 'Copre',
    allows: 'Permesso in seguito',
    later: 'Modificato in seguito',
    subject: 'Certificato',
    issuer: 'Emesso da',
    serial: 'Numero di serie',
    validity: 'Validità',
    fingerprint: 'SHA-256',
    chain: 'Catena',
    timestamp: 'Marca temporale',
  },
  range: 'byte da {from} a {gapStart} e da {gapEnd} a {end}',
  coversAll: 'l’intero file',
  coversVersion: 'la versione {version} delle {versions} in questo file',
  algorithm: '{signature}, {digest}',
  weak: '(debole: si possono creare due file con lo stesso SHA-1)',
  validity: 'da {from} a {to}',
  expired: '(ormai scaduto)',
  removed: 'Una versione successiva del file ha rimosso questa firma.',
  unnamed: 'senza nome',
  timestamp: 'inclusa, non verificata',
  unchecked: `${uncheckedWords} I certificati non vengono confrontati con un elenco di autorità attendibili.`,
} satisfies Words<typeof english.signatureWords>;

const describeWeak = (verdict: SignatureVerdict): string =>
  verdict === 'valid'
    ? 'Valida, ma fatta con SHA-1, che è debole.'
    : `${verdicts[verdict]}. La firma è stata fatta con SHA-1, che è debole.`;

/** `Ada Lovelace: Valida.` for each, on one line. */
export const describeSignatures: Words<typeof english.describeSignatures> = (signatures) => {
  if (signatures.length === 0) return signatureWords.none;
  const told = signatures.map(
    ({ verdict, name, isWeak }) =>
      `${name === '' ? 'Firmatario sconosciuto' : name}: ${isWeak ? describeWeak(verdict) : `${verdicts[verdict]}.`}`,
  );
  return [`${count(signatures.length, 'firma', 'firme')}.`, ...told, uncheckedWords].join(' ');
};

/** The text of a visible signature. */
export const signatureLines = {
  signer: 'Firmato digitalmente da {name}',
  date: 'Data: {date}',
  reason: 'Motivo: {reason}',
  location: 'Luogo: {location}',
} satisfies Words<typeof english.signatureLines>;

/** Who signed, and what happened to earlier signatures. */
export const describeSigned: Words<typeof english.describeSigned> = ({ name, earlier }) =>
  [
    `Firmato da ${name}.`,
    ...(earlier === 0 ? [] : [`${count(earlier, 'firma precedente conservata', 'firme precedenti conservate')}.`]),
    'Senza marca temporale, perché questa pagina non ha accesso alla rete.',
  ].join(' ');
