import type * as english from '#words/inspection.ts';
import type { Words } from '#wording/words.ts';
import type { FoundName, FoundValue, MetadataName, MetadataValue } from '#jobs/contract/hidden-data.ts';
import { describePixels, listOf } from '#wording/amounts.ts';
import { filled } from '#wording/filled.ts';
import { metadataName, metadataValue } from './metadata-table.ts';
import { signatureWords } from './signatures.ts';

/** The report on what a file gives away. Placeholders are in braces. */
export const inspectionWords = {
  types: {
    place: { title: '위치', meaning: '파일을 만든 곳이나 내용과 관련된 장소입니다.' },
    person: { title: '사람', meaning: '작성자, 소유자, 사진에 나온 사람 등의 이름입니다.' },
    serial: {
      title: '일련번호와 식별자',
      meaning: '이 파일이 어느 기기에서 나왔는지, 같은 사람의 다른 파일이 어느 것인지 알아낼 수 있습니다.',
    },
    'differing-preview': {
      title: '이미지와 다른 미리보기',
      meaning: '잘라 내거나 편집해 없앤 부분이 파일 안의 작은 이미지에 남아 있을 수 있습니다.',
    },
    rest: { title: '파일 끝 뒤의 데이터', meaning: '프로그램은 무시하지만 누구나 읽을 수 있습니다.' },
    video: { title: '동영상', meaning: '휴대폰이 사진에 덧붙이는, 소리 있는 짧은 동영상입니다.' },
    version: {
      title: '이전 버전',
      meaning: '바뀐 내용을 뒤에 덧붙이기만 하는 프로그램이 많아, 전에 있던 내용을 되살릴 수 있습니다.',
    },
    'hidden-text': { title: '숨은 텍스트', meaning: '눈에 보이지 않지만 복사하거나 검색할 수 있습니다.' },
    outside: {
      title: '보이는 페이지 바깥의 내용',
      meaning: '페이지를 잘라도 주변 내용은 가려질 뿐입니다.',
    },
    layer: { title: '숨겨진 레이어', meaning: 'PDF 뷰어에서 켤 수 있습니다.' },
    attachment: { title: '첨부 파일', meaning: '이 파일 안에 통째로 들어 있는 다른 파일입니다.' },
    comment: { title: '주석', meaning: '메모와 표시이며, 작성자 이름이 함께 있는 경우가 많습니다.' },
    'form-value': { title: '양식에 입력한 값', meaning: '양식 입력란에 입력하거나 선택한 내용입니다.' },
    script: { title: '스크립트', meaning: '파일을 열 때 실행될 수 있는 프로그램입니다.' },
    remote: {
      title: '외부 주소',
      meaning:
        '파일을 열거나 그 안의 양식을 보내면 이 주소로 연결될 수 있고, 그러면 내가 이 파일을 가지고 있다는 것을 주소의 소유자가 알게 됩니다.',
    },
    device: { title: '기기', meaning: '카메라, 휴대폰, 스캐너 또는 렌즈입니다.' },
    software: { title: '소프트웨어', meaning: '파일을 만들거나 바꾼 프로그램입니다.' },
    time: { title: '날짜와 시간', meaning: '파일을 만들거나 바꾼 때입니다.' },
    history: { title: '이력', meaning: '파일에 한 작업과, 만들 때 쓰인 파일입니다.' },
    text: { title: '텍스트 항목', meaning: '제목, 설명, 키워드, 코멘트입니다.' },
    link: { title: '링크', meaning: '누르면 열리는 주소입니다.' },
    exposure: { title: '촬영 설정', meaning: '사진을 어떻게 찍었는지를 나타냅니다.' },
    preview: { title: '미리보기', meaning: '파일 목록에 표시되는 작은 이미지나 커버입니다.' },
    other: { title: '기타 데이터', meaning: '프로그램이 따로 저장한 데이터입니다.' },
  },
  format: '형식: {format}',
  nothing: '찾은 것이 없습니다.',
  absent: '찾아봤지만 없는 것: {types}.',
  unread: '살펴보지 않은 것:',
  parts: {
    pixels: '얼굴, 표지판, 화면처럼 이미지 자체에 보이는 것.',
    watermarks: '보이지 않는 워터마크.',
    'maker-notes': '카메라 제조사 정보(MakerNote)의 내용. 일련번호가 들어 있는 경우가 많습니다.',
    packed: 'Brotli로 압축된 메타데이터.',
    recording: '얼굴, 목소리, 표지판처럼 보이고 들리는 것.',
    'data-tracks': '데이터 트랙의 내용.',
    scans: '스캔한 페이지처럼 이미지 안에 있는 텍스트.',
    attachments: '첨부 파일의 내용. 저장한 다음 하나씩 살펴보세요.',
    signatures: '디지털 서명. 누가 서명했는지는 “PDF 서명 확인”에서 볼 수 있습니다.',
    'undrawn-pages': '그릴 수 없었던 페이지나 301페이지부터의 숨은 텍스트와 보이는 페이지 바깥의 내용.',
    format: '메타데이터. 여기서는 이 형식에서 읽을 수 없습니다.',
  },
  removedBy: '제거하려면 “{tool}” 도구를 사용하세요.',
  notRemoved: '여기에는 이것을 파일에서 제거하는 도구가 없습니다.',
  more: '외 {count}개',
  page: '{page}페이지',
} satisfies Words<typeof english.inspectionWords>;

const names: Record<Exclude<FoundName, MetadataName>['type'], string> = {
  unseen: '보이지 않는 텍스트',
  'over-picture': '스캔처럼 이미지 위에 있는 투명한 텍스트',
  version: '버전 {versions}개 중 {version}번째',
};

const values: Record<Exclude<FoundValue, MetadataValue>['type'], string> = {
  ...signatureWords.changes,
  'positions-track': '위치와 움직임이 들어 있을 수 있는 카메라의 데이터 트랙',
  'data-track': '데이터 트랙',
  drawings: '그림 또는 이미지',
  'differing-shape': '미리보기는 {preview}픽셀이고 이미지는 {picture}픽셀이라 비율이 다릅니다',
  'differing-content':
    '미리보기는 {preview}픽셀이고 이미지는 {picture}픽셀입니다. 비율은 같지만 보이는 내용이 다릅니다',
};

/** What was found, in words. */
export const itemInWords: typeof english.itemInWords = ({ name, value, page }) => ({
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
  label: '보고서',
  useIn: (title) => `다음에서 열기: ${title}`,
  absent: '찾아봤지만 없는 것',
  unread: '살펴보지 않은 것',
  names: {
    'Date time original': '촬영한 날짜',
    'Date time digitized': '디지털화한 날짜',
    'Date time': '수정한 날짜',
  } as Readonly<Record<string, string>>,
} satisfies Words<typeof english.inspectionPage>;

/** `찾은 것: 위치, 사람 및 기기.` */
export const describeInspection: Words<typeof english.describeInspection> = ({ findings, unread }) => {
  if (findings.length > 0) return `찾은 것: ${listOf(findings.map(({ type }) => inspectionWords.types[type].title))}.`;
  return unread.includes('format') ? '여기서는 이 형식의 메타데이터를 읽을 수 없습니다.' : '찾은 것이 없습니다.';
};
