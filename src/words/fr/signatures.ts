import type { SignatureVerdict } from '#jobs/contract/pdf-signatures.ts';
import type * as english from '#words/signatures.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** This applies to every check, and people must not overestimate it. */
export const uncheckedWords = 'Ni horodatage ni révocation n’ont été vérifiés, car cette page n’a pas accès au réseau.';

const verdicts: Record<SignatureVerdict, string> = {
  valid: 'Valide',
  'signed-further': 'Valide, et signé à nouveau ensuite',
  'filled-in': 'Valide, mais des champs ou des commentaires ont changé après la signature',
  'changed-later': 'Modifié après la signature',
  changed: 'Non valide : le contenu signé a été modifié',
  'wrong-range': 'Non valide : elle ne couvre pas le fichier comme une signature le devrait',
  expired: 'Non valide : à la signature, le certificat avait expiré ou n’était pas encore valable',
  'self-signed': 'Valide, mais le certificat est autosigné : personne ne confirme qui a signé',
  'broken-chain': 'Non valide : le certificat n’a pas été émis par l’autorité qu’il nomme',
  unsupported: 'Non vérifié : ce type de signature n’est pas pris en charge',
  unreadable: 'Non vérifié : la signature est illisible',
};

/** The report on signatures. Placeholders are in braces; those of changes are the facts of their type. */
export const signatureWords = {
  none: 'Il n’y a pas de signature numérique dans ce fichier.',
  title: 'Signature {number} : {verdict}',
  verdicts,
  faults: {
    digest: 'Le contenu du fichier n’est pas celui qui a été signé.',
    signature: 'La signature n’a pas été faite avec la clé du certificat.',
    attributes: 'La signature ne dit pas quel genre de contenu a été signé.',
    certificate: 'Le certificat n’est pas celui que nomme la signature.',
    'range-numbers': 'La plage d’octets ne correspond pas au fichier.',
    'range-start': 'Le début du fichier n’est pas signé.',
    'range-gap': 'La partie non signée contient plus que la signature.',
    'range-elsewhere': 'La partie non signée n’est pas cette signature.',
    'range-end': 'Les octets signés finissent au milieu d’une version.',
    unlisted: 'Aucune version du fichier ne renvoie à cette signature.',
    padding: 'Il y a des données après la fin de la signature, dans l’espace qui lui est réservé.',
    'no-certificate': 'Le certificat du signataire n’est pas dans le fichier.',
    'not-a-signature': 'Ce n’est pas une signature CMS, ou elle est endommagée.',
    'several-signers': 'Il y a plusieurs signataires dans une seule signature.',
    'document-timestamp': 'C’est un horodatage de tout le document.',
    kind: 'Le format de cette signature n’est pas pris en charge.',
    algorithm: 'L’algorithme ou la clé de cette signature n’est pas pris en charge.',
  },
  changes: {
    'page-content': 'Page {page} : le contenu est différent.',
    'page-added': 'La page {page} a été ajoutée.',
    'page-removed': 'La page {page} de la version signée a été retirée.',
    'page-actions': 'Page {page} : ce qui se passe à son ouverture ou à sa fermeture est différent.',
    'pages-moved': 'Les pages sont dans un autre ordre.',
    annotations: 'Page {page} : commentaires ou liens (ajoutés : {added}, changés : {changed}, retirés : {removed}).',
    'field-value': 'Champ « {name} » : « {before} » est devenu « {after} ».',
    'field-added': 'Le champ « {name} » a été ajouté.',
    'field-removed': 'Le champ « {name} » a été retiré.',
    'field-changed': 'Le champ « {name} » a changé d’aspect ou de fonctionnement.',
    'signature-added': 'La signature « {name} » a été ajoutée.',
    'signature-removed': 'La signature « {name} » a été retirée.',
    'signature-replaced': 'La signature « {name} » a été remplacée.',
    form: 'Les réglages du formulaire sont différents.',
    layers: 'Les calques, ou ceux qui sont affichés, sont différents.',
    actions: 'Des scripts ou des actions sont différents.',
    attachments: 'Les fichiers joints sont différents.',
    names: 'Des parties nommées du document sont différentes.',
    outline: 'Les signets sont différents.',
    permissions: 'Les autorisations du document sont différentes.',
    metadata: 'Les métadonnées sont différentes.',
    'validation-data': 'Des données pour vérifier plus tard les signatures ont été ajoutées ou changées.',
    other: 'L’entrée « {key} » du document est différente.',
    'loose-bytes': '{bytes} octets ont été ajoutés à la fin, et on ne peut pas dire ce qu’ils font.',
    damaged: 'Le fichier est endommagé : les programmes peuvent montrer des choses différentes.',
  },
  chainEnds: {
    'self-signed': 'Le certificat est autosigné : personne d’autre ne confirme de qui il s’agit.',
    root: 'La chaîne est complète. À vous de dire si vous faites confiance à son dernier certificat.',
    incomplete: 'Le certificat suivant n’est pas dans le fichier : la chaîne n’a pas pu être vérifiée plus loin.',
    broken: 'La chaîne est rompue : un certificat n’a pas été émis par un certificat qui en a le droit.',
    unsupported: 'La chaîne utilise un algorithme ou une clé qui n’est pas pris en charge.',
  },
  times: {
    within: '(d’après l’horloge du signataire)',
    before: '(d’après l’horloge du signataire, avant que le certificat soit valable)',
    after: '(d’après l’horloge du signataire, après l’expiration du certificat)',
    'not-stated': 'non indiquée',
  },
  allows: {
    1: 'rien',
    2: 'remplir des formulaires et signer',
    3: 'remplir des formulaires, signer et commenter',
  },
  facts: {
    problem: 'Problème',
    signer: 'Signé par',
    'stated-name': 'Nom indiqué',
    time: 'Date de signature',
    reason: 'Motif',
    location: 'Lieu',
    contact: 'Contact',
    field: 'Champ',
    format: 'Format',
    algorithm: 'Algorithme',
    covers: 'Couvre',
    allows: 'Autorisé ensuite',
    later: 'Changé ensuite',
    subject: 'Certificat',
    issuer: 'Émis par',
    serial: 'Numéro de série',
    validity: 'Validité',
    fingerprint: 'SHA-256',
    chain: 'Chaîne',
    timestamp: 'Horodatage',
  },
  range: 'octets {from} à {gapStart} et {gapEnd} à {end}',
  coversAll: 'tout le fichier',
  coversVersion: 'version {version} sur {versions} de ce fichier',
  algorithm: '{signature}, {digest}',
  weak: '(faible : on peut créer deux fichiers avec le même SHA-1)',
  validity: 'du {from} au {to}',
  expired: '(expiré depuis)',
  removed: 'Une version plus récente du fichier a retiré cette signature.',
  unnamed: 'sans nom',
  timestamp: 'présent, non vérifié',
  unchecked: `${uncheckedWords} Les certificats n’ont pas été comparés à une liste d’autorités de confiance.`,
} satisfies Words<typeof english.signatureWords>;

const describeWeak = (verdict: SignatureVerdict): string =>
  verdict === 'valid'
    ? 'Valide, mais faite avec SHA-1, qui est faible.'
    : `${verdicts[verdict]}. La signature a été faite avec SHA-1, qui est faible.`;

/** `Ada Lovelace : Valide.` for each, on one line. */
export const describeSignatures: Words<typeof english.describeSignatures> = (signatures) => {
  if (signatures.length === 0) return signatureWords.none;
  const told = signatures.map(
    ({ verdict, name, isWeak }) =>
      `${name === '' ? 'Signataire inconnu' : name} : ${isWeak ? describeWeak(verdict) : `${verdicts[verdict]}.`}`,
  );
  return [`${count(signatures.length, 'signature')}.`, ...told, uncheckedWords].join(' ');
};

/** The text of a visible signature. */
export const signatureLines = {
  signer: 'Signé numériquement par {name}',
  date: 'Date : {date}',
  reason: 'Motif : {reason}',
  location: 'Lieu : {location}',
} satisfies Words<typeof english.signatureLines>;

/** Who signed, and what happened to earlier signatures. */
export const describeSigned: Words<typeof english.describeSigned> = ({ name, earlier }) =>
  [
    `Signé par ${name}.`,
    ...(earlier === 0 ? [] : [`${count(earlier, 'signature antérieure gardée', 'signatures antérieures gardées')}.`]),
    'Sans horodatage, car cette page n’a pas accès au réseau.',
  ].join(' ');
