import type * as english from '#words/repairs.ts';
import type { Words } from '#wording/words.ts';
import type { Mended, Unmended } from '#jobs/contract/pdf-repair.ts';
import { describeWhole } from '#wording/amounts.ts';
import { count } from './count.ts';

/** In display order. */
const mended: Record<keyof Mended, (times: number) => string> = {
  header: () => '헤더가 없었습니다.',
  beforeHeader: (bytes) => `헤더 앞의 불필요한 ${count(bytes, '바이트')}를 제거했습니다.`,
  end: () => '파일의 끝부분이 없었습니다.',
  search: () => '개체 목록이 손상되어 파일 전체에서 개체를 찾았습니다.',
  crossReference: (times) => `개체 목록이나 그 뒤의 트레일러에 오류가 ${count(times, '개')} 있었습니다.`,
  places: (times) => `개체 ${count(times, '개')}가 목록과 다른 곳에 있었습니다.`,
  objects: (times) => `개체 ${count(times, '개')}에 구문 오류가 있었습니다.`,
  lost: (times) => `읽을 수 없는 개체 ${count(times, '개')}를 제거했습니다.`,
  lengths: (times) => `스트림 ${count(times, '개')}의 길이가 잘못되어 있었습니다.`,
  streams: (times) => `스트림 ${count(times, '개')}의 데이터가 손상되어, 압축을 풀 수 있는 만큼 남겼습니다.`,
  unmarked: (times) => `스트림 ${count(times, '개')}에 끝 표시가 없었습니다.`,
  changed: (times) => `스트림 ${count(times, '개')}의 체크섬이 맞지 않았습니다. 데이터의 일부가 바뀌었을 수 있습니다.`,
  unused: (times) => `어디에도 쓰이지 않는 손상된 스트림 ${count(times, '개')}를 제거했습니다.`,
  pictureStarts: (times) => `이미지 ${count(times, '개')}의 앞에 있던 불필요한 데이터를 제거했습니다.`,
  pageSearch: () => '페이지를 가리키는 것이 없어 개체 번호 순서로 늘어놓았습니다.',
  root: () => '카탈로그가 페이지 트리의 시작을 가리키지 않았습니다.',
  loops: (times) => `페이지 트리가 자기 자신으로 되돌아오는 곳이 ${count(times, '곳')} 있었습니다.`,
  kids: (times) => `페이지 트리에 실제로 없는 페이지나 부분이 ${count(times, '개')} 적혀 있었습니다.`,
  types: (times) => `페이지 트리의 ${count(times, '개')} 부분에 종류가 적혀 있지 않았습니다.`,
  inside: (times) => `페이지 트리 안에 들어 있던 페이지 ${count(times, '개')}를 따로 떼어 냈습니다.`,
  again: (times) => `두 번 이상 나오던 페이지 ${count(times, '개')}를 따로 떼어 냈습니다.`,
  counts: (times) => `페이지 트리의 ${count(times, '개')} 부분에 페이지 수가 잘못 적혀 있었습니다.`,
};

const left: Record<keyof Unmended, (times: number) => string> = {
  streams: (times) =>
    `압축을 풀 수 없는 스트림 ${count(times, '개')}를 그대로 두었습니다. PDF 뷰어에서 사용할 수 없습니다.`,
  pictures: (times) =>
    `디코딩할 수 없는 이미지 ${count(times, '개')}를 그대로 두었습니다. PDF 뷰어에서 그 자리에 아무것도 표시되지 않습니다.`,
  pixels: (times) =>
    `데이터가 손상된 이미지 ${count(times, '개')}를 그대로 두었습니다. 일부가 이상하게 보일 수 있습니다.`,
  contents: (times) =>
    `페이지 ${count(times, '개')}의 그리기 명령에 오류가 있습니다. PDF 뷰어는 읽을 수 없는 부분을 건너뜁니다.`,
};

/** What a repair found, what is still wrong, and what was checked. */
export const describeRepair: Words<typeof english.describeRepair> = ({ mended: found, left: remaining, ...repair }) => {
  const { checked, unchecked, statedPages, pages, wasLinearized } = repair;
  const isDamaged = Object.keys(found).length + Object.keys(remaining).length > 0 || statedPages !== undefined;
  const sentences = [
    ...(isDamaged ? [] : ['손상된 곳을 찾지 못했지만 파일을 다시 썼습니다.']),
    ...told(mended, found),
    ...(statedPages === undefined
      ? []
      : [`페이지가 ${count(statedPages, '개')} 있어야 하는데 ${describeWhole(pages)}개만 찾았습니다.`]),
    ...(Object.keys(remaining).length > 0 ? ['남은 문제:', ...told(left, remaining)] : []),
    `확인함: 개체 ${count(checked.objects, '개')}, 스트림 ${count(checked.streams, '개')}, 페이지 ${count(pages, '개')}.`,
    ...(unchecked.pictures > 0
      ? [`JPEG, JPEG 2000, JBIG2 또는 팩스 형식의 이미지 ${count(unchecked.pictures, '개')}는 앞부분만 확인했습니다.`]
      : []),
    ...(unchecked.streams > 0
      ? [
          `확인하지 않음: 여기서 압축을 풀기에 너무 크거나 알 수 없는 방식으로 압축된 스트림 ${count(unchecked.streams, '개')}.`,
        ]
      : []),
    ...(wasLinearized ? ['원본은 첫 페이지가 빨리 표시되도록 배치되어 있었지만(선형화) 결과는 그렇지 않습니다.'] : []),
  ];
  return sentences.join(' ');
};

/** In the order of `words`. */
const told = <What extends string>(
  words: Record<What, (times: number) => string>,
  counts: Partial<Record<What, number>>,
) =>
  (Object.keys(words) as What[]).flatMap((what) => {
    const times = counts[what] ?? 0;
    return times > 0 ? [words[what](times)] : [];
  });
