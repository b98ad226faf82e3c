import type * as english from '#words/status.ts';
import type { Words } from '#wording/words.ts';

/** The page that asks the service whether it works. */
export const statusWords = {
  title: '서비스 상태',
  description: '문의 양식과 API가 지금 작동하는지 보여 줍니다. 도구에는 둘 다 필요하지 않습니다.',
  asking: '서비스에 확인하는 중…',
  up: '모두 정상적으로 작동합니다.',
  untold: '서비스가 작동합니다.',
  late: '서비스가 작동하지만 메시지를 늦게 읽을 수도 있습니다.',
  down: '서비스는 켜져 있지만 지금은 메시지를 받을 수 없습니다.',
  unreached: '서비스가 응답하지 않았습니다. 연결을 확인하고 다시 확인하세요.',
  asked: (time) => `확인한 시각: ${time}.`,
  again: '다시 확인',
} satisfies Words<typeof english.statusWords>;
