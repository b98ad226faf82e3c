import type { Words } from '#wording/words.ts';
import type * as english from '#words/site.ts';
import { oldestBrowsers } from '#browsers.ts';
import { count } from './count.ts';
import { searchWords } from './search.ts';

/** Above the content of every page. */
export const headerWords = {
  skip: '跳到正文',
  /** Before the name of the list of all pages. */
  forAgents: '供 AI 智能体使用：每个页面都有 Markdown 版本，在地址后加 .md 即可。全部页面：',
  /** In browsers that are too old, or that did not load what starts the page. */
  cannotStart: `工具无法在这个浏览器里启动。需要 Safari ${oldestBrowsers.safari}、Firefox ${oldestBrowsers.firefox}、Chrome 或 Edge ${oldestBrowsers.chrome}、Samsung Internet ${oldestBrowsers.samsunginternet_android}，或更新的版本。如果版本已经够新，请重新加载页面。`,
  search: '搜索',
  /** The longer text, if there is room. */
  find: `${searchWords.title}：${searchWords.example}`,
  tools: '工具',
  breadcrumbs: '当前位置',
} satisfies Words<typeof english.headerWords>;

/** The title of a long page's table of contents. */
export const onThisPage = '本页内容';

/** The table of a family's conversions. */
export const conversionWords = {
  label: '格式转换表',
  /** Above the source formats. `heard`: for screen readers. */
  from: { shown: '原格式', heard: '原格式' },
  to: (format: string) => `转 ${format}`,
  pair: (from: string, to: string) => `${from} 转 ${to}`,
} satisfies Words<typeof english.conversionWords>;

export const describeTools = (tools: number) => count(tools, '个工具');

/** At the bottom of every page. */
export const footerWords = {
  /** For the page that sends what is written on it, the page that asks the service, and all others. */
  policy: {
    sends: '点“发送”时，这个页面会把你写的内容发给我们。它不接收文件。',
    asks: '这个页面向我们的服务器查询状态，不接收文件。',
    blocks: '这个页面无法上传任何内容，连传给我们也不行。',
  },
  pages: '本网站的页面',
  /** Above the links. */
  groups: { tools: '工具', trust: '信任', about: '关于' },
  /** Until the count is available. */
  sent: '你的文件：已发出 0 字节。',
  links: {
    tools: searchWords.all,
    about: '关于本站',
    blog: '博客',
    proof: '证明',
    receipts: '处理凭证',
    privacy: '隐私',
    offline: '离线',
    browsers: '浏览器',
    engines: '引擎',
    api: 'API',
    contact: '联系我们',
    changelog: '更新日志',
    status: '运行状态',
    licences: '许可证',
  },
  languages: '语言',
  theme: '主题',
  themes: { system: '跟随系统', light: '浅色', dark: '深色' },
  shortcuts: '键盘快捷键',
} satisfies Words<typeof english.footerWords>;

interface Shortcuts {
  title: string;
  /** A selector for what a page must have for these keys to work. */
  where: string;
  /** Keys, joined by `+` -> what they do. `Mod` is Ctrl, or ⌘ on Apple's systems. */
  keys: readonly (readonly [keys: string, does: string])[];
}

export const shortcutWords = {
  /** The label of the `Mod` key. */
  modifier: (isApple: boolean) => (isApple ? '⌘' : 'Ctrl'),
  title: '键盘快捷键',
  close: '关闭',
  /** THE table of keyboard shortcuts. */
  groups: [
    {
      title: '每个页面',
      where: 'body',
      keys: [
        ['Mod+K', '查找工具'],
        ['?', '显示这份列表'],
        ['Esc', '关闭当前打开的内容'],
      ],
    },
    {
      title: '文件',
      where: 'drop-zone',
      keys: [['Mod+V', '从剪贴板添加文件']],
    },
    {
      title: '处理',
      where: 'file-tool',
      keys: [['Mod+Enter', '开始处理，在页面任何位置都可用']],
    },
    {
      title: '预览中的结果',
      where: 'sheet-view',
      keys: [
        ['B', '显示处理前或处理后'],
        ['加号或减号', '放大或缩小'],
        ['0', '适合窗口'],
        ['1', '实际大小'],
      ],
    },
    {
      title: '页面或帧',
      where: 'page-board, film-strip',
      keys: [
        ['方向键', '移到另一页或另一帧'],
        ['Shift+方向键', '移动并选中'],
        ['空格', '选中或取消选中'],
        ['Mod+A', '全选'],
      ],
    },
    {
      title: '页面或帧的顺序',
      where: 'file-rows[paged], film-strip',
      keys: [
        ['Alt+方向键', '移动选中的内容'],
        ['D', '复制一份'],
        ['Delete', '移除'],
        ['Mod+Z', '撤销'],
      ],
    },
    {
      title: '开始和结束',
      where: 'trim-player',
      keys: [
        ['方向键', '移动一帧或二十分之一秒'],
        ['Shift+方向键', '移动一秒'],
        ['Page Up 或 Page Down', '移动十秒'],
        ['Home 或 End', '到开头或结尾'],
      ],
    },
    {
      title: '框和区域',
      where: 'crop-box, photo-frame, page-areas, image-areas',
      keys: [
        ['方向键', '移动'],
        ['Shift+方向键', '改变大小'],
        ['Alt+方向键', '小步移动'],
      ],
    },
    {
      title: '区域',
      where: 'page-areas, image-areas',
      keys: [
        ['Delete', '移除'],
        ['Mod+Z', '撤销'],
      ],
    },
  ] satisfies Shortcuts[],
} satisfies Words<typeof english.shortcutWords>;
