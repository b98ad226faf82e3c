import type { Words } from '#wording/words.ts';
import type * as english from '#words/signatures.ts';
import type {
  CertificateTime,
  ChainEnd,
  LaterChange,
  SignatureFault,
  SignatureVerdict,
} from '#jobs/contract/pdf-signatures.ts';
import { count } from './count.ts';

/** This applies to every check, and people must not overestimate it. */
export const uncheckedWords = '没有检查时间戳和证书吊销，因为这个页面不能联网。';

const verdicts: Record<SignatureVerdict, string> = {
  valid: '有效',
  'signed-further': '有效，之后又有签名',
  'filled-in': '有效，但签名后表单字段或批注有更改',
  'changed-later': '签名后有更改',
  changed: '无效：签名的内容已被更改',
  'wrong-range': '无效：没有按签名的要求覆盖文件',
  expired: '无效：签名时证书已过期或尚未生效',
  'self-signed': '有效，但证书是自签名的，没有人证实是谁签的',
  'broken-chain': '无效：证书并非由其所写的颁发者颁发',
  unsupported: '未检查：不能检查这种签名',
  unreadable: '未检查：签名无法读取',
};

/** The report on signatures. Placeholders are in braces; those of changes are the facts of their type. */
export const signatureWords = {
  none: '这个文件里没有数字签名。',
  title: '签名 {number}：{verdict}',
  verdicts,
  faults: {
    digest: '文件内容与签名时不一致。',
    signature: '签名不是由证书的密钥生成的。',
    attributes: '签名没有写明签的是什么内容。',
    certificate: '证书不是签名中写明的那个。',
    'range-numbers': '字节范围与文件不符。',
    'range-start': '文件开头没有签名。',
    'range-gap': '未签名的部分除了签名还有别的内容。',
    'range-elsewhere': '未签名的部分不是这个签名。',
    'range-end': '签名的字节在某个版本中间结束。',
    unlisted: '文件的所有版本都没有引用这个签名。',
    padding: '签名结尾之后的预留空间里有数据。',
    'no-certificate': '文件里没有签名者的证书。',
    'not-a-signature': '这不是 CMS 签名，或已损坏。',
    'several-signers': '一个签名里有多个签名者。',
    'document-timestamp': '这是整个文档的时间戳。',
    kind: '不能检查这种签名格式。',
    algorithm: '不能检查这个签名的算法或密钥。',
  } satisfies Record<SignatureFault, string>,
  changes: {
    'page-content': '第 {page} 页：内容不同。',
    'page-added': '增加了第 {page} 页。',
    'page-removed': '删去了签名版本的第 {page} 页。',
    'page-actions': '第 {page} 页：打开或关闭时的动作不同。',
    'pages-moved': '页面顺序不同。',
    annotations: '第 {page} 页：批注或链接（增加 {added}，更改 {changed}，移除 {removed}）。',
    'field-value': '表单字段“{name}”：“{before}”变为“{after}”。',
    'field-added': '增加了表单字段“{name}”。',
    'field-removed': '移除了表单字段“{name}”。',
    'field-changed': '表单字段“{name}”的外观或功能不同。',
    'signature-added': '增加了签名“{name}”。',
    'signature-removed': '移除了签名“{name}”。',
    'signature-replaced': '替换了签名“{name}”。',
    form: '表单设置不同。',
    layers: '图层或显示的图层不同。',
    actions: '脚本或动作不同。',
    attachments: '附件不同。',
    names: '文档的命名部分不同。',
    outline: '书签不同。',
    permissions: '文档权限不同。',
    metadata: '元数据不同。',
    'validation-data': '增加或更改了供以后验证签名的数据。',
    other: '文档的条目“{key}”不同。',
    'loose-bytes': '末尾增加了 {bytes} 字节，用途不明。',
    damaged: '文件已损坏，不同程序显示的内容可能不同。',
  } satisfies Record<LaterChange['type'], string>,
  chainEnds: {
    'self-signed': '证书是自签名的：没有别人证实这是谁。',
    root: '证书链完整。是否信任最后一个证书由你决定。',
    incomplete: '下一个证书不在文件里，证书链无法继续检查。',
    broken: '证书链断了：有证书不是由有权颁发它的证书颁发的。',
    unsupported: '证书链使用了不能检查的算法或密钥。',
  } satisfies Record<ChainEnd, string>,
  times: {
    within: '（签名者设备的时间）',
    before: '（签名者设备的时间，证书当时尚未生效）',
    after: '（签名者设备的时间，证书当时已过期）',
    'not-stated': '没有写明',
  } satisfies Record<CertificateTime, string>,
  allows: {
    1: '无',
    2: '填写表单和签名',
    3: '填写表单、签名和批注',
  },
  facts: {
    problem: '问题',
    signer: '签名者',
    'stated-name': '所写姓名',
    time: '签名时间',
    reason: '原因',
    location: '地点',
    contact: '联系方式',
    field: '表单字段',
    format: '格式',
    algorithm: '算法',
    covers: '覆盖范围',
    allows: '之后允许',
    later: '之后更改',
    subject: '证书',
    issuer: '颁发者',
    serial: '序列号',
    validity: '有效期',
    fingerprint: 'SHA-256',
    chain: '证书链',
    timestamp: '时间戳',
  },
  range: '字节 {from} 到 {gapStart}，以及 {gapEnd} 到 {end}',
  coversAll: '整个文件',
  coversVersion: '文件中的第 {version} 版，共 {versions} 版',
  algorithm: '{signature}，{digest}',
  weak: '（较弱：有人能造出 SHA-1 相同的两个文件）',
  validity: '{from} 到 {to}',
  expired: '（现已过期）',
  removed: '文件后来的版本移除了这个签名。',
  unnamed: '没有姓名',
  timestamp: '有，未检查',
  unchecked: `${uncheckedWords}证书没有与受信任机构的名单比对。`,
} satisfies Words<typeof english.signatureWords>;

const describeWeak = (verdict: SignatureVerdict): string =>
  verdict === 'valid' ? '有效，但使用了较弱的 SHA-1。' : `${verdicts[verdict]}。签名使用了较弱的 SHA-1。`;

/** `Ada Lovelace: Valid.` for each, on one line. */
export function describeSignatures(
  signatures: readonly { verdict: SignatureVerdict; name: string; isWeak: boolean }[],
): string {
  if (signatures.length === 0) return signatureWords.none;
  const told = signatures.map(
    ({ verdict, name, isWeak }) =>
      `${name === '' ? '未知签名者' : name}：${isWeak ? describeWeak(verdict) : `${verdicts[verdict]}。`}`,
  );
  return [`${count(signatures.length, '个签名')}。`, ...told, uncheckedWords].join('');
}

/** The text of a visible signature. */
export const signatureLines = {
  signer: 'Digitally signed by {name}',
  date: 'Date: {date}',
  reason: 'Reason: {reason}',
  location: 'Location: {location}',
} satisfies Words<typeof english.signatureLines>;

/** Who signed, and what happened to earlier signatures. */
export const describeSigned = ({ name, earlier }: { name: string; earlier: number }): string =>
  [
    `已由 ${name} 签名。`,
    ...(earlier === 0 ? [] : [`保留了之前的 ${count(earlier, '个签名')}。`]),
    '没有时间戳，因为这个页面不能联网。',
  ].join('');
