import type { Words } from '#wording/words.ts';
import type * as english from '#words/workflow.ts';
import { count } from './count.ts';

/** The page that runs several tools in sequence. */
export const workflowWords = {
  title: '工作流',
  description: '让文件一次经过多个工具：调整尺寸、压缩、做成 PDF。步骤可以保存，也可以用链接发给别人。',
  action: '运行全部步骤',
  suffix: '已编辑',
  takes: ['图片', 'PDF', '视频', '音频'],
  /** Above the steps. */
  steps: '步骤',
  none: '还没有步骤。请添加第一步，或从示例开始。',
  add: '添加步骤',
  choose: (number: number) => (number === 1 ? '添加第一步' : `选择第 ${number} 步`),
  nothingFollows: '没有工具能接着处理最后一步的结果。',
  close: '关闭',
  up: (title: string) => `上移“${title}”`,
  down: (title: string) => `下移“${title}”`,
  remove: (title: string) => `移除“${title}”`,
  /** The value of an option, beside its step. */
  setTo: (title: string, value: string) => `${title}：${value}`,
  off: (title: string) => `${title}：关`,
  joins: '所有文件合成一个',
  /** A step that cannot run yet. */
  lacks: (option: string) => `${option}：还没有填写。`,
  cannotFollow: (title: string, before: string) => `“${title}”不能处理“${before}”的结果。`,
  set: '已按链接设置步骤。',
  opened: (name: string) => `已打开“${name}”。`,
  noSteps: '请先添加步骤。',
  /** Saved in this browser. */
  mine: '我的工作流',
  save: '保存工作流',
  name: '名称',
  saved: (name: string, hasText: boolean) =>
    hasText ? `“${name}”已存在这个浏览器里，连同输入的文字。` : `“${name}”已存在这个浏览器里。`,
  removed: (name: string) => `已移除“${name}”。`,
  removeShort: '移除',
  removeSaved: (name: string) => `移除“${name}”`,
  export: '导出',
  import: '导入',
  exportedAs: 'stayput-workflows.json',
  imported: (workflows: number) => `已导入 ${count(workflows, '个工作流')}。`,
  notImported: '没有导入这个文件：里面没有本网站能读取的工作流。',
  questions: [
    {
      question: '某个文件有一步失败会怎样？',
      answer: '其他文件继续处理。出错的文件那一行会说明是哪一步失败以及原因，原文件绝不会改动。',
    },
    {
      question: '可以把步骤发给别人吗？',
      answer:
        '可以。步骤就在这个页面的地址里：把地址复制给别人，打开的人会得到同样的步骤，再添加自己的文件。水印、密码等输入的文字不在里面。地址中 # 之后的部分绝不会发到服务器。存在这个浏览器里的工作流会保留文字，但绝不保留密码。',
    },
    {
      question: '哪些工具可以作为步骤？',
      answer: '大多数都可以，只有需要先看每个文件的工具除外，例如签名或手动选页。',
    },
  ],
  full: '这个浏览器不让网站保存任何内容。',
} satisfies Words<typeof english.workflowWords>;
