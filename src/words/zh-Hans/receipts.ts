import type { Words } from '#wording/words.ts';
import type * as english from '#words/receipts.ts';
import type { ReceiptProblem } from '#errors/receipt-problem.ts';
import { describeWhole } from '#wording/amounts.ts';
import { count } from './count.ts';
import { listOf } from './lists.ts';

/** Beside results, and in the dialog that opens there. */
export const receiptWords = {
  button: '处理凭证',
  title: '处理凭证',
  close: '关闭',
  about:
    '处理凭证记录哪个文件变成了哪个文件，用了什么设置和软件。任何人只要有原文件，就能凭它把同样的任务再做一遍，核对有没有改动。',
  names: '写入文件名',
  /** Beside the checkbox. */
  namesAbout: '不写入时，凭证只用 SHA-256 标识文件。',
  incomplete: '输入、手绘或作为文件添加的内容不在凭证里。这份凭证可用来比较文件，但不能重做任务。',
  making: '正在读取文件……',
  failed: '没有生成凭证，因为有文件已经无法读取。请重新添加。',
  text: '处理凭证',
  save: '保存凭证',
  savedAs: 'stayput-receipt.json',
  copy: '复制',
  check: '检查处理凭证',
} satisfies Words<typeof english.receiptWords>;

const problems: Record<ReceiptProblem, string> = {
  'too-long': '它太大，不会是凭证',
  'not-json': '它不是 JSON',
  'no-receipt': '它不是本网站的凭证',
  newer: '它由本网站的更新版本生成',
  damaged: '有一部分缺失或无效',
};

/** The problem with a receipt. Its content is not quoted, because anyone may have written it. */
export const describeReceiptProblem = (problem: ReceiptProblem): string => `没有使用这份凭证：${problems[problem]}。`;

const digits = (sha256: string) => `${sha256.slice(0, 8)}…`;

/** The page that runs a job again. */
export const checkWords = {
  receipt: {
    title: '1. 处理凭证',
    about: '以 .json 结尾的文件。也可以拖放到此处或粘贴。',
    choose: '选择凭证',
    held: (jobs: number, files: number) =>
      `${count(jobs, '项任务')}，需要添加 ${count(files, '个文件')}。把结果也添加进来，可以逐字节比较。`,
  },
  files: {
    title: '2. 文件',
    about: '任务用到的原文件。它们留在这台设备上。',
    choose: '选择文件',
    reading: '正在读取文件……',
    unreadable: '有文件已经无法读取。请重新添加。',
    /** Before there is a receipt. */
    waiting: (files: number) => `已添加 ${count(files, '个文件')}。`,
    /** @param known how many are in the receipt. */
    held: (files: number, known: number) =>
      `已添加 ${count(files, '个文件')}。${known === files ? '都在凭证里。' : `其中 ${describeWhole(known)} 个在凭证里。`}`,
  },
  run: '重做一遍',
  again: '再做一遍',
  cancel: '取消',
  cancelled: '已取消。',
  progress: '所有任务的进度',
  working: (job: number, of: number) => `正在做第 ${describeWhole(job)} 项任务，共 ${describeWhole(of)} 项……`,
  noScript: '任务由脚本运行，而这个浏览器已关闭 JavaScript。',
  jobs: '检查结果',
  /** For one job. */
  outcome: { identical: '一致', different: '不一致', unchecked: '无法检查' },
  /** For several jobs with different outcomes. */
  sum: (identical: number, jobs: number) => `${describeWhole(jobs)} 项中 ${describeWhole(identical)} 项一致`,
  identical: (results: number) =>
    results === 1 ? '结果逐字节一致。' : `全部 ${describeWhole(results)} 个结果都逐字节一致。`,
  /** If an added file is not a result, although the job's results match the receipt. */
  jobIsRight: '任务本身得到的结果与凭证所列逐字节一致。',
  waiting: '还没有运行。',
  /** The numbers of files and results. */
  made: (files: number, results: number) => `${count(files, '个文件')}变成了 ${count(results, '个结果')}。`,
  noTool: '本网站没有这个工具。',
  anotherFile: '添加的文件都不是凭证里的那个。',
  file: (bytes: number, sha256: string, name?: string) =>
    `${name ? `${name}：` : ''}${count(bytes, '字节')}，SHA-256 ${digits(sha256)}`,
  inReceipt: '凭证里',
  added: '已添加',
  incomplete: (options: readonly string[]) =>
    `没有重做：凭证里没有在${listOf(options.map((option) => `“${option}”`))}中输入、手绘或添加的内容。`,
  /** An option that this site does not know. */
  somethingElse: '其他内容',
  filePassword: '文件的密码',
  numberOfResults: (here: number, there: number) =>
    `在这里得到 ${count(here, '个结果')}，而凭证列出 ${describeWhole(there)} 个。`,
  differs: (result: number, of: number, here: number, there: number) =>
    `${of === 1 ? '结果' : `第 ${describeWhole(result)} 个结果`}不同：这里 ${count(here, '字节')}，凭证里 ${describeWhole(there)}。`,
  /** @param at from 0. */
  firstByte: (at: number) => `从第 ${describeWhole(at + 1)} 个字节开始不同。`,
  changed: (name: string, at: number, here: number, there: number) =>
    `“${name}”不是凭证里的结果。它与这里得到的结果从第 ${describeWhole(at + 1)} 个字节开始不同${here === there ? '' : `，有 ${count(there, '字节')}，而不是 ${describeWhole(here)}`}。`,
  stranger: (name: string) => `“${name}”不在这份凭证里。`,
  why: {
    random: '这个工具用到随机数或时间，所以每次结果都不同。',
    codecs: '它由浏览器自带的编解码器生成，每台设备的结果不一定相同。',
    engine: (name: string, here: string, there: string) => `${name}：这里是版本 ${here}，凭证里是 ${there}。`,
    noEngine: '无',
    browser: (here: string, there: string) => `这个浏览器是 ${here}，凭证由 ${there} 生成。`,
    isolated: '两次运行中，浏览器一次隔离了页面，另一次没有，所以用的软件不同。',
    build: '生成凭证之后，网站有了变化。',
    unknownBuild: '页面无法查出自己属于网站的哪个构建。',
    nothing: '浏览器、程序和构建都相同。',
  },
} satisfies Words<typeof english.checkWords>;
