import type { SignatureVerdict } from '#jobs/contract/pdf-signatures.ts';
import type * as english from '#words/signatures.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** This applies to every check, and people must not overestimate it. */
export const uncheckedWords =
  'Nenhum carimbo do tempo e nenhuma revogação foram verificados, porque esta página não tem acesso à rede.';

const verdicts: Record<SignatureVerdict, string> = {
  valid: 'Válida',
  'signed-further': 'Válida, e depois houve mais assinaturas',
  'filled-in': 'Válida, mas campos de formulário ou comentários mudaram depois da assinatura',
  'changed-later': 'Mudou depois da assinatura',
  changed: 'Não é válida: o conteúdo assinado foi alterado',
  'wrong-range': 'Não é válida: ela não abrange o arquivo como uma assinatura deve abranger',
  expired: 'Não é válida: o certificado tinha vencido, ou ainda não valia, no momento da assinatura',
  'self-signed': 'Válida, mas o certificado é autoassinado, e ninguém confirma quem assinou',
  'broken-chain': 'Não é válida: o certificado não foi emitido pela autoridade que ele cita',
  unsupported: 'Não verificada: este tipo de assinatura não é aceito',
  unreadable: 'Não verificada: não é possível ler a assinatura',
};

/** The report on signatures. Placeholders are in braces; those of changes are the facts of their type. */
export const signatureWords = {
  none: 'Não há assinaturas digitais neste arquivo.',
  title: 'Assinatura {number}: {verdict}',
  verdicts,
  faults: {
    digest: 'O conteúdo do arquivo não é o que foi assinado.',
    signature: 'A assinatura não foi feita com a chave do certificado.',
    attributes: 'A assinatura não diz que tipo de conteúdo foi assinado.',
    certificate: 'O certificado não é o que a assinatura cita.',
    'range-numbers': 'O intervalo de bytes não combina com o arquivo.',
    'range-start': 'O começo do arquivo não está assinado.',
    'range-gap': 'A parte não assinada contém mais que a assinatura.',
    'range-elsewhere': 'A parte não assinada não é esta assinatura.',
    'range-end': 'Os bytes assinados terminam no meio de uma versão.',
    unlisted: 'Nenhuma versão do arquivo se refere a esta assinatura.',
    padding: 'Há dados depois do fim da assinatura, no espaço reservado para ela.',
    'no-certificate': 'O certificado de quem assinou não está no arquivo.',
    'not-a-signature': 'Isto não é uma assinatura CMS, ou está danificada.',
    'several-signers': 'Há vários signatários em uma só assinatura.',
    'document-timestamp': 'Isto é um carimbo do tempo do documento inteiro.',
    kind: 'O formato desta assinatura não é aceito.',
    algorithm: 'O algoritmo ou a chave desta assinatura não é aceito.',
  },
  changes: {
    'page-content': 'Página {page}: o conteúdo é diferente.',
    'page-added': 'A página {page} foi adicionada.',
    'page-removed': 'A página {page} da versão assinada foi removida.',
    'page-actions': 'Página {page}: o que acontece ao abri-la ou fechá-la é diferente.',
    'pages-moved': 'As páginas estão em outra ordem.',
    annotations: 'Página {page}: comentários ou links ({added} adicionados, {changed} alterados, {removed} removidos).',
    'field-value': 'Campo de formulário “{name}”: “{before}” virou “{after}”.',
    'field-added': 'O campo de formulário “{name}” foi adicionado.',
    'field-removed': 'O campo de formulário “{name}” foi removido.',
    'field-changed': 'O campo de formulário “{name}” tem outra aparência ou funciona de outro jeito.',
    'signature-added': 'A assinatura “{name}” foi adicionada.',
    'signature-removed': 'A assinatura “{name}” foi removida.',
    'signature-replaced': 'A assinatura “{name}” foi substituída.',
    form: 'As configurações do formulário são diferentes.',
    layers: 'As camadas, ou quais delas são mostradas, são diferentes.',
    actions: 'Scripts ou ações são diferentes.',
    attachments: 'Os arquivos anexados são diferentes.',
    names: 'As partes com nome do documento são diferentes.',
    outline: 'Os marcadores são diferentes.',
    permissions: 'As permissões do documento são diferentes.',
    metadata: 'Os metadados são diferentes.',
    'validation-data': 'Dados para verificar as assinaturas mais tarde foram adicionados ou alterados.',
    other: 'A entrada “{key}” do documento é diferente.',
    'loose-bytes': '{bytes} bytes foram adicionados no fim, e não dá para saber o que eles fazem.',
    damaged: 'O arquivo está danificado, e cada programa pode mostrar uma coisa diferente.',
  },
  chainEnds: {
    'self-signed': 'O certificado é autoassinado: mais ninguém confirma de quem ele é.',
    root: 'A cadeia está completa. Cabe a você confiar ou não no último certificado dela.',
    incomplete: 'O próximo certificado não está no arquivo, e a cadeia não pôde ser verificada daí em diante.',
    broken: 'A cadeia está quebrada: um certificado foi emitido por outro que não podia emiti-lo.',
    unsupported: 'A cadeia usa um algoritmo ou uma chave que não são aceitos.',
  },
  times: {
    within: '(pelo relógio de quem assinou)',
    before: '(pelo relógio de quem assinou, antes de o certificado valer)',
    after: '(pelo relógio de quem assinou, depois de o certificado vencer)',
    'not-stated': 'não informado',
  },
  allows: {
    1: 'nada',
    2: 'preencher formulários e assinar',
    3: 'preencher formulários, assinar e comentar',
  },
  facts: {
    problem: 'Problema',
    signer: 'Assinado por',
    'stated-name': 'Nome informado',
    time: 'Assinado em',
    reason: 'Motivo',
    location: 'Local',
    contact: 'Contato',
    field: 'Campo de formulário',
    format: 'Formato',
    algorithm: 'Algoritmo',
    covers: 'Abrange',
    allows: 'Permitido depois',
    later: 'Mudou depois',
    subject: 'Certificado',
    issuer: 'Emitido por',
    serial: 'Número de série',
    validity: 'Validade',
    fingerprint: 'SHA-256',
    chain: 'Cadeia',
    timestamp: 'Carimbo do tempo',
  },
  range: 'bytes {from} a {gapStart} e {gapEnd} a {end}',
  coversAll: 'o arquivo inteiro',
  coversVersion: 'a versão {version} de {versions} neste arquivo',
  algorithm: '{signature}, {digest}',
  weak: '(fraco: dá para criar dois arquivos com o mesmo SHA-1)',
  validity: 'de {from} a {to}',
  expired: '(já vencido)',
  removed: 'Uma versão posterior do arquivo removeu esta assinatura.',
  unnamed: 'sem nome',
  timestamp: 'incluído, não verificado',
  unchecked: `${uncheckedWords} Os certificados não foram comparados com uma lista de autoridades confiáveis.`,
} satisfies Words<typeof english.signatureWords>;

const describeWeak = (verdict: SignatureVerdict): string =>
  verdict === 'valid'
    ? 'Válida, mas feita com SHA-1, que é fraco.'
    : `${verdicts[verdict]}. A assinatura foi feita com SHA-1, que é fraco.`;

/** `Ada Lovelace: Válida.` for each, on one line. */
export const describeSignatures: Words<typeof english.describeSignatures> = (signatures) => {
  if (signatures.length === 0) return signatureWords.none;
  const told = signatures.map(
    ({ verdict, name, isWeak }) =>
      `${name === '' ? 'Signatário desconhecido' : name}: ${isWeak ? describeWeak(verdict) : `${verdicts[verdict]}.`}`,
  );
  return [`${count(signatures.length, 'assinatura')}.`, ...told, uncheckedWords].join(' ');
};

/** The text of a visible signature. */
export const signatureLines = {
  signer: 'Assinado digitalmente por {name}',
  date: 'Data: {date}',
  reason: 'Motivo: {reason}',
  location: 'Local: {location}',
} satisfies Words<typeof english.signatureLines>;

/** Who signed, and what happened to earlier signatures. */
export const describeSigned: Words<typeof english.describeSigned> = ({ name, earlier }) =>
  [
    `Assinado por ${name}.`,
    ...(earlier === 0 ? [] : [`${count(earlier, 'assinatura anterior mantida', 'assinaturas anteriores mantidas')}.`]),
    'Sem carimbo do tempo, porque esta página não tem acesso à rede.',
  ].join(' ');
