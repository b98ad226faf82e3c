import type * as english from '#words/signatures.ts';
import type { Words } from '#wording/words.ts';
import type { SignatureVerdict } from '#jobs/contract/pdf-signatures.ts';
import { count } from './count.ts';

/** This applies to every check, and people must not overestimate it. */
export const uncheckedWords =
  '이 페이지는 네트워크에 연결할 수 없어 타임스탬프와 인증서 폐기 여부는 확인하지 않습니다.';

const verdicts: Record<SignatureVerdict, string> = {
  valid: '유효함',
  'signed-further': '유효함, 그 뒤에 추가로 서명됨',
  'filled-in': '유효함, 다만 서명한 뒤에 양식 입력란이나 주석이 바뀜',
  'changed-later': '서명한 뒤에 변경됨',
  changed: '유효하지 않음: 서명한 내용이 변경됨',
  'wrong-range': '유효하지 않음: 서명이 파일에서 포함해야 할 범위를 포함하지 않음',
  expired: '유효하지 않음: 서명할 때 인증서가 만료되었거나 아직 유효하지 않았음',
  'self-signed': '유효함, 다만 자체 서명 인증서라서 누가 서명했는지 보증하는 곳이 없음',
  'broken-chain': '유효하지 않음: 인증서에 적힌 기관이 발급한 인증서가 아님',
  unsupported: '확인하지 않음: 지원하지 않는 종류의 서명',
  unreadable: '확인하지 않음: 서명을 읽을 수 없음',
};

/** The report on signatures. Placeholders are in braces; those of changes are the facts of their type. */
export const signatureWords = {
  none: '이 파일에는 디지털 서명이 없습니다.',
  title: '서명 {number}: {verdict}',
  verdicts,
  faults: {
    digest: '파일의 내용이 서명한 내용과 다릅니다.',
    signature: '인증서의 키로 만든 서명이 아닙니다.',
    attributes: '어떤 종류의 내용에 서명했는지 서명에 적혀 있지 않습니다.',
    certificate: '서명에 적힌 인증서가 아닙니다.',
    'range-numbers': '바이트 범위가 파일에 맞지 않습니다.',
    'range-start': '파일의 앞부분이 서명되지 않았습니다.',
    'range-gap': '서명되지 않은 부분에 서명 말고 다른 것도 들어 있습니다.',
    'range-elsewhere': '서명되지 않은 부분이 이 서명이 아닙니다.',
    'range-end': '서명한 범위가 한 버전의 중간에서 끝납니다.',
    unlisted: '파일의 어느 버전에서도 이 서명을 가리키지 않습니다.',
    padding: '서명을 위해 남겨 둔 공간에, 서명이 끝난 뒤에도 데이터가 있습니다.',
    'no-certificate': '서명한 사람의 인증서가 파일에 없습니다.',
    'not-a-signature': 'CMS 서명이 아니거나 손상되었습니다.',
    'several-signers': '서명 하나에 서명한 사람이 여럿입니다.',
    'document-timestamp': '문서 전체에 대한 타임스탬프입니다.',
    kind: '지원하지 않는 서명 형식입니다.',
    algorithm: '지원하지 않는 알고리즘이나 키를 사용한 서명입니다.',
  },
  changes: {
    'page-content': '{page}페이지: 내용이 다릅니다.',
    'page-added': '{page}페이지가 추가되었습니다.',
    'page-removed': '서명한 버전의 {page}페이지가 제거되었습니다.',
    'page-actions': '{page}페이지: 열리거나 닫힐 때의 동작이 다릅니다.',
    'pages-moved': '페이지 순서가 다릅니다.',
    annotations: '{page}페이지: 주석 또는 링크({added}개 추가, {changed}개 변경, {removed}개 제거).',
    'field-value': '양식 입력란 “{name}”: “{before}” → “{after}”.',
    'field-added': '양식 입력란이 추가되었습니다: “{name}”.',
    'field-removed': '양식 입력란이 제거되었습니다: “{name}”.',
    'field-changed': '양식 입력란의 모양이나 동작이 다릅니다: “{name}”.',
    'signature-added': '서명이 추가되었습니다: “{name}”.',
    'signature-removed': '서명이 제거되었습니다: “{name}”.',
    'signature-replaced': '서명이 바뀌었습니다: “{name}”.',
    form: '양식의 설정이 다릅니다.',
    layers: '레이어 또는 표시되는 레이어가 다릅니다.',
    actions: '스크립트나 동작이 다릅니다.',
    attachments: '첨부 파일이 다릅니다.',
    names: '문서에서 이름이 붙은 부분이 다릅니다.',
    outline: '책갈피가 다릅니다.',
    permissions: '문서의 권한이 다릅니다.',
    metadata: '메타데이터가 다릅니다.',
    'validation-data': '나중에 서명을 확인하기 위한 데이터가 추가되거나 바뀌었습니다.',
    other: '문서의 항목이 다릅니다: “{key}”.',
    'loose-bytes': '끝에 {bytes}바이트가 추가되었는데, 어떤 일을 하는지 알 수 없습니다.',
    damaged: '파일이 손상되어 프로그램마다 다르게 보일 수 있습니다.',
  },
  chainEnds: {
    'self-signed': '자체 서명 인증서입니다. 서명한 사람을 보증하는 다른 곳이 없습니다.',
    root: '인증서 체인이 완전합니다. 마지막 인증서를 믿을지는 직접 판단하세요.',
    incomplete: '다음 인증서가 파일에 없어 체인을 더 확인할 수 없었습니다.',
    broken: '체인이 끊어져 있습니다. 발급할 권한이 없는 인증서로 발급된 인증서가 있습니다.',
    unsupported: '체인에 지원하지 않는 알고리즘이나 키가 쓰였습니다.',
  },
  times: {
    within: '(서명한 사람의 시계 기준)',
    before: '(서명한 사람의 시계 기준, 인증서가 유효해지기 전)',
    after: '(서명한 사람의 시계 기준, 인증서가 만료된 뒤)',
    'not-stated': '적혀 있지 않음',
  },
  allows: {
    1: '없음',
    2: '양식 작성과 서명',
    3: '양식 작성, 서명, 주석',
  },
  facts: {
    problem: '문제',
    signer: '서명한 사람',
    'stated-name': '적힌 이름',
    time: '서명한 시각',
    reason: '이유',
    location: '장소',
    contact: '연락처',
    field: '양식 입력란',
    format: '형식',
    algorithm: '알고리즘',
    covers: '서명 범위',
    allows: '허용된 변경',
    later: '이후 변경',
    subject: '인증서',
    issuer: '발급자',
    serial: '일련번호',
    validity: '유효 기간',
    fingerprint: 'SHA-256',
    chain: '체인',
    timestamp: '타임스탬프',
  },
  range: '바이트 {from}~{gapStart}, {gapEnd}~{end}',
  coversAll: '파일 전체',
  coversVersion: '이 파일의 버전 {versions}개 중 {version}번째',
  algorithm: '{signature}, {digest}',
  weak: '(취약함: SHA-1이 같은 서로 다른 파일을 만들 수 있음)',
  validity: '{from}~{to}',
  expired: '(지금은 만료됨)',
  removed: '이 파일의 이후 버전에서 이 서명이 제거되었습니다.',
  unnamed: '이름 없음',
  timestamp: '있음, 확인하지 않음',
  unchecked: `${uncheckedWords} 인증서를 신뢰할 수 있는 기관의 목록과 대조하지도 않습니다.`,
} satisfies Words<typeof english.signatureWords>;

const describeWeak = (verdict: SignatureVerdict): string =>
  verdict === 'valid'
    ? '유효함, 다만 취약한 SHA-1로 만든 서명.'
    : `${verdicts[verdict]}. 이 서명은 취약한 SHA-1로 만들었습니다.`;

/** `김철수: 유효함.` for each, on one line. */
export const describeSignatures: Words<typeof english.describeSignatures> = (signatures) => {
  if (signatures.length === 0) return signatureWords.none;
  const told = signatures.map(
    ({ verdict, name, isWeak }) =>
      `${name === '' ? '알 수 없는 서명자' : name}: ${isWeak ? describeWeak(verdict) : `${verdicts[verdict]}.`}`,
  );
  return [`서명 ${count(signatures.length, '개')}.`, ...told, uncheckedWords].join(' ');
};

/** The text of a visible signature: in English, because no font for PDF here has Korean letters. */
export const signatureLines = {
  signer: 'Digitally signed by {name}',
  date: 'Date: {date}',
  reason: 'Reason: {reason}',
  location: 'Location: {location}',
} satisfies Words<typeof english.signatureLines>;

/** Who signed, and what happened to earlier signatures. */
export const describeSigned: Words<typeof english.describeSigned> = ({ name, earlier }) =>
  [
    `서명한 사람: ${name}.`,
    ...(earlier === 0 ? [] : [`이전 서명 ${count(earlier, '개')}를 남겼습니다.`]),
    '이 페이지는 네트워크에 연결할 수 없어 타임스탬프는 없습니다.',
  ].join(' ');
