import type { Words } from '#wording/words.ts';
import type * as english from '#words/own-settings.ts';
/** The settings of one file alone. */
export const ownWords = {
  title: (path: string) => `${path} 的设置`,
  short: '这个文件的设置',
  about: '只用于这个文件。',
  useCommon: '使用所有文件的设置',
  done: '完成',
  /** @param parts how they differ from the settings for all files. */
  own: (parts: readonly string[]) => (parts.length > 0 ? parts.join(' · ') : '目前与所有文件相同'),
  label: '单独设置',
  part: (title: string, value: string) => `${title}：${value}`,
  on: '开',
  off: '关',
  none: '无',
} satisfies Words<typeof english.ownWords>;
