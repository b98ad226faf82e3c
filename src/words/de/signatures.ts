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
  'Zeitstempel und Sperrungen wurden nicht geprüft, weil diese Seite keinen Netzzugang hat.';

const verdicts: Record<SignatureVerdict, string> = {
  valid: 'Gültig',
  'signed-further': 'Gültig, und danach noch einmal signiert',
  'filled-in': 'Gültig, aber nach dem Signieren wurden Formularfelder oder Kommentare geändert',
  'changed-later': 'Nach dem Signieren geändert',
  changed: 'Nicht gültig: Der signierte Inhalt wurde geändert',
  'wrong-range': 'Nicht gültig: Die Signatur deckt die Datei nicht so ab, wie sie müsste',
  expired: 'Nicht gültig: Das Zertifikat war beim Signieren abgelaufen oder noch nicht gültig',
  'self-signed': 'Gültig, aber das Zertifikat ist selbst signiert: Niemand sonst bestätigt, wer signiert hat',
  'broken-chain': 'Nicht gültig: Das Zertifikat wurde nicht von der Stelle ausgestellt, die es nennt',
  unsupported: 'Nicht geprüft: Diese Art von Signatur wird nicht unterstützt',
  unreadable: 'Nicht geprüft: Die Signatur lässt sich nicht lesen',
};

/** The report on signatures. Placeholders are in braces; those of changes are the facts of their type. */
export const signatureWords = {
  none: 'In dieser Datei sind keine digitalen Signaturen.',
  title: 'Signatur {number}: {verdict}',
  verdicts,
  faults: {
    digest: 'Der Inhalt der Datei entspricht nicht dem, der signiert wurde.',
    signature: 'Die Signatur wurde nicht mit dem Schlüssel des Zertifikats erstellt.',
    attributes: 'Die Signatur gibt nicht an, welche Art von Inhalt signiert wurde.',
    certificate: 'Das Zertifikat ist ein anderes als das, das die Signatur nennt.',
    'range-numbers': 'Der Bytebereich passt nicht zur Datei.',
    'range-start': 'Der Anfang der Datei ist nicht signiert.',
    'range-gap': 'Der nicht signierte Teil enthält mehr als die Signatur.',
    'range-elsewhere': 'Der nicht signierte Teil ist nicht diese Signatur.',
    'range-end': 'Die signierten Bytes enden mitten in einer Version.',
    unlisted: 'Keine Version der Datei verweist auf diese Signatur.',
    padding: 'Nach dem Ende der Signatur stehen Daten in dem Platz, der für sie reserviert ist.',
    'no-certificate': 'Das Zertifikat zu dieser Signatur ist nicht in der Datei.',
    'not-a-signature': 'Das ist keine CMS-Signatur, oder sie ist beschädigt.',
    'several-signers': 'Eine einzelne Signatur stammt von mehreren.',
    'document-timestamp': 'Das ist ein Zeitstempel des ganzen Dokuments.',
    kind: 'Das Format dieser Signatur wird nicht unterstützt.',
    algorithm: 'Das Verfahren oder der Schlüssel dieser Signatur wird nicht unterstützt.',
  } satisfies Record<SignatureFault, string>,
  changes: {
    'page-content': 'Seite {page}: Der Inhalt ist anders.',
    'page-added': 'Seite {page} wurde hinzugefügt.',
    'page-removed': 'Seite {page} der signierten Version wurde entfernt.',
    'page-actions': 'Seite {page}: Was beim Öffnen oder Schließen passiert, ist anders.',
    'pages-moved': 'Die Seiten haben eine andere Reihenfolge.',
    annotations: 'Seite {page}: Kommentare oder Links ({added} neu, {changed} geändert, {removed} entfernt).',
    'field-value': 'Formularfeld „{name}“: Aus „{before}“ wurde „{after}“.',
    'field-added': 'Formularfeld „{name}“ wurde hinzugefügt.',
    'field-removed': 'Formularfeld „{name}“ wurde entfernt.',
    'field-changed': 'Formularfeld „{name}“ sieht anders aus oder funktioniert anders.',
    'signature-added': 'Signatur „{name}“ wurde hinzugefügt.',
    'signature-removed': 'Signatur „{name}“ wurde entfernt.',
    'signature-replaced': 'Signatur „{name}“ wurde ersetzt.',
    form: 'Die Einstellungen des Formulars sind anders.',
    layers: 'Die Ebenen sind anders, oder es sind andere zu sehen.',
    actions: 'Skripte oder Aktionen sind anders.',
    attachments: 'Angehängte Dateien sind anders.',
    names: 'Benannte Teile des Dokuments sind anders.',
    outline: 'Die Lesezeichen sind anders.',
    permissions: 'Die Berechtigungen des Dokuments sind anders.',
    metadata: 'Die Metadaten sind anders.',
    'validation-data': 'Daten, mit denen sich die Signaturen später prüfen lassen, wurden hinzugefügt oder geändert.',
    other: 'Der Eintrag „{key}“ des Dokuments ist anders.',
    'loose-bytes': 'Am Ende wurden {bytes} Byte angefügt. Was sie bewirken, lässt sich nicht sagen.',
    damaged: 'Die Datei ist beschädigt, deshalb zeigen Programme sie vielleicht unterschiedlich an.',
  } satisfies Record<LaterChange['type'], string>,
  chainEnds: {
    'self-signed': 'Das Zertifikat ist selbst signiert: Niemand sonst bestätigt, wer das ist.',
    root: 'Die Kette ist vollständig. Ob du ihrem letzten Zertifikat vertraust, entscheidest du.',
    incomplete: 'Das nächste Zertifikat ist nicht in der Datei, deshalb ließ sich die Kette nicht weiter prüfen.',
    broken: 'Die Kette ist unterbrochen: Ein Zertifikat wurde von einem ausgestellt, das dazu nicht berechtigt ist.',
    unsupported: 'Die Kette verwendet ein Verfahren oder einen Schlüssel, die hier nicht unterstützt werden.',
  } satisfies Record<ChainEnd, string>,
  times: {
    within: '(laut der Uhr beim Signieren)',
    before: '(laut der Uhr beim Signieren, bevor das Zertifikat gültig wurde)',
    after: '(laut der Uhr beim Signieren, nachdem das Zertifikat abgelaufen war)',
    'not-stated': 'nicht angegeben',
  } satisfies Record<CertificateTime, string>,
  allows: {
    1: 'nichts',
    2: 'Formulare ausfüllen und signieren',
    3: 'Formulare ausfüllen, signieren und kommentieren',
  },
  facts: {
    problem: 'Problem',
    signer: 'Signiert von',
    'stated-name': 'Angegebener Name',
    time: 'Signiert am',
    reason: 'Grund',
    location: 'Ort',
    contact: 'Kontakt',
    field: 'Formularfeld',
    format: 'Format',
    algorithm: 'Verfahren',
    covers: 'Deckt ab',
    allows: 'Danach erlaubt',
    later: 'Danach geändert',
    subject: 'Zertifikat',
    issuer: 'Ausgestellt von',
    serial: 'Seriennummer',
    validity: 'Gültig',
    fingerprint: 'SHA-256',
    chain: 'Kette',
    timestamp: 'Zeitstempel',
  },
  range: 'Bytes {from} bis {gapStart} und {gapEnd} bis {end}',
  coversAll: 'die ganze Datei',
  coversVersion: 'Version {version} von {versions} in dieser Datei',
  algorithm: '{signature}, {digest}',
  weak: '(schwach: Es lassen sich zwei Dateien mit demselben SHA-1 erzeugen)',
  validity: '{from} bis {to}',
  expired: '(inzwischen abgelaufen)',
  removed: 'Eine spätere Version der Datei hat diese Signatur entfernt.',
  unnamed: 'ohne Namen',
  timestamp: 'vorhanden, nicht geprüft',
  unchecked: `${uncheckedWords} Zertifikate wurden nicht mit einer Liste vertrauenswürdiger Stellen verglichen.`,
} satisfies Words<typeof english.signatureWords>;

const describeWeak = (verdict: SignatureVerdict): string =>
  verdict === 'valid'
    ? 'Gültig, aber mit dem schwachen SHA-1 erstellt.'
    : `${verdicts[verdict]}. Die Signatur wurde mit dem schwachen SHA-1 erstellt.`;

/** `Ada Lovelace: Gültig.` for each, on one line. */
export const describeSignatures: Words<typeof english.describeSignatures> = (
  signatures: readonly { verdict: SignatureVerdict; name: string; isWeak: boolean }[],
): string => {
  if (signatures.length === 0) return signatureWords.none;
  const told = signatures.map(
    ({ verdict, name, isWeak }) =>
      `${name === '' ? 'Unbekannte Person' : name}: ${isWeak ? describeWeak(verdict) : `${verdicts[verdict]}.`}`,
  );
  return [`${count(signatures.length, 'Signatur', 'Signaturen')}.`, ...told, uncheckedWords].join(' ');
};

/** The text of a visible signature. */
export const signatureLines = {
  signer: 'Digital signiert von {name}',
  date: 'Datum: {date}',
  reason: 'Grund: {reason}',
  location: 'Ort: {location}',
} satisfies Words<typeof english.signatureLines>;

/** Who signed, and what happened to earlier signatures. */
export const describeSigned: Words<typeof english.describeSigned> = ({ name, earlier }): string =>
  [
    `Signiert von ${name}.`,
    ...(earlier === 0 ? [] : [`${count(earlier, 'frühere Signatur', 'frühere Signaturen')} beibehalten.`]),
    'Ohne Zeitstempel, weil diese Seite keinen Netzzugang hat.',
  ].join(' ');
