import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import type * as english from '#words/agents.ts';
import { count } from './count.ts';
import { listOf } from './lists.ts';

/** Why a page did not do what an agent asked for. */
export const agentProblems = {
  'bad-input': '输入不符合这个工具的模式 (schema)。',
  'unknown-tool': '没有这个名字的工具。list_tools 会列出全部工具。',
  'no-files': '这个页面没有文件。请让用户添加：你不能添加文件。',
  'no-results': '这个页面还没有结果。',
  busy: '页面还在处理。请等到完成，或调用 cancel。',
  'not-working': '页面当前没有在处理。',
  'not-accepted': '页面不接受这些选项的组合。',
  'one-file-open': '用户正在设置单个文件的选项。请等到设置完成。',
  'already-open': '这个工具的页面已经打开。',
  'not-opened': '无法打开这个工具的页面。用户可以看到原因。',
  stopped: '用户已在这个页面停用智能体。',
  failed: '页面出错，没有完成。',
} satisfies Words<typeof english.agentProblems>;

export type { AgentProblem, AgentDeed } from '#words/agents.ts';

const stays = '没有文件会离开这台设备。';

/** The texts for agents. */
export const agentWords = {
  input: '输入',
  list: {
    title: '列出全部工具',
    description: `列出本网站的文件工具，以及各自能打开的格式。${stays}要使用某个工具，请调用 open_tool，再在它的页面调用同名的工具。`,
    done: (tools) => `${count(tools, '个工具')}。`,
  },
  describe: {
    title: '说明一个工具',
    description: '以 JSON Schema 说明一个文件工具做什么、能打开哪些格式、有哪些选项。不打开任何页面。',
    done: (title) => `${title}。`,
  },
  open: {
    title: '打开一个工具',
    description: `在这个标签页打开一个文件工具的页面，可以带上本页的文件或结果。${stays}新页面有自己的工具。`,
    tool: '工具的名字，来自 list_tools。',
    bring: '带到新页面的内容。',
    done: (title) => `正在打开“${title}”。`,
  },
  set: {
    title: (title) => `设置选项：${title}`,
    description: '设置本页的选项，不开始处理。没有写出的选项不变。',
    steps: '设置本页的步骤，不开始处理。会替换已有的步骤。',
    done: '选项已设置。',
  },
  run: {
    description: (description) =>
      `${description}处理用户已添加到本页的文件。没有写出的选项保持页面上的值。完成后回答，或在一分钟后回答进度。结果留在页面上：只有用户能保存。`,
  },
  steps: {
    steps: '要依次运行的工具，从第一个到最后一个。每个工具处理前一个的结果。默认：页面上的步骤。',
    tool: '工具的名字，来自 list_tools。',
    options: '它的选项，即 describe_tool 为步骤列出的那些。默认：工具的选项。',
  },
  status: {
    title: '查询状态',
    description:
      '说明本页有哪些文件（按编号，含格式和大小）、设置了哪些选项、处理到哪里，以及每个文件的结果。绝不说明文件里有什么。',
    after: '列出这个编号之后的文件。默认：0。',
    wait: '最多等待这么多秒，直到处理完成。默认：0。',
    empty: '这个页面没有文件。',
  },
  cancel: {
    title: '取消处理',
    description: '停止本页的处理。已完成的结果留在页面上。',
    done: '已取消处理。',
  },
  save: {
    title: '请用户保存',
    description: '向用户显示保存结果的按钮。只有用户能点。',
    done: '已请用户保存结果。',
  },
  withheld: '用户可以在页面上看到原因。原因引用了文件内容，所以不告诉智能体。',
  unit: (unit) => `单位为 ${unit}。`,
  when: (wishes) => `仅在 ${listOf(wishes)} 时使用。`,
  is: (name, values) => `${name} 为 ${values.join(' 或 ')}`,
  outcome: ({ done, all, failed }) =>
    `${count(all, '个文件')}中完成 ${describeWhole(done)} 个${failed > 0 ? `，${describeWhole(failed)} 个没有结果` : ''}。`,
  ready: (files) => `本页有 ${count(files, '个文件')}。`,
  working: (percent) => `正在处理：已完成 ${percent}%。用 wait 调用 get_status，可在完成时得到通知。`,
} satisfies Words<typeof english.agentWords>;

/** What agents cannot do with the tools of pages, for the documents for agents. */
export const agentLimits = [
  '你不能添加文件、读取文件内容或保存结果。只有用户可以。',
  '除非用户在页面上允许，你看不到文件名。',
  '你不能设置密码、画区域、签名，或为选项选择文件。请让用户来做。',
  '页面会显示你的每次调用做了什么。用户可以在那里停用你，之后工具就没有了。',
] satisfies Words<typeof english.agentLimits>;

/** What an agent did last, for the person. */
export const agentDeeds = {
  looked: '它查看了工具列表。',
  set: '它设置了选项。',
  ran: '它开始了处理。',
  asked: '它查询了进度。',
  cancelled: '它取消了处理。',
  opened: '它正在打开另一个工具。',
  save: '它请你保存结果。',
} satisfies Words<typeof english.agentDeeds>;

/** Shown to the person once an agent uses the page. */
export const agentStripWords = {
  label: '智能体',
  title: '有智能体正在使用这个页面',
  told: '页面不会告诉它文件里有什么。',
  names: '让它看到文件名',
  stop: '停用',
  stopIt: '停用智能体',
  stopped: '已在这个标签页停用智能体',
  allow: '重新允许',
} satisfies Words<typeof english.agentStripWords>;
