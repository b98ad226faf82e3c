import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import type * as english from '#words/folders.ts';
import { describeDone } from './batch.ts';
import { count } from './count.ts';

/** Working from one folder into another. */
export const folderWords = {
  title: '从文件夹到文件夹',
  about:
    '文件夹及其子文件夹里的每个文件都会经过这些步骤。每个结果一做好就写入另一个文件夹，路径相同。不会覆盖那里已有的内容。',
  noPicker: '这个浏览器不让页面写入文件夹。你可以在这里选择一个文件夹，再把结果存成保留子文件夹结构的 ZIP。',
  source: '文件来自',
  target: '结果存到',
  choose: '选择',
  change: '更改',
  chooseAs: (verb, which) => (which === 'source' ? `${verb}存放文件的文件夹` : `${verb}存放结果的文件夹`),
  files: (files) => count(files, '个文件'),
  unset: '不再使用文件夹',
  holdsSource: (target, source) =>
    target === source
      ? `“${target}”里是你的文件。请为结果选择另一个文件夹，例如在里面新建一个。`
      : `“${target}”里也有“${source}”。请为结果选择另一个文件夹，以免和你的文件混在一起。`,
  remembers: '浏览器会记住这两个文件夹和已完成的文件，直到你点“忘记”。可以关闭页面，以后继续。',
  cannotRemember: '有一步的设置（例如文字或密码）不在这个页面的地址里。关闭页面后再继续，要重新设置。',
  written: (files, folder) => `${count(files, '个文件')}已存到“${folder}”`,
  withNumber: (files) => `${describeWhole(files)} 个因重名加了编号`,
  notSaved: ({ folder, cause }) => ({
    title: `结果无法存到“${folder}”。`,
    hint: `处理已停止，那里没有留下写了一半的内容。请腾出空间或选择另一个文件夹，然后重试。浏览器提示：${cause}`,
  }),
  earlier: '之前的文件夹',
  fromTo: (source, target) => `“${source}”到“${target}”`,
  doneOf: describeDone,
  goOn: '继续',
  goOnWith: (source) => `继续处理“${source}”`,
  lookAgain: '查找新文件',
  lookAgainIn: (source) => `在“${source}”里查找新文件`,
  forget: '忘记',
  forgetWhat: (source, target) => `忘记“${source}”和“${target}”`,
  forgotten: (source) => `已忘记“${source}”。两个文件夹里的文件保持不变。`,
  notAllowed: '没有得到浏览器允许。再点一次按钮，会再次询问。',
  nothingNew: (source) => `“${source}”里没有新文件。所有文件都已完成。`,
  missing: (source, files) =>
    `“${source}”里还剩 ${count(files, '个文件')}。请补上步骤里缺少的设置，再点“运行全部步骤”。`,
  gone: (name) => `找不到“${name}”。可能已移走、改名或删除，或在没有连接的磁盘上。`,
  inUse: '另一个页面正在使用这些文件夹。',
  empty: (name) => `“${name}”里没有文件。`,
} satisfies Words<typeof english.folderWords>;
