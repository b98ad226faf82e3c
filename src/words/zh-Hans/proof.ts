import type { Words } from '#wording/words.ts';
import type * as english from '#words/proof.ts';
import { locale } from '#language.ts';
import { describeSize, describeWhole } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import { count } from './count.ts';
import { listOf } from './lists.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** The page that has every way out try to send the beginning of a file away. */
export const trialWords = {
  verdicts: {
    refused: '已拒绝',
    silent: '已拒绝，没有错误信息',
    unseen: '没有看到拒绝',
    absent: '这个浏览器没有',
    untried: '无法尝试',
  },
  notTried: '尚未尝试',
  silent: '这个浏览器执行的连接清单拒绝了它。',
  gone: '这个文件已经无法读取。请重新选择。',
  taken: (bytes: number) => describeSize(bytes),
  again: '重试',
  /** After a number. */
  tried: '种途径已尝试',
  refused: '种途径被拒绝',
  refusedOrAbsent: '种途径被拒绝或不存在',
  /** At the end: a line for the console of other sites. */
  elsewhere: {
    title: '再到别的网站试试这行代码',
    how: '在那里打开开发者工具（多数浏览器按 F12），选“控制台”，粘贴进去。它会显示文字有没有发出去。在本网站，它显示“refused”（已拒绝）。',
    line: `await fetch('https://example.com/', { method: 'POST', mode: 'no-cors', body: 'my file' }).then(() => 'sent', () => 'refused');`,
    label: '复制',
    what: '这行代码',
  },
  save: '存成图片',
  unsaved: '没能生成图片。请检查是否联网，然后重试。',
  /** On the picture of how it ended, which people show to others. */
  picture: {
    name: 'file-stayed-put.png',
    told: '我让一个网页把我的文件发出去，但我自己的浏览器拒绝了。',
    by: (browser: string, date: Date, address: string) => [browser, longDate().format(date), address].join(' · '),
  },
  enforced: (holds: boolean | undefined) =>
    holds ? '这里会拒绝。' : holds === false ? '这里不会拒绝。' : '这里不清楚。',
  sample: (id: string) => `在这个页面生成的示例：${id}\n`,
  sum({
    refused,
    silent,
    unseen,
    absent,
    untried,
  }: Record<'refused' | 'silent' | 'unseen' | 'absent' | 'untried', number>): string {
    const all = refused + silent + unseen + untried;
    const parts = [
      `${refused} 次有错误信息`,
      ...(silent > 0 ? [`${silent} 次没有错误信息`] : []),
      ...(absent > 0 ? [`${absent} 种在这个浏览器里不存在`] : []),
      ...(untried > 0 ? [`${untried} 种无法尝试`] : []),
      ...(unseen > 0 ? [`${unseen} 种没有看到拒绝`] : []),
    ];
    const blocked =
      unseen + untried > 0 ? `${all} 次尝试中有 ${refused + silent} 次被阻止` : `全部 ${all} 次尝试都被阻止`;
    const rest = unseen + untried > 0 ? '下面的列表会说明是哪些。' : '你的文件没有任何内容流出。';
    return `${blocked}：${listOf(parts)}。${rest}`;
  },
} satisfies Words<typeof english.trialWords>;

/** The list of a page's requests. Sizes are in bytes. */
export const requestWords = {
  sum({ made, refused, doubtful, received }: Record<'made' | 'refused' | 'doubtful' | 'received', number>): string {
    const done = `发出 ${count(made, '个请求')}，收到 ${describeSize(received)}，拒绝 ${describeWhole(refused)} 个。`;
    return doubtful > 0
      ? `${done}有 ${count(doubtful, '个请求')}可能带走了什么：列表会说明是哪些。`
      : `${done}你的文件一个字节都没有发出：没有请求发往别的主机，没有一个属于能带正文的类型，地址里也都没有问号。`;
  },
  fromCache: '来自缓存',
  refused: '已拒绝',
  /** What it may have carried away. */
  carried: { 'another-host': '发往别的主机', query: '查询参数', body: '正文', nothing: '没有' },
} satisfies Words<typeof english.requestWords>;

/** What is tried to send something away, at the start of a line. */
export const wayTitles: Words<typeof english.wayTitles> = {
  fetch: 'fetch',
  'fetch that outlives the page': '页面关闭后仍继续的 fetch',
  'fetch that waits until the page is gone': '等页面关闭后才发出的 fetch',
  XMLHttpRequest: 'XMLHttpRequest',
  beacon: 'Beacon',
  WebSocket: 'WebSocket',
  EventSource: 'EventSource',
  WebTransport: 'WebTransport',
  cache: '缓存',
  image: '图片',
  'image in a style': '样式里的图片',
  'image in a drawing': '矢量图里的图片',
  font: '字体',
  audio: '音频',
  'poster of a video': '视频封面图',
  stylesheet: '样式表',
  script: '脚本',
  'module import': '导入模块',
  'audio worklet': '音频 Worklet',
  prefetch: '预取',
  preload: '预加载',
  'module preload': '预加载模块',
  manifest: '应用清单',
  icon: '图标',
  'looking a name up': '查询域名',
  'connecting ahead': '提前连接',
  'speculation rules': '推测规则',
  frame: '框架',
  'a frame’s own fetch': '框架自己的 fetch',
  object: 'object 元素',
  embed: 'embed 元素',
  ping: 'ping',
  'form in a new window': '在新窗口提交表单',
  'inline worker': '内联 Worker',
  worker: 'Worker',
  'shared worker': '共享 Worker',
  'service worker': 'Service Worker',
  'WebRTC, to look for a path': 'WebRTC，寻找路径',
  'WebRTC, through a relay': 'WebRTC，通过中继',
  'WebRTC, straight to a peer': 'WebRTC，直连对方',
  download: '下载',
  navigation: '跳转',
  'a new window': '新窗口',
  'a page that refreshes itself': '自动刷新的页面',
  form: '表单',
  'a form’s fields in an address': '把表单内容放进地址',
};
