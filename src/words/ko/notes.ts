import type * as english from '#words/notes.ts';
import type { Words } from '#wording/words.ts';
import { formats } from '#formats/formats.ts';
import type { Note } from '#jobs/contract/job.ts';
import type { Loss, NamedTrack, Part } from '#jobs/contract/media-note.ts';
import type { HiddenPlace, PlaceInPdf } from '#jobs/contract/pdf-note.ts';
import { describeDuration, describePixels, describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import {
  describeLook,
  describeReading,
  describeScans,
  describeSeen,
  describeUnnamed,
  describeUnread,
  describeUnseen,
  namePages,
  quoted,
  structureFound,
} from './readings.ts';
import { count } from './count.ts';
import { describeHidden } from './hidden-data.ts';
import { describeInspection } from './inspection.ts';
import { describeFailure } from './errors.ts';
import { describeLikeness } from './likeness.ts';
import { describeLostTags } from './lost-tags.ts';
import { describeRepair } from './repairs.ts';
import { describeSignatures, describeSigned } from './signatures.ts';

type Why = Extract<Note, { type: 'unchanged' }>['why'];

const unchangedBecause: Record<Why, string> = {
  'already-small': '이미 충분히 작습니다',
  animation: '압축하면 애니메이션이 사라집니다',
  pages: '압축하면 첫 페이지만 남습니다',
  'not-encrypted': '보호되어 있지 않았습니다',
  'no-changes': '바꾼 것이 없습니다',
  'no-areas': '그려 넣은 영역이 없습니다',
  'no-fields': '양식 입력란이 없습니다',
  'xfa-alone': 'Adobe 프로그램에서만 작성할 수 있는 XFA 양식입니다',
  'has-text': '모든 페이지에 이미 텍스트가 있습니다',
  'nothing-to-flatten': '양식 입력란이나 주석이 없습니다',
};

const sideNames: Record<string, string> = { width: '너비', height: '높이' };

/** ` JPEG 블록 경계에 맞추느라 너비가 8픽셀 줄었습니다.` */
const describeEdges = (less: { width: number; height: number }): string =>
  Object.entries(less)
    .filter(([, pixels]) => pixels !== 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(
      ([side, pixels]) =>
        ` JPEG 블록 경계에 맞추느라 ${sideNames[side] ?? side}가 ${count(Math.abs(pixels), '픽셀')} ${pixels > 0 ? '줄었습니다' : '늘었습니다'}.`,
    )
    .join('');

const trackNames: Record<NamedTrack['type'], string> = { video: '비디오', audio: '오디오', subtitles: '자막' };

/** `오디오 AAC`, `투명도`. */
function describePart(part: Part): string {
  switch (part.type) {
    case 'video':
    case 'audio':
      return part.codec ? `${trackNames[part.type]} ${part.codec}` : trackNames[part.type];
    case 'subtitles':
      return part.codec ? `${part.codec} 자막` : '자막';
    case 'transparency':
      return '투명도';
    case 'chapters':
      return '챕터';
    case 'data':
      return '데이터';
    case 'programme':
      return '다른 방송 프로그램';
  }
}

/** In brackets after the part. */
function describeLoss(loss: Loss): string {
  switch (loss.why) {
    case 'no-place':
      return `${formats[loss.container].name} 형식에 넣을 수 없음`;
    case 'one-place':
      return `${formats[loss.container].name} 형식에 하나 더 넣을 수 없음`;
    case 'not-written':
      return `여기서는 ${formats[loss.container].name} 형식에 챕터를 쓸 수 없음`;
    case 'no-decoder':
      return '이 브라우저에서 디코딩할 수 없음';
    case 'no-encoder':
      return '이 브라우저에서 인코딩할 수 없음';
    case 'not-read':
      return '여기서 읽을 수 없음';
    case 'pictures':
      return '이미지로 된 자막이라 여기서 텍스트로 바꿀 수 없음';
    case 'times':
      return '시간이 더 이상 맞지 않음';
    case 'not-main':
      return '주 트랙만 변경함';
    case 'joined':
      return '합친 동영상에는 넣을 수 없음';
    case 'black':
      return '여기서는 검은색임';
    case 'failed':
      return describeFailure(loss.failure).title;
  }
}

const describeTrack = ({ type, codec }: NamedTrack) => (codec ? `${trackNames[type]}(${codec})` : trackNames[type]);

const hiddenPlaces: Readonly<Record<HiddenPlace, string>> = {
  layers: '레이어 이름',
  'page-labels': '페이지 라벨',
  outline: '책갈피',
  fields: '양식 입력란',
  comments: '주석',
  links: '링크',
  attachments: '첨부 파일',
  metadata: '메타데이터',
  'program-data': '다른 프로그램의 데이터',
  names: '태그와 기타 이름',
  'hidden-drawings': '숨겨진 그림',
};

function readPlaces(places: readonly PlaceInPdf[]): string {
  const pages = places.flatMap((place) => (place.type === 'page' ? place.page : [])).toSorted((a, b) => a - b);
  const named = pages.length === 0 ? [] : [namePages(pages)];
  return listOf([...named, ...places.flatMap(({ type }) => (type === 'page' ? [] : hiddenPlaces[type]))]);
}

/** In characters: above this, an image is better off as a file. */
const longText = 10_000;

type Sentence<Type extends Note['type']> = string | ((note: Extract<Note, { type: Type }>) => string);

/** The sentence beside a result, for every note that an engine can return. */
export const notes: { [Type in Note['type']]: Sentence<Type> } = {
  step: ({ step, title }) => `${step}단계, ${title}:`,
  read: describeReading,
  'pages-with-text': ({ pages }) => `이미 텍스트가 있어 읽지 않음: ${namePages(pages)}.`,
  'pages-without-text': ({ pages }) => `텍스트를 찾지 못함: ${namePages(pages)}.`,
  'pages-not-drawn': ({ pages }) => `손상되어 읽지 못함: ${namePages(pages)}.`,
  unchanged: ({ why, stripped }) =>
    `${unchangedBecause[why]}. ${stripped ? '메타데이터만 뺀 원본 이미지입니다.' : '원본 파일 그대로입니다.'}`,
  'hidden-data': ({ items }) => describeHidden(items),
  inspected: ({ inspection }) => describeInspection(inspection),
  'first-frame-only': ({ frames }) => `프레임 ${count(frames, '개')} 중 첫 번째입니다.`,
  'first-page-only': ({ pages }) => `${count(pages, '페이지')} 중 첫 페이지입니다.`,
  'alpha-flattened': '투명한 부분이 흰색이 되었습니다.',
  'page-parts-dropped':
    '웹 페이지처럼 그려지는 부분(foreignObject)이 빠졌습니다. 도표의 글자에 자주 쓰입니다. 그림을 PNG로 내보내거나 그런 부분 없이 내보내세요.',
  'part-missing': ({ share }) =>
    `파일이 손상되었거나 온전하지 않습니다. 이미지의 약 ${Math.max(1, Math.round(share * 100))}%가 없어 그 부분을 비워 두었습니다.`,
  damaged: '파일이 손상되었습니다. 이미지의 일부가 이상하게 보일 수 있습니다.',
  coarse: '파일이 온전하지 않습니다. 이미지는 모두 있지만 화질이 낮습니다.',
  'fewer-colours': ({ colours }) => `최대 ${count(colours, '색')}.`,
  'pixels-kept': ({ less }) =>
    `다시 인코딩하지 않아 모든 픽셀이 그대로입니다.${less === undefined ? '' : describeEdges(less)}`,
  'turned-by-note':
    '모든 픽셀이 그대로입니다. 이미지를 어떻게 회전할지가 파일에 적혀 있으며, 거의 모든 프로그램이 이를 따릅니다.',
  'encoded-again': '이 종류의 JPEG은 그대로 회전하거나 자를 수 없어 다시 인코딩했습니다.',
  quality: ({ quality }) => `품질 ${Math.round(quality)}.`,
  likeness: ({ score }) => describeLikeness(score),
  race: ({ sizes }) =>
    `${sizes.map(({ format, bytes, estimated }) => `${formats[format].name} ${estimated ? '약 ' : ''}${describeSize(bytes)}`).join(', ')}.`,
  scaled: (size) => `크기에 맞게 줄였습니다: ${describePixels(size)}.`,
  'camera-preview': (size) =>
    `카메라가 저장한 미리보기(${describePixels(size)})입니다. 여기서는 RAW 데이터를 현상할 수 없습니다.`,
  'fewer-frames': ({ frameRate }) => `초당 ${Math.round(frameRate)}프레임으로 줄였습니다.`,
  'fonts-replaced': ({ font }) =>
    `이 페이지는 기기의 글꼴을 사용할 수 없어 텍스트를 다른 글꼴(${font})로 그렸습니다. 모양을 그대로 유지하려면 텍스트를 윤곽선으로 변환하세요.`,
  'icon-sides': ({ sides }) => `들어 있는 이미지 크기: ${listOf(sides.map(String))}픽셀.`,
  'converted-to-srgb': ({ from }) => `색상을 sRGB로 변환했습니다(원래 프로필: ${from}).`,
  'reduced-depth': ({ from, to }) => `채널당 ${from}비트에서 ${to}비트로 줄었습니다.`,
  'recordings-joined': ({ files, seconds }) => `파일 ${count(files, '개')}, 총 ${describeDuration(seconds)}.`,
  'pieces-joined': ({ files, seconds }) =>
    `녹화 하나를 나눈 조각 ${count(files, '개')}를 순서대로 이었습니다. 총 ${describeDuration(seconds)}.`,
  'sound-joined-by-copying': '오디오를 그대로 복사해서, 이어진 곳에서 최대 25 ms 동안 소리가 튈 수 있습니다.',
  joined: ({ images, ...size }) => `이미지 ${count(images, '장')}, 전체 ${describePixels(size)}.`,
  animation: ({ frames, seconds, whole }) =>
    `프레임 ${count(frames, '개')}, ${Number(seconds.toFixed(2))}초${whole === undefined ? '' : `(요청한 ${describeDuration(whole)} 중 애니메이션의 한도까지)`}.`,
  colours: ({ colours }) => `색상 ${count(colours.length, '개')}`,
  'data-url': ({ length }) =>
    `텍스트 ${describeSize(length)}.${length > longText ? ' 웹 페이지에 넣기에는 깁니다. 별도 파일로 두면 브라우저가 캐시할 수 있습니다.' : ''}`,
  'cropped-in-the-middle': '이 브라우저가 가장 눈에 띄는 부분을 찾을 수 없어 가운데를 남기고 잘랐습니다.',
  'hdr-dropped': 'HDR 밝기 정보를 제거했습니다. 결과는 표준 버전입니다.',
  'metadata-dropped': '메타데이터(날짜, 카메라, 위치, 작성자)를 제거했습니다.',
  'tracks-copied': '다시 인코딩하지 않고 복사해 품질이 그대로입니다.',
  'tracks-transcoded': ({ tracks }) => `다시 인코딩함: ${tracks.map(describeTrack).join(', ')}.`,
  'more-bits': ({ from, to, times }) =>
    `비트레이트가 ${Number(times.toFixed(1))}배 높습니다. 같은 품질을 내려면 ${from}보다 ${to}에 더 많은 비트가 필요하기 때문입니다.`,
  'ends-transcoded': ({ seconds }) =>
    seconds === 0
      ? '복사만으로 정확히 잘라 비디오 화질이 그대로입니다.'
      : `정확히 잘랐습니다. 자른 곳 주변의 비디오 ${seconds.toFixed(2)}초를 다시 인코딩하고 나머지는 복사했습니다.`,
  'part-dropped': ({ part, loss }) => `제거함: ${describePart(part)}(${describeLoss(loss)}).`,
  'tags-dropped': ({ tags, container }) => describeLostTags(tags, container),
  'starts-at-key-frame': ({ seconds }) =>
    seconds < 0
      ? `${(-seconds).toFixed(2)}초 먼저 시작합니다. 원본 파일은 시작 전 부분을 앞의 키프레임까지 숨기고 있는데, 복사하면 그 부분도 들어갑니다.`
      : `앞의 키프레임인 ${seconds.toFixed(2)}초에서 시작합니다.`,
  'starts-at-whole-picture': ({ name, seconds }) =>
    `장면 중간에서 잘린 파일: ${name}. 온전한 첫 화면은 ${seconds.toFixed(2)}초 뒤에 나오며, 그전까지는 소리만 있습니다.`,
  'ends-early': ({ seconds, expected }) =>
    `길이가 원본의 ${describeDuration(expected)} 중 ${describeDuration(seconds)}뿐입니다. 나머지는 읽을 수 없었습니다.`,
  'recordings-within': (note) =>
    `파일에 녹화나 녹음 ${note.count}개가 이어져 있었습니다. ${note.decoded ? '디코딩한 뒤 ' : ''}하나로 합쳤습니다.`,
  'second-layer': '오디오가 MP3가 아니라 MP2라서 .mp2 파일로 저장합니다. 재생하지 못하는 음악 플레이어도 있습니다.',
  'decoded-by-browser': ({ uncertain }) =>
    `브라우저의 플레이어로 디코딩했으므로 태그는 옮겨지지 않았습니다.${uncertain ? ' 일부가 빠졌을 수 있으니 결과를 들어 보세요.' : ''}`,
  'cut-off': '파일이 손상되었거나 온전하지 않습니다. 파일이 끊긴 곳에서 결과도 끝납니다.',
  'audio-damaged': ({ name }) =>
    `${name === undefined ? '파일이 손상되었습니다.' : `손상된 파일: ${name}.`} 오디오의 일부가 이상하게 들릴 수 있습니다.`,
  'frames-damaged': (note) =>
    `파일이 손상되었습니다. 비디오 프레임 ${count(note.of, '개')} 중 ${describeWhole(note.count)}개가 깨져 있어 그대로 복사했습니다.`,
  'edits-ignored': '파일에 순서나 속도를 바꾸는 편집 정보가 들어 있었습니다. 이를 무시한, 원래의 녹화나 녹음입니다.',
  loudness: ({ from, to, wanted }) =>
    `음량이 ${from.toFixed(1)} LUFS에서 ${to.toFixed(1)} LUFS로 바뀌었습니다.${wanted === undefined ? '' : ` ${wanted} LUFS로 하면 가장 큰 소리가 깨집니다.`}`,
  'channels-mixed': ({ from, to }) => `채널 ${count(from, '개')}를 ${to}개로 합쳤습니다.`,
  cues: (note) => `자막 ${count(note.count, '개')}.`,
  'subtitles-added': (note) =>
    `추가함: ${note.name}의 자막 ${count(note.count, '개')}(${note.language ? `언어: ${note.language}` : '언어 없음'}).`,
  'cues-late': (note) => `동영상이 끝난 뒤에 시작하는 자막 ${count(note.count, '개')}를 제거했습니다.`,
  'read-as': ({ encoding }) =>
    `파일에 텍스트 인코딩이 적혀 있지 않아 다음 인코딩으로 읽었습니다: ${encoding}. 깨진 글자가 없는지 확인하세요. 결과는 UTF-8입니다.`,
  'cues-malformed': ({ lines }) =>
    `제거함: 시간이 올바르지 않은 자막(파일의 ${lines.slice(0, 10).join(', ')}번째 줄${lines.length > 10 ? ` 외 ${lines.length - 10}줄` : ''}).`,
  'cues-early': (note) => `시작 전에 끝나게 되는 자막 ${count(note.count, '개')}를 제거했습니다.`,
  'cues-begun': (note) => `0:00 전에 시작하게 되는 자막 ${count(note.count, '개')}를 0:00에 시작하도록 바꿨습니다.`,
  'cues-plainer': '이 형식에서 지원하지 않는 색상, 글꼴, 화자 이름 또는 위치를 제거했습니다.',
  pages: (note) => `${count(note.count, '페이지')}.`,
  sides: ({ pages, sides }) => `${count(pages, '페이지')}를 ${count(sides, '면')}에 담았습니다.`,
  repaired: describeRepair,
  'colours-kept': (note) => `이미지와 그라데이션 ${count(note.count, '개')}는 색상이 남아 있습니다.`,
  compared: ({ pages, different }) =>
    different === 0
      ? `페이지 ${count(pages, '개')}: 차이를 찾지 못했습니다.`
      : `페이지 ${count(pages, '개')} 중 ${different}개가 다릅니다.`,
  'signed-digitally': describeSigned,
  'signatures-checked': ({ signatures }) => describeSignatures(signatures),
  'signatures-removed': (note) =>
    `서명 ${count(note.count, '개')}를 제거했습니다. 서명은 원본 파일에서만 유효하기 때문입니다.`,
  'standards-unchecked': ({ standards }) =>
    `파일에는 여전히 다음 표준을 따른다고 적혀 있지만 확인하지 않았습니다: ${listOf(standards)}.`,
  'fields-renamed': (note) =>
    `앞 파일에 이름이 같은 입력란이 있어 양식 입력란 ${count(note.count, '개')}의 이름을 바꿨습니다.`,
  'attachments-removed': (note) => `첨부 파일 ${count(note.count, '개')}를 제거했습니다.`,
  'articles-removed': (note) =>
    `일부가 이 파일에 없는 페이지에 걸쳐 있어 아티클 ${count(note.count, '개')}를 제거했습니다.`,
  'output-intents-differ':
    '뒤의 파일에 있는 출력 색상 프로필이 첫 파일과 다릅니다. 해당 페이지와 함께 남겼지만, 모든 프로그램이 이를 사용하지는 않습니다.',
  'portfolio-removed': '포트폴리오의 파일 목록을 제거했습니다. 결과에는 그 페이지가 표시됩니다.',
  'program-data-removed': '축소판이나 프로그램이 따로 저장한 데이터를 제거했습니다.',
  'above-limit': ({ limit }) => `한 페이지만으로도 ${describeSize(limit)}를 넘습니다.`,
  'fields-filled': (note) => `입력란 ${count(note.count, '개')}를 작성했습니다.`,
  'not-as-form-asks': ({ fields }) =>
    `양식에서 요구하는 형식과 다르지만 입력한 대로 저장했습니다: ${listOf(fields.map(({ label, example }) => `“${label}”(${example})`))}.`,
  'letters-left-to-reader': ({ letters }) =>
    `다음 글자의 글꼴이 Stayput에 없어, 이 글자가 든 입력란은 파일을 여는 PDF 뷰어가 그립니다: ${letters.join(' ')}`,
  'marks-written': ({ pages }) => `내용을 넣은 페이지: ${namePages(pages)}.`,
  flattened: (note) => `입력란과 주석 ${count(note.count, '개')}를 페이지에 합쳤습니다.`,
  'letters-replaced': ({ letters }) =>
    `입력란의 일부 글자를 여기서 그릴 수 없어 물음표로 바꿨습니다: ${letters.join(' ')}`,
  'annotations-removed': (note) =>
    `주석 ${count(note.count, '개')}를 제거했습니다(미디어, 파일 또는 그릴 것이 없는 주석).`,
  'annotations-kept': (note) =>
    `주석 ${count(note.count, '개')}를 그대로 두었습니다(미디어, 파일 또는 그릴 것이 없는 주석).`,
  redacted: ({ areas, pages }) =>
    `페이지 ${count(pages, '개')}에서 ${count(areas, '곳')}을 제거했고, 메타데이터, 스크립트, 축소판도 모두 제거했습니다.`,
  'pages-as-pictures': ({ pages }) =>
    `일부만 제거할 수 없는 내용이 있어 검색할 수 없는 이미지로 바꾼 페이지: ${namePages(pages)}.`,
  ...structureFound,
  'hidden-text': describeUnseen,
  'scanned-pages': describeScans,
  'unnamed-letters': describeUnnamed,
  'words-missing': ({ words }) => `이 파일의 텍스트에서 찾지 못함: ${quoted(words)}.`,
  'seen-in-pictures': describeSeen,
  'pictures-read': describeLook,
  'pictures-unread': describeUnread,
  'layers-left-out': ({ words }) =>
    `숨겨진 레이어의 단어 ${count(words, '개')}는 페이지에 표시되지 않아 넣지 않았습니다.`,
  'still-there': ({ words, places }) =>
    `아직 파일에 남아 있음: ${quoted(words)}(${readPlaces(places)}). 그곳도 확인하세요.`,
  'hidden-not-removed': '상자 바깥은 모두 가려졌지만 파일에는 남아 있습니다.',
  'pages-not-found': ({ stated, found }) => `파일이 손상되어 페이지 ${count(stated - found, '개')}를 찾지 못했습니다.`,
  'xfa-removed': ({ drewPages }) =>
    drewPages
      ? 'Adobe 프로그램에서만 볼 수 있는 XFA 양식을 제거했습니다. 지금 보이는 것은 다른 모든 프로그램에 표시되는 페이지입니다.'
      : 'XFA 양식을 제거했습니다. 페이지는 그대로입니다.',
};

export const describeNote: Words<typeof english.describeNote> = (note) => {
  // Each sentence takes the facts of its own note; the union type loses that pairing.
  const sentence = notes[note.type] as string | ((note: Note) => string);
  return typeof sentence === 'function' ? sentence(note) : sentence;
};
