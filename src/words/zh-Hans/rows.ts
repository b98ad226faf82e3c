import type { Words } from '#wording/words.ts';
import type * as english from '#words/rows.ts';
import { locale } from '#language.ts';
import { describeWhole } from '#wording/amounts.ts';
import { count } from './count.ts';
import { onFirstUse } from '#wording/on-first-use.ts';

const numbers = onFirstUse(() => new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 }));

/** The rows of files. */
export const rowWords = {
  remove: (path: string) => `移除 ${path}`,
  show: (path: string) => `显示 ${path}`,
  progress: (path: string) => `${path} 的进度`,
  reading: '正在读取……',
  /** @param times how many seconds of a recording are processed per second. */
  speed: (times: number) => (times > 1 ? `播放速度的 ${numbers().format(times)} 倍` : '慢于播放速度'),
  estimating: { size: '正在估算大小……', work: '正在估算大小和时间……' },
  place: (path: string, place: number, all: number) =>
    `${path}，现在是第 ${describeWhole(place)} 个，共 ${describeWhole(all)} 个`,
  moveUp: (path: string) => `上移 ${path}`,
  moveDown: (path: string) => `下移 ${path}`,
  compare: (path: string) => `比较 ${path} 处理前后`,
  save: '保存',
  saveZip: '保存 ZIP',
  saveFile: (name: string) => `保存 ${name}`,
  saveFiles: (files: number, zip: string) => `把 ${count(files, '个文件')}存成 ${zip}`,
  pages: {
    label: '页码',
    of: (path: string) => `${path} 的页码`,
    all: '全部',
    how: '请按 1-3, 7, last 的格式输入页码。',
    missing: (pages: number) => `这个文件有 ${count(pages, '页')}。`,
  },
  time: {
    label: '时间',
    of: (path: string) => `${path} 的时间，单位为秒`,
    asOthers: '与其他相同',
  },
  unlock: { form: (path: string) => `打开 ${path}`, password: '密码', open: '打开' },
} satisfies Words<typeof english.rowWords>;
