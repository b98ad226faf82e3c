import type { Words } from '#wording/words.ts';
import type * as english from '#words/status.ts';
/** The page that asks the service whether it works. */
export const statusWords = {
  title: '运行状态',
  description: '联系表单和 API 现在是否正常。工具不依赖这两者。',
  asking: '正在查询服务……',
  up: '一切正常。',
  /** Messages are stored, but not forwarded. */
  untold: '服务正常。',
  /** Messages are stored, but the notification failed. */
  late: '服务正常，但消息可能会晚些才有人看到。',
  down: '服务在线，但目前不能接收消息。',
  unreached: '服务没有回应。请检查网络连接后再查询。',
  asked: (time: string) => `查询时间：${time}。`,
  again: '再查一次',
} satisfies Words<typeof english.statusWords>;
