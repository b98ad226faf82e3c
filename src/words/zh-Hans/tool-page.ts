import type { Words } from '#wording/words.ts';
import type * as english from '#words/tool-page.ts';
import { count } from './count.ts';
import { listOf } from './lists.ts';

/** The texts of every tool's page before its script runs. */

/** The drop zone. */
export const dropWords = {
  prompt: { one: '把文件拖放到此处', two: '把两个文件拖放到此处', ordered: '把文件拖放到此处，顺序任意' },
  /** @param formats their names. */
  takes: (formats: readonly string[]) => `${describeTaken(formats)}。一个或几百个文件都行。`,
  takesTwo: (formats: readonly string[]) => `${listOf(formats)}。`,
  choose: '选择文件',
  add: '添加文件',
  paste: '或粘贴',
  folder: '选择文件夹',
  clear: '清空',
  clearAll: '清空所有文件',
  /** Unfolds the list, of which only the file on the sheet is visible. */
  allFiles: (files: number) => `全部 ${count(files, '个文件')}`,
} satisfies Words<typeof english.dropWords>;

/** The first of many: the others are listed below the tool. */
function describeTaken(formats: readonly string[]): string {
  const most = 9;
  const rest = formats.length - most;
  return rest > 2 ? `${formats.slice(0, most).join('、')} 等 ${formats.length} 种格式` : listOf(formats);
}

export const barWords = {
  progress: '所有文件的进度',
  options: '选项',
  /** Closes the options on phones. */
  done: '完成',
  cancel: '取消',
  noScript: '这个工具需要 JavaScript，而这个浏览器已将它关闭。',
} satisfies Words<typeof english.barWords>;

export const resetOptions = '重置选项';

/** On the buttons for results, for screen readers where the visible label is shorter. */
export const resultWords = {
  useIn: '用其他工具打开……',
  more: '更多',
  folder: '存到文件夹',
  saveToFolder: '保存到文件夹',
} satisfies Words<typeof english.resultWords>;

interface OpenedFormat {
  name: string;
  /** Without their dots. */
  extensions: readonly string[];
}

/** Below the tool. */
export const answerWords = {
  title: '说明',
  opens: {
    question: '可以打开哪些文件？',
    answer: (formats: readonly OpenedFormat[]) =>
      `${formats.map(describeOpened).join('、')}。格式根据内容判断，不看文件名。`,
  },
  offline: {
    question: '可以离线使用吗？',
    /** `link` turns its text into a link; `tools` and `pages` are the sizes of what is kept. */
    answer: ({ link, tools, pages }: { link: (text: string) => string; tools: string; pages: string }) =>
      `可以，只要先${link('离线保存')}。这一类的全部工具在这台设备上占 ${tools}，页面占 ${pages}。`,
  },
  more: '类似的工具',
  didItWork: '顺利完成了吗？',
  /** A link to the contact form. */
  tellUs: '告诉我们',
} satisfies Words<typeof english.answerWords>;

const describeOpened = ({ name, extensions }: OpenedFormat) =>
  `${name}（${extensions.map((extension) => `.${extension}`).join('、')}）`;
