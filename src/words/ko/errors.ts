import type * as english from '#words/errors.ts';
import type { Words } from '#wording/words.ts';
import type { Failure } from '#errors/errors.ts';
import { anyOf, describeDuration, describeSize, describeWhole } from '#wording/amounts.ts';
import { count } from './count.ts';
import { describeAtLeast, describeCodec, describeCoding, pieceNames, streamParts, trackWords } from './error-facts.ts';
import { folderWords } from './folders.ts';
import { pdfErrors } from './pdf-errors.ts';
import type { ErrorTable, Problem } from './problem.ts';
import { unavailable } from './unavailable.ts';

const withPieces =
  '조각 파일과 함께 다시 놓거나, 모두 들어 있는 폴더를 놓으세요. 네트워크에서는 아무것도 다운로드하지 않습니다.';

/** The messages for failures with someone's file. */
export const errors: ErrorTable = {
  'empty-file': { title: '빈 파일입니다.', hint: '용량이 0바이트입니다. 다시 복사하거나 다운로드하세요.' },
  'unknown-format': {
    title: 'Stayput에서 지원하지 않는 종류의 파일입니다.',
    hint: '파일의 첫 부분이 여기서 열 수 있는 어떤 형식과도 맞지 않습니다. 다른 프로그램에서 열리는지 확인하세요.',
  },
  'foreign-format': (problem) => problem,
  playlist: ({ first, last }) => ({
    title: '스트림(HLS)의 재생 목록입니다. 동영상 조각의 목록만 들어 있습니다.',
    hint: `조각 파일${pieceNames(first, last)}과 함께 다시 놓거나, 모두 들어 있는 폴더를 놓으세요. 네트워크에서는 아무것도 다운로드하지 않습니다.`,
  }),
  'pieces-missing': ({ all, names, more }) => ({
    title: `이 재생 목록의 파일 ${count(all, '개')} 중 일부가 없습니다: ${names.join(', ')}${more > 0 ? ` 외 ${more}개` : ''}.`,
    hint: withPieces,
  }),
  'stream-part-left': ({ part, name }) => ({
    title: `사용하지 않은 파일: ${name}. 스트림의 ${streamParts[part]}입니다.`,
    hint: '스트림에서 화질이 가장 좋은 비디오와 주 오디오를 사용합니다.',
  }),
  'wrong-stream-key': {
    title: '이 스트림의 조각은 암호화되어 있고, 이 키로는 열 수 없습니다.',
    hint: '다른 스트림의 키일 수 있습니다. 다시 다운로드하세요.',
  },
  'piece-without-start': {
    title: '스트림의 조각 하나입니다. 스트림의 시작 부분 없이는 열 수 없습니다.',
    hint: '다른 조각과 재생 목록(.m3u8)을 함께 놓으세요.',
  },
  'wrong-tool': ({ format }) => ({
    title: `이 도구로는 ${format} 파일을 열 수 없습니다.`,
    hint: `${format}용 도구를 사용해 보세요.`,
  }),
  'corrupt-file': ({ format }) => ({
    title: '이 파일은 손상되었거나 온전하지 않습니다.',
    hint: `시작은 ${format} 파일이지만 끝까지 읽을 수 없습니다. 다시 복사하거나 다운로드하세요.`,
  }),
  'corrupt-playlist': {
    title: '이 재생 목록은 손상되었거나 온전하지 않습니다.',
    hint: '다시 복사하거나 다운로드하세요.',
  },
  'unread-coding': ({ format, coding }) => ({
    title: `이 ${format} 파일의 저장 방식은 여기서 읽을 수 없습니다: ${describeCoding(coding)}.`,
    hint: '만든 프로그램에서 다시 저장하세요. 채널당 8비트나 16비트 RGB로, 압축하지 않거나 흔한 방식으로 압축해 저장하거나, PNG로 저장하면 됩니다.',
  }),
  'in-file': ({ name, problem }) => within(name, problem),
  'too-large': ({ needed, isMore, available }) => ({
    title: '이 파일을 처리하기에는 브라우저의 메모리가 부족합니다.',
    hint: `필요한 메모리는 ${isMore ? '' : '약 '}${describeAtLeast(needed, isMore)}이고, 쓸 수 있는 메모리는 약 ${describeSize(available)}입니다.`,
  }),
  'out-of-memory': {
    title: '이 파일을 처리하는 동안 브라우저의 메모리가 부족해졌습니다.',
    hint: '다른 탭과 프로그램을 닫고 다시 시도하거나 더 작은 파일을 사용하세요.',
  },
  'unpacks-too-large': ({ limit }) => ({
    title: `이 파일은 압축을 풀면 ${describeSize(limit)}를 넘습니다.`,
    hint: '여기서 열 수 있는 용량을 넘습니다.',
  }),
  'unfolds-too-large': ({ format }) => ({
    title: `이 ${format} 파일은 같은 부분을 너무 많이 반복해 그릴 수 없습니다.`,
    hint: `부분 안에 또 다른 부분이 들어 있어 작은 파일이 아주 커집니다. 믿을 수 있는 파일이라면 만든 프로그램에서 PNG나 더 단순한 ${format} 파일로 저장하세요.`,
  }),
  'names-other-file': ({ format, name }) => ({
    title: `이 ${format} 파일의 일부가 다른 파일(${name})에 있습니다.`,
    hint: '여기서는 아무것도 다운로드하지 않습니다. 만든 프로그램에서 모든 내용을 파일 하나에 넣어 저장하세요.',
  }),
  'too-wide': ({ format, limit, width, height }) => ({
    title: `${format} 파일의 너비와 높이는 최대 ${describeWhole(limit)}픽셀인데, 이 이미지는 ${width} × ${height}픽셀입니다.`,
    hint: '다른 형식을 선택하거나 먼저 이미지 크기를 줄이세요.',
  }),
  'part-failed': ({ name, problem }) => {
    const { hint, ...others } = within(name, problem);
    return { ...others, hint: `${hint} 또는 목록에서 제거하고 나머지 파일로 계속하세요.` };
  },
  'step-failed': ({ step, title, problem }) => within(`${step}단계(${title})`, problem),
  'no-mark': { title: '이미지에 넣을 것이 없습니다.', hint: '이미지를 선택하거나 텍스트를 입력하세요.' },
  'bad-mark': {
    title: '워터마크나 서명으로 쓸 이미지를 읽을 수 없습니다.',
    hint: 'PNG, JPEG 또는 WebP 파일을 선택하세요.',
  },
  'bad-cover': {
    title: '커버 이미지가 JPEG도 PNG도 아닙니다.',
    hint: '플레이어는 JPEG과 PNG 커버만 표시합니다. 먼저 변환하세요.',
  },
  'no-frames': ({ frames }) => ({
    title: `그런 프레임이 없습니다. 이 파일의 프레임은 ${count(frames, '개')}입니다.`,
    hint: '마지막 프레임보다 앞에서 시작하는 범위를 선택하세요.',
  }),
  'nothing-left': ({ width, height }) => ({
    title: '자르기 상자가 이 이미지의 바깥에 있습니다.',
    hint: `이미지 크기는 ${width} × ${height}픽셀입니다. 상자를 옮기거나 너비와 높이의 비율로 자르세요.`,
  }),
  'camera-raw': {
    title: '이 카메라 RAW 파일에는 쓸 만한 크기의 미리보기가 없습니다.',
    hint: '여기서는 RAW 데이터를 현상할 수 없습니다. 먼저 TIFF나 JPEG으로 내보내세요.',
  },
  'size-unreachable': ({ limit, smallest }) => ({
    title: `이 파일은 여기서 ${describeSize(smallest)}보다 작게 만들 수 없습니다. 설정한 용량은 ${describeSize(limit)}입니다.`,
    hint: '용량을 더 크게 잡거나 다른 형식을 선택하세요.',
  }),
  'cannot-strip': ({ format }) => ({
    title: `이 ${format} 파일의 메타데이터는 다시 인코딩하지 않으면 제거할 수 없습니다.`,
    hint: '다른 형식으로 변환해 메타데이터를 없애거나, 모두 남기도록 선택하세요.',
  }),
  'no-encoder': ({ format, isAnimated }) => ({
    title: `이 브라우저는 이 설정으로 ${isAnimated ? '움직이는 ' : ''}${format} 파일을 만들 수 없습니다.`,
    hint: '다른 형식을 선택하거나 다른 브라우저를 사용하세요.',
  }),
  'encoder-failed': {
    title: '이 브라우저가 결과를 인코딩하지 못했습니다.',
    hint: '원본 파일은 그대로입니다. 다른 형식, 더 작은 크기, 더 낮은 품질을 선택하거나 다른 브라우저를 사용하세요.',
  },
  'no-decoder': ({ programs, ...undecodable }) => ({
    title: `이 브라우저는 다음을 디코딩할 수 없습니다: ${describeCodec(undecodable)}.`,
    hint: `바뀐 것은 없습니다. 다른 브라우저에서는 될 수도 있습니다. ${anyOf(programs)} 같은 프로그램으로 변환할 수 있습니다.`,
  }),
  undecodable: ({ programs, ...undecodable }) => ({
    title: `이 사이트는 다음을 디코딩할 수 없습니다: ${describeCodec(undecodable)}.`,
    hint: `바뀐 것은 없습니다. 다른 브라우저를 써도 마찬가지입니다. ${anyOf(programs)} 같은 프로그램으로는 변환할 수 있을지도 모릅니다.`,
  }),
  'no-track': ({ track }) => ({
    title: `이 파일에는 ${trackWords[track]}${track === 'subtitles' ? '이' : '가'} 없습니다.`,
    hint: `${trackWords[track]}${track === 'subtitles' ? '이' : '가'} 있는 파일을 선택하세요.`,
  }),
  'only-subtitles': {
    title: '이 파일에는 비디오나 오디오가 없고 자막만 있습니다.',
    hint: '비디오나 오디오가 있는 파일을 선택하세요.',
  },
  'no-packets': ({ track }) => ({
    title: `이 파일에는 ${trackWords[track]} 정보만 있고 내용이 없습니다.`,
    hint: '온전하지 않거나 스트림의 조각일 수 있습니다. 다른 조각과 재생 목록(.m3u8)을 함께 놓으세요.',
  }),
  'bad-range': ({ duration }) => ({
    title: '지정한 구간에는 아무것도 없습니다.',
    hint: `파일의 길이는 ${describeDuration(duration)}입니다. 그보다 앞선 시작 시간을 선택하세요.`,
  }),
  ...pdfErrors,
  'too-much-text': ({ size, isMore, most }) => ({
    title: `이 파일의 텍스트는 ${describeAtLeast(size, isMore)}이고, 한도는 ${describeSize(most)}입니다.`,
    hint: '영화 자막도 이보다 훨씬 작으니 다른 파일일 수 있습니다.',
  }),
  'no-cues': {
    title: '이 파일에는 시간이 올바른 자막이 없습니다.',
    hint: '자막마다 00:00:01.000 --> 00:00:02.000 같은 줄이 있고, 그 아래에 텍스트가 있어야 합니다.',
  },
  'too-many-cues': (facts) => ({
    title: `이 파일에는 자막이 ${count(facts.count, '개')}나 있어 너무 많습니다.`,
    hint: '자막이 이렇게 많은 영화는 없습니다. 파일을 나누세요.',
  }),
  'no-cues-left': ({ format }) => ({
    title: `${format} 파일에 남는 자막이 없습니다. 모든 자막이 시작 전에 끝나게 됩니다.`,
    hint: '싱크 조절 값을 줄이세요.',
  }),
  'nothing-read': {
    title: '텍스트를 찾지 못했습니다.',
    hint: '언어를 확인하거나 더 선명한 스캔이나 이미지를 사용하세요.',
  },
  'no-subtitles': { title: '아직 추가할 자막이 없습니다.', hint: 'SRT나 WebVTT 파일을 선택하세요.' },
  'no-subtitles-named': ({ stem }) => ({
    title: '이 동영상과 이름이 같은 자막 파일이 없습니다.',
    hint: `${stem}.srt나 ${stem}.ko.srt처럼 동영상과 같은 이름을 붙이거나, 모든 자막을 모든 동영상에 추가하도록 선택하세요.`,
  }),
  'cues-all-late': ({ name }) => ({
    title: `${name}의 자막이 모두 이 동영상이 끝난 뒤에 시작합니다.`,
    hint: '다른 영화의 자막일 수 있습니다. 싱크를 맞추려면 “자막 변환”을 사용하세요.',
  }),
  'picture-subtitles': ({ codecs }) => ({
    title: `이 파일의 자막은 이미지입니다(${codecs.join(', ')}).`,
    hint: '여기서는 텍스트로 바꿀 수 없습니다. Subtitle Edit 같은 프로그램으로는 할 수 있습니다.',
  }),
  'several-codings': ({ track }) => ({
    title: `이 파일의 ${trackWords[track]} 인코딩이 중간에 바뀝니다. 다시 인코딩하지 않고 이어 붙인 파일입니다.`,
    hint: '여기서는 한 가지 인코딩만 읽을 수 있어 나머지가 깨집니다. 먼저 VLC나 HandBrake로 변환하세요.',
  }),
  'copy-protected': {
    title: '이 파일의 비디오나 오디오는 암호화되어 있습니다.',
    hint: '키가 있는 플레이어에서만 재생됩니다. 바뀐 것은 없습니다.',
  },
  'no-space': ({ needed, available }) => ({
    title: '결과를 저장할 디스크 공간이 부족합니다.',
    hint: `약 ${describeSize(needed)}가 필요하지만 남은 공간은 ${describeSize(available)}입니다. 공간을 확보하고 다시 시도하세요.`,
  }),
  'no-disk': ({ needed }) => ({
    title: '결과가 너무 커서 메모리에 담을 수 없고, 이 브라우저에서는 사이트가 디스크를 쓸 수 없습니다.',
    hint: `최대 ${describeSize(needed)}까지 필요할 수 있습니다. 시크릿 창에서는 디스크를 쓸 수 없는 경우가 많습니다. 이 페이지를 일반 창이나 다른 브라우저에서 여세요.`,
  }),
  'disk-full': {
    title: '결과를 쓰는 동안 브라우저의 디스크 공간이 부족해졌습니다.',
    hint: '디스크가 가득 찼거나 이 사이트에 허용된 한도에 이르렀습니다. 공간을 확보하거나, 시크릿 창이라면 일반 창을 사용해 다시 시도하세요.',
  },
  'folder-failed': folderWords.notSaved,
  'disk-failed': ({ cause }) => ({
    title: '브라우저가 결과를 디스크에 쓰지 못했습니다.',
    hint: `다시 시도하거나, 시크릿 창이라면 일반 창을 사용하세요. 브라우저 메시지: ${cause}`,
  }),
  unreadable: {
    title: '이 파일을 더 이상 읽을 수 없습니다.',
    hint: '선택한 뒤에 이동, 변경 또는 삭제되었거나 폴더입니다. 다시 선택하세요.',
  },
  'cannot-hand-over': ({ cause }) => ({
    title: '이 파일들을 다른 도구로 보내지 못했습니다.',
    hint: `브라우저가 파일을 보관하지 못했습니다(${cause}). 먼저 결과를 저장한 다음, 다른 도구를 열어 그 파일을 선택하세요.`,
  }),
  'not-handed-over': {
    title: '이전 페이지의 파일이 없습니다.',
    hint: '여기서 다시 선택하세요. 결과 파일이었다면 돌아가서 먼저 저장하세요.',
  },
  'not-kept': {
    title: '이 페이지의 파일이 사라졌습니다.',
    hint: '너무 커서 보관하지 못했거나 브라우저가 제거했을 수 있습니다. 다시 선택하세요.',
  },
  'timed-out': {
    title: '이 파일의 처리가 더 진행되지 않아 중단했습니다.',
    hint: '바뀐 것은 없습니다. 파일이 손상되었거나 이 기기가 너무 바빴을 수 있습니다. 다른 파일은 계속 처리됩니다.',
  },
  'engine-unavailable': unavailable,
  unexpected: ({ cause }) => ({
    title: '저희 쪽에서 문제가 생겼습니다.',
    hint: '원본 파일은 그대로입니다.',
    cause,
  }),
};

export const describeFailure: Words<typeof english.describeFailure> = ({ code, facts }) => {
  // Each sentence takes the facts of its own code; the union type loses that pairing.
  const problem = errors[code] as Problem | ((facts: Failure['facts']) => Problem);
  return typeof problem === 'function' ? problem(facts) : problem;
};

/** The message, with the place where it happened. */
function within(place: string, problem: Failure): Problem {
  const { title, ...others } = describeFailure(problem);
  return { ...others, title: `${place}: ${title}` };
}
