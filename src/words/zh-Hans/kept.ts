import type { Words } from '#wording/words.ts';
import type * as english from '#words/kept.ts';
import { describeSize } from '#wording/amounts.ts';
import { count } from './count.ts';

/** The page that lists what the site stores in this browser, and removes it. */
export const keptWords = {
  nothing: '没有存储任何内容。',
  /** In bytes; `used` is the part in use. */
  sum: (things: number, bytes: number, used: number | undefined) =>
    `${count(things, '项')}，${describeSize(bytes)}${used === undefined ? '' : `，其中 ${describeSize(used)} 正在使用`}。`,
  inUse: '使用中',
  held: '有些内容没能移除，因为另一个页面正在使用。请关闭本网站的其他页面后重试。',
  usedIsLeft: '除使用中的以外，已全部移除。',
  removed: '已全部移除，没有存储任何内容。',
} satisfies Words<typeof english.keptWords>;

/** Names for what is stored. */
export const storedThings = {
  /** By folder name. */
  areas: { results: '页面的结果', unfinished: '未完成的结果' } as Record<string, string>,
  /** By database name. */
  databases: {
    'hand-over': '为“后退”按钮或另一个页面保留的文件',
    folders: '用过的文件夹，以及哪些文件已完成',
  } as Record<string, string>,
  cache: (name: string, files: number) => `缓存“${name}”：本网站的 ${count(files, '个文件')}`,
  serviceWorker: '没有网络时负责响应的程序 (service worker)',
  /** By key. */
  texts: {
    agents: '已在这个标签页停用智能体',
    language: '选择的语言',
    'page-zoom': '页面的显示大小',
    'recent-tools': '最近用过的工具',
    theme: '选择的主题',
    workflows: '保存的工作流',
  } as Record<string, string>,
  siteText: (key: string) => `本网站的记录“${key}”`,
  tabText: (key: string) => `这个标签页的记录“${key}”`,
} satisfies Words<typeof english.storedThings>;
