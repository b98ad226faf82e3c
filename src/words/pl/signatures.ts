import type {
  CertificateTime,
  ChainEnd,
  LaterChange,
  SignatureFault,
  SignatureVerdict,
} from '#jobs/contract/pdf-signatures.ts';
import { counted } from './count.ts';

const signatureForms = { one: 'podpis', few: 'podpisy', many: 'podpisów', other: 'podpisu' };

/** This applies to every check, and people must not overestimate it. */
export const uncheckedWords = 'Znaczników czasu i unieważnień nie sprawdzono, bo ta strona nie ma dostępu do sieci.';

const verdicts: Record<SignatureVerdict, string> = {
  valid: 'Ważny',
  'signed-further': 'Ważny, potem złożono kolejne podpisy',
  'filled-in': 'Ważny, ale po podpisaniu zmieniono pola formularza lub komentarze',
  'changed-later': 'Zmieniony po podpisaniu',
  changed: 'Nieważny: podpisaną treść zmieniono',
  'wrong-range': 'Nieważny: nie obejmuje pliku tak, jak powinien podpis',
  expired: 'Nieważny: w chwili podpisania certyfikat już wygasł albo jeszcze nie był ważny',
  'self-signed': 'Ważny, ale certyfikat jest samopodpisany, więc nikt nie potwierdza, kto podpisał',
  'broken-chain': 'Nieważny: certyfikatu nie wystawił urząd, który jest w nim podany',
  unsupported: 'Niesprawdzony: ten rodzaj podpisu nie jest obsługiwany',
  unreadable: 'Niesprawdzony: podpisu nie da się odczytać',
};

/** The report on signatures. Placeholders are in braces; those of changes are the facts of their type. */
export const signatureWords = {
  none: 'W tym pliku nie ma podpisów cyfrowych.',
  title: 'Podpis {number}: {verdict}',
  verdicts,
  faults: {
    digest: 'Treść pliku różni się od podpisanej.',
    signature: 'Podpisu nie złożono kluczem certyfikatu.',
    attributes: 'Podpis nie określa, jaki rodzaj treści podpisano.',
    certificate: 'To nie jest certyfikat wskazany w podpisie.',
    'range-numbers': 'Zakres bajtów nie pasuje do pliku.',
    'range-start': 'Początek pliku nie jest podpisany.',
    'range-gap': 'Niepodpisana część zawiera więcej niż podpis.',
    'range-elsewhere': 'Niepodpisana część to nie ten podpis.',
    'range-end': 'Podpisane bajty kończą się w środku wersji.',
    unlisted: 'Żadna wersja pliku nie odwołuje się do tego podpisu.',
    padding: 'Za końcem podpisu, w miejscu dla niego zarezerwowanym, są dane.',
    'no-certificate': 'W pliku nie ma certyfikatu podpisującego.',
    'not-a-signature': 'To nie jest podpis CMS albo jest uszkodzony.',
    'several-signers': 'W jednym podpisie jest kilku podpisujących.',
    'document-timestamp': 'To znacznik czasu całego dokumentu.',
    kind: 'Format tego podpisu nie jest obsługiwany.',
    algorithm: 'Algorytm lub klucz tego podpisu nie jest obsługiwany.',
  } satisfies Record<SignatureFault, string>,
  changes: {
    'page-content': 'Strona {page}: inna treść.',
    'page-added': 'Dodano stronę {page}.',
    'page-removed': 'Usunięto stronę {page} podpisanej wersji.',
    'page-actions': 'Strona {page}: przy otwarciu lub zamknięciu dzieje się co innego.',
    'pages-moved': 'Strony są w innej kolejności.',
    annotations: 'Strona {page}: komentarze lub linki (dodane {added}, zmienione {changed}, usunięte {removed}).',
    'field-value': 'Pole formularza „{name}”: zamiast „{before}” jest „{after}”.',
    'field-added': 'Dodano pole formularza „{name}”.',
    'field-removed': 'Usunięto pole formularza „{name}”.',
    'field-changed': 'Pole formularza „{name}” wygląda lub działa inaczej.',
    'signature-added': 'Dodano podpis „{name}”.',
    'signature-removed': 'Usunięto podpis „{name}”.',
    'signature-replaced': 'Zastąpiono podpis „{name}”.',
    form: 'Ustawienia formularza są inne.',
    layers: 'Warstwy lub ich widoczność są inne.',
    actions: 'Skrypty lub działania są inne.',
    attachments: 'Załączniki są inne.',
    names: 'Nazwane części dokumentu są inne.',
    outline: 'Zakładki są inne.',
    permissions: 'Uprawnienia dokumentu są inne.',
    metadata: 'Metadane są inne.',
    'validation-data': 'Dodano lub zmieniono dane do późniejszego sprawdzania podpisów.',
    other: 'Wpis „{key}” dokumentu jest inny.',
    'loose-bytes': 'Na końcu dodano bajty ({bytes}) i nie wiadomo, do czego służą.',
    damaged: 'Plik jest uszkodzony, więc programy mogą pokazywać różne rzeczy.',
  } satisfies Record<LaterChange['type'], string>,
  chainEnds: {
    'self-signed': 'Certyfikat jest samopodpisany: nikt inny nie potwierdza, kto to jest.',
    root: 'Łańcuch jest pełny. To, czy ufasz jego ostatniemu certyfikatowi, zależy od Ciebie.',
    incomplete: 'Następnego certyfikatu nie ma w pliku, więc łańcucha nie dało się dalej sprawdzić.',
    broken: 'Łańcuch jest przerwany: wystawca certyfikatu nie ma do tego uprawnień.',
    unsupported: 'Łańcuch używa algorytmu lub klucza, który nie jest obsługiwany.',
  } satisfies Record<ChainEnd, string>,
  times: {
    within: '(według zegara podpisującego)',
    before: '(według zegara podpisującego, zanim certyfikat stał się ważny)',
    after: '(według zegara podpisującego, po wygaśnięciu certyfikatu)',
    'not-stated': 'nie podano',
  } satisfies Record<CertificateTime, string>,
  allows: {
    1: 'nic',
    2: 'wypełnianie formularzy i podpisywanie',
    3: 'wypełnianie formularzy, podpisywanie i komentarze',
  },
  facts: {
    problem: 'Problem',
    signer: 'Podpisano przez',
    'stated-name': 'Podana nazwa',
    time: 'Czas podpisania',
    reason: 'Powód',
    location: 'Miejsce',
    contact: 'Kontakt',
    field: 'Pole formularza',
    format: 'Format',
    algorithm: 'Algorytm',
    covers: 'Obejmuje',
    allows: 'Dozwolone później',
    later: 'Zmienione później',
    subject: 'Certyfikat',
    issuer: 'Wystawiony przez',
    serial: 'Numer seryjny',
    validity: 'Ważność',
    fingerprint: 'SHA-256',
    chain: 'Łańcuch',
    timestamp: 'Znacznik czasu',
  },
  range: 'bajty od {from} do {gapStart} i od {gapEnd} do {end}',
  coversAll: 'cały plik',
  coversVersion: 'wersja {version} z {versions} w tym pliku',
  algorithm: '{signature}, {digest}',
  weak: '(słaby: da się utworzyć dwa pliki z tym samym SHA-1)',
  validity: 'od {from} do {to}',
  expired: '(już wygasł)',
  removed: 'Późniejsza wersja pliku usunęła ten podpis.',
  unnamed: 'bez nazwy',
  timestamp: 'jest, niesprawdzony',
  unchecked: `${uncheckedWords} Certyfikatów nie porównano z listą zaufanych urzędów certyfikacji.`,
};

const describeWeak = (verdict: SignatureVerdict): string =>
  verdict === 'valid'
    ? 'Ważny, ale złożony przy użyciu algorytmu SHA-1, który jest słaby.'
    : `${verdicts[verdict]}. Podpis złożono przy użyciu algorytmu SHA-1, który jest słaby.`;

/** `Ada Lovelace: Valid.` for each, on one line. */
export function describeSignatures(
  signatures: readonly { verdict: SignatureVerdict; name: string; isWeak: boolean }[],
): string {
  if (signatures.length === 0) return signatureWords.none;
  const told = signatures.map(
    ({ verdict, name, isWeak }) =>
      `${name === '' ? 'Nieznany podpisujący' : name}: ${isWeak ? describeWeak(verdict) : `${verdicts[verdict]}.`}`,
  );
  return [`${counted(signatures.length, signatureForms)}.`, ...told, uncheckedWords].join(' ');
}

/** The text of a visible signature. */
export const signatureLines = {
  signer: 'Podpis cyfrowy: {name}',
  date: 'Data: {date}',
  reason: 'Powód: {reason}',
  location: 'Miejsce: {location}',
};

/** Who signed, and what happened to earlier signatures. */
export const describeSigned = ({ name, earlier }: { name: string; earlier: number }): string =>
  [
    `Podpisano: ${name}.`,
    ...(earlier === 0 ? [] : [`Zostały wcześniejsze podpisy: ${earlier}.`]),
    'Bez znacznika czasu, bo ta strona nie ma dostępu do sieci.',
  ].join(' ');
