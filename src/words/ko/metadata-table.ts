import type * as english from '#words/metadata-table.ts';
import type { Words } from '#wording/words.ts';

import type { MetadataName, MetadataValue } from '#jobs/contract/hidden-data.ts';
import { locale } from '#language.ts';
import { describeSize } from '#wording/amounts.ts';
import { filled } from '#wording/filled.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import { count } from './count.ts';

/** The table of all metadata found in a file. */
export const metadataTable = {
  before: '이 파일의 모든 메타데이터',
  found: '찾은 메타데이터',
  kept: '남김',
  removed: '제거함',
} satisfies Words<typeof english.metadataTable>;

const names: Record<MetadataName['type'], string> = {
  preview: '미리보기',
  'more-pictures': '다른 이미지',
  video: '동영상',
  comment: '코멘트',
  'hidden-text': '숨은 텍스트',
  'last-change': '마지막 변경',
  'content-credentials': '콘텐츠 자격 증명',
  'more-xmp': '추가 XMP',
  'photoshop-preview': 'Photoshop 미리보기',
  'photoshop-notes': 'Photoshop 메모',
  'program-data': '프로그램 자체 데이터',
  'data-of': '{of}의 데이터',
  'jpeg-reconstruction': '원래 JPEG으로 되돌리는 데이터',
  'after-picture': '이미지 뒤의 데이터',
  'page-previews': '페이지 미리보기',
  'xmp-of-parts': '페이지와 이미지의 XMP',
  packed: '압축된 {of}',
  box: '박스 {of}',
  chunk: '청크 {of}',
  'in-picture': '이미지 안: {name}',
  'in-cover': '{cover}: {name}',
  'document-title': '제목',
  'document-author': '작성자',
  'document-subject': '주제',
  'document-keywords': '키워드',
  'document-creator': '작성 프로그램',
  'document-producer': 'PDF 변환 프로그램',
  'document-created': '만든 날짜',
  'document-modified': '수정한 날짜',
  'iptc-title': 'IPTC 제목',
  'iptc-keyword': 'IPTC 키워드',
  'iptc-instructions': 'IPTC 지침',
  'iptc-date-created': 'IPTC 만든 날짜',
  'iptc-author': 'IPTC 작성자',
  'iptc-author-position': 'IPTC 작성자 직책',
  'iptc-city': 'IPTC 도시',
  'iptc-sublocation': 'IPTC 세부 위치',
  'iptc-province': 'IPTC 시/도',
  'iptc-country': 'IPTC 국가',
  'iptc-headline': 'IPTC 헤드라인',
  'iptc-credit': 'IPTC 크레디트',
  'iptc-source': 'IPTC 출처',
  'iptc-copyright': 'IPTC 저작권',
  'iptc-contact': 'IPTC 연락처',
  'iptc-caption': 'IPTC 설명',
  'iptc-caption-author': 'IPTC 설명 작성자',
};

/** The name of metadata. */
export function metadataName(name: string | MetadataName): string {
  if (typeof name === 'string') return name;
  return filled(names[name.type], 'name' in name ? { ...name, name: metadataName(name.name) } : name);
}

const kilobytes = onFirstUse(
  () => new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }),
);
const describeKilobytes = (bytes: number) => kilobytes().format(Math.max(1, Math.round(bytes / 1000)));

/** The value of metadata. */
export function metadataValue(value: string | MetadataValue): string {
  if (typeof value === 'string') return value;
  switch (value.type) {
    case 'bytes':
      return describeSize(value.bytes);
    case 'kilobytes':
      return describeKilobytes(value.bytes);
    case 'maker-notes':
      return `카메라 제조사 정보, 일련번호가 들어 있을 수 있음(${describeKilobytes(value.bytes)})`;
    case 'file':
      return `${value.name}(${describeSize(value.bytes)})`;
    case 'cover':
      return `${value.format}, ${describeSize(value.bytes)}`;
    case 'pixels':
      return `${value.width} × ${value.height}픽셀`;
    case 'small-picture':
      return '이 이미지의 축소판';
    case 'geography':
      return '이미지가 나타내는 곳의 지구상 위치';
    case 'fields':
      return count(value.count, '개 항목');
    case 'count':
      return String(value.count);
    case 'position': {
      const { position, altitude } = value;
      return position === undefined ? `고도 ${altitude} m` : `${position}, 고도 ${altitude} m`;
    }
  }
}
