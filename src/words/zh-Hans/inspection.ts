import type { Words } from '#wording/words.ts';
import type * as english from '#words/inspection.ts';
import type {
  FindingType,
  FoundItem,
  FoundName,
  FoundValue,
  Inspection,
  MetadataName,
  MetadataValue,
  UnreadPart,
} from '#jobs/contract/hidden-data.ts';
import { describePixels } from '#wording/amounts.ts';
import { filled } from '#wording/filled.ts';
import { metadataName, metadataValue } from './metadata-table.ts';
import { signatureWords } from './signatures.ts';
import { listOf } from './lists.ts';

/** The report on what a file gives away. Placeholders are in braces. */
export const inspectionWords = {
  types: {
    place: { title: '地点', meaning: '文件在哪里制作，或与哪个地点有关。' },
    person: { title: '人物', meaning: '人名，例如作者、所有者或画面里的人。' },
    serial: {
      title: '序列号和标识',
      meaning: '可以把这个文件与某台设备，或与同一个人的其他文件联系起来。',
    },
    'differing-preview': {
      title: '与图片不同的预览图',
      meaning: '文件里的小图片可能仍会显示裁掉或修掉的内容。',
    },
    rest: { title: '结尾之后的数据', meaning: '程序会忽略这些数据，但谁都能读取。' },
    video: { title: '视频', meaning: '手机附在照片里的带声音的短片。' },
    version: {
      title: '旧版本',
      meaning: '程序往往只把改动加在后面，以前的内容可以恢复。',
    },
    'hidden-text': { title: '隐藏文字', meaning: '看不见，但可以复制和搜索。' },
    outside: {
      title: '可见页面之外的内容',
      meaning: '裁剪页面只会隐藏周围的内容。',
    },
    layer: { title: '隐藏图层', meaning: 'PDF 阅读器可以让它们显示出来。' },
    attachment: { title: '附件', meaning: '嵌在这个文件里的其他完整文件。' },
    comment: { title: '批注', meaning: '附注和标记，往往带有作者名。' },
    'form-value': { title: '表单值', meaning: '在表单字段里输入或选择的内容。' },
    script: { title: '脚本', meaning: '打开文件时可能运行的程序。' },
    remote: {
      title: '远程地址',
      meaning: '打开文件或发送其中的表单时，可能会连接这些地址，让对方知道你有这个文件。',
    },
    device: { title: '设备', meaning: '相机、手机、扫描仪或镜头。' },
    software: { title: '软件', meaning: '制作或修改文件的程序。' },
    time: { title: '日期和时间', meaning: '文件何时制作或修改。' },
    history: { title: '历史', meaning: '对文件做过什么，用了哪些其他文件。' },
    text: { title: '文字信息', meaning: '标题、说明、关键词和备注。' },
    link: { title: '链接', meaning: '点开时会打开的地址。' },
    exposure: { title: '拍摄参数', meaning: '照片是怎样拍的。' },
    preview: { title: '预览图', meaning: '在文件列表里显示的小图片或封面。' },
    other: { title: '其他数据', meaning: '程序供自己使用的数据。' },
  } satisfies Record<FindingType, { title: string; meaning: string }>,
  format: '格式：{format}',
  nothing: '没有发现。',
  absent: '检查过，没有发现：{types}。',
  unread: '没有检查：',
  parts: {
    pixels: '画面里的内容，例如人脸、招牌和屏幕。',
    watermarks: '不可见的水印。',
    'maker-notes': '相机厂商注释的内容，里面常有序列号。',
    packed: '用 Brotli 压缩的元数据。',
    recording: '看得到和听得到的内容，例如人脸、说话声和招牌。',
    'data-tracks': '数据轨里的内容。',
    scans: '图片里的文字，例如扫描页。',
    attachments: '附件里的内容。请保存后逐个查看。',
    signatures: '数字签名。“检查 PDF 签名”会说明是谁签的。',
    'undrawn-pages': '画不出的页，以及前 300 页之后的隐藏文字和可见页面之外的内容。',
    format: '元数据：这里不读取这种格式的元数据。',
  } satisfies Record<UnreadPart, string>,
  removedBy: '如需移除，请用“{tool}”。',
  notRemoved: '这里没有工具能从文件里移除它。',
  more: '另有 {count} 项',
  page: '第 {page} 页',
} satisfies Words<typeof english.inspectionWords>;

const names: Record<Exclude<FoundName, MetadataName>['type'], string> = {
  unseen: '看不见',
  'over-picture': '图片上的不可见文字，例如扫描件',
  version: '第 {version} 版，共 {versions} 版',
};

const values: Record<Exclude<FoundValue, MetadataValue>['type'], string> = {
  ...signatureWords.changes,
  'positions-track': '相机的数据轨，可能含有位置和运动',
  'data-track': '数据轨',
  drawings: '图形或图片',
  'differing-shape': '预览图为 {preview} 像素，图片为 {picture}，宽高比不同',
  'differing-content': '预览图为 {preview} 像素，图片为 {picture}：宽高比相同，内容不同',
};

/** What was found, in words. */
export const itemInWords = ({ name, value, page }: FoundItem): { name: string; value: string; page?: number } => ({
  name: isOwnName(name) ? filled(names[name.type], name) : metadataName(name),
  value: isOwnValue(value) ? filled(values[value.type], factsOf(value)) : metadataValue(value),
  ...(page !== undefined && { page }),
});

const isOwnName = (name: string | FoundName): name is Exclude<FoundName, MetadataName> =>
  typeof name !== 'string' && name.type in names;
const isOwnValue = (value: string | FoundValue): value is Exclude<FoundValue, MetadataValue> =>
  typeof value !== 'string' && value.type in values;

const factsOf = (value: Exclude<FoundValue, MetadataValue>) =>
  'preview' in value ? { preview: describePixels(value.preview), picture: describePixels(value.picture) } : value;

/** The report on the page. */
export const inspectionPage = {
  label: '报告',
  /** On the button that opens the tool. */
  useIn: (title: string) => `用“${title}”打开`,
  absent: '检查过，没有发现',
  unread: '没有检查',
  /** What people call entries, by the format's own name. */
  names: {
    'Date time original': '拍摄时间',
    'Date time digitized': '数字化时间',
    'Date time': '修改时间',
  } as Readonly<Record<string, string>>,
} satisfies Words<typeof english.inspectionPage>;

/** `Found: place, people and devices.` */
export function describeInspection({ findings, unread }: Inspection): string {
  if (findings.length > 0) {
    const titles = findings.map(({ type }) => inspectionWords.types[type].title);
    return `发现：${listOf(titles)}。`;
  }
  return unread.includes('format') ? '这里不读取这种格式的元数据。' : '没有发现。';
}
