import { describeNumber, describeWhole } from '#wording/amounts.ts';
import { count } from './count.ts';
import { describeScans, describeUnnamed } from './readings.ts';
import type { ErrorTable } from '#words/problem.ts';

/** What to do about words that may be in images, or in letters that the file does not name. */
function notSearched({ scans, unnamed }: { scans: readonly number[]; unnamed: readonly number[] }): string {
  if (scans.length > 0)
    return `${describeScans({ type: 'scanned-pages', missed: 'search', pages: [...scans] })}请先用“让扫描件可搜索 (OCR)”，或在上面画区域。`;
  if (unnamed.length > 0) return `${describeUnnamed({ pages: unnamed })}请在上面画区域。`;
  return '图片里的文字找不到。请在上面画区域。';
}

/** The messages for failures with a PDF. */
export const pdfErrors = {
  encrypted: {
    title: '这个文件有密码。',
    hint: '请输入密码打开。密码和文件一样留在这台设备上。',
  },
  'wrong-password': {
    title: '这不是这个文件的密码。',
    hint: '请检查大小写。文件可能有两个密码，用哪个都行。',
  },
  'unknown-lock': {
    title: '这个文件由证书或版权服务保护，不是用密码。',
    hint: '请用对应的程序打开，并存成不加密的文件。',
  },
  'no-such-page': ({ page, pages }) => ({
    title: `这个文件没有第 ${describeWhole(page)} 页：共 ${count(pages, '页')}。`,
    hint: '页码从 1 数起，“last”是最后一页。',
  }),
  'no-pages': { title: '这个文件里没有页面。', hint: '请重新复制或下载。' },
  'page-too-large': ({ page, wanted, most }) => ({
    title: `第 ${page} 页对这个分辨率来说太大：会有 ${describeNumber(wanted)} 像素。`,
    hint: `上限是 ${describeNumber(most)} 像素。请选择更低的分辨率，或去掉这一页。`,
  }),
  'unread-page': ({ page }) => ({
    title: `第 ${page} 页的内容无法读取。`,
    hint: '内容已损坏，或用未知的方式压缩。请删除这一页，或重新复制、下载文件。',
  }),
  'no-pages-left': { title: '这样一页都不会剩下。', hint: '请至少保留一页。' },
  'no-signature': { title: '还没有签名。', hint: '请手写、输入姓名或选择图片。' },
  'no-key': {
    title: '还没有密钥。',
    hint: '请选择 .p12 或 .pfx 文件，或含私钥及其证书的 PEM 文件。',
  },
  'unread-key': ({ name }) => ({
    title: `${name} 不是这里能读取的密钥或证书。`,
    hint: '请使用 .p12、.pfx 或 PEM 文件。智能卡或令牌里的密钥无法在网页上使用。',
  }),
  'no-key-password': {
    title: '这个密钥有密码。',
    hint: '请输入密钥的密码。密码和密钥一样留在这台设备上。',
  },
  'wrong-key-password': {
    title: '这不是这个密钥的密码。',
    hint: '请检查大小写。这是导出密钥时设的密码。',
  },
  'no-private-key': {
    title: '这些文件里没有私钥。',
    hint: '只有证书不能签名。请同时选择含私钥的文件，或两者都有的 .p12 或 .pfx 文件。',
  },
  'no-certificate': {
    title: '这些文件里没有这个密钥的证书。',
    hint: '请同时选择含证书的文件，或两者都有的 .p12 或 .pfx 文件。',
  },
  'unsupported-key': {
    title: '不能使用这种密钥。',
    hint: '可以使用 RSA 密钥，以及 P-256、P-384 和 P-521 的 ECDSA 密钥。',
  },
  'certificate-expired': ({ end }) => ({
    title: `这个证书已于 ${end} 过期。`,
    hint: '现在用它签名会是无效的。请申请新证书。',
  }),
  'certificate-not-yet-valid': ({ start }) => ({
    title: `这个证书从 ${start} 起才有效。`,
    hint: '请等到那时，或检查设备的日期。',
  }),
  'signing-encrypted': {
    title: '这个文件已加密，加密的文件不能在这里签名。',
    hint: '请先用“解锁 PDF”去掉加密，再签名。这也会移除已有的签名。',
  },
  'signing-damaged': {
    title: '这个文件已损坏，签名不可靠。',
    hint: '请先用“修复 PDF”修复，再签名。这也会移除已有的签名。',
  },
  'signing-not-allowed': {
    title: '文件作者不允许再签名。',
    hint: '再签名会使作者自己的签名失效。',
  },
  'nothing-to-redact': {
    title: '还没有选择要去掉的内容。',
    hint: '请在页面上画区域，或输入要查找的词。',
  },
  'words-not-found': ({ words, scans, unnamed }) => ({
    title: `这个文件${scans.length > 0 ? '的文字' : ''}里没有这些词：${words.join('、')}。`,
    hint: notSearched({ scans, unnamed }),
  }),
  'bad-expression': { title: '这个正则表达式无效。', hint: '请修改或清空。' },
  'no-matches': (facts) => ({
    title: '这个文件的文字里没有要找的内容。',
    hint: notSearched(facts),
  }),
  'no-page-left': ({ page }) => ({
    title: `第 ${page} 页这样就什么都不剩了。`,
    hint: '请选择更大的区域，或去掉这一页。',
  }),
  'no-pages-chosen': { title: '没有选中任何页。', hint: '请至少选中一页。' },
  'not-two-files': ({ files }) => ({
    title: `需要两个文件才能比较，现在有 ${files} 个。`,
    hint: '请按旧版、新版的顺序各放一个。',
  }),
  'no-outline': { title: '这个文件没有书签，不能按书签拆分。', hint: '请按页数或大小拆分。' },
  'no-text': {
    title: '这个文件里没有文字。',
    hint: '如果是扫描件，请先用“让扫描件可搜索 (OCR)”。',
  },
  'no-pictures': {
    title: '这个文件里没有图片。',
    hint: '要把整页变成图片，请用“PDF 转图片”。',
  },
  'no-words': { title: '还没有文字。', hint: '请输入要写在页面上的文字。' },
  'unwritable-text': ({ characters }) => ({
    title: `这些字符在这里无法写到页面上：${characters.join(' ')}`,
    hint: '可以用拉丁、希腊、西里尔、亚美尼亚和格鲁吉亚字母。请去掉其他字符。',
  }),
  'no-password': { title: '还没有密码。', hint: '请输入加密文件用的密码。' },
} satisfies Partial<ErrorTable>;
