import { formats } from '#formats/formats.ts';
import type { Note } from '#jobs/contract/job.ts';
import type { Loss, NamedTrack, Part } from '#jobs/contract/media-note.ts';
import type { HiddenPlace, PlaceInPdf } from '#jobs/contract/pdf-note.ts';
import { describeDuration, describePixels, describeSize, describeWhole } from '#wording/amounts.ts';
import {
  describeLook,
  describeReading,
  describeScans,
  describeSeen,
  describeUnnamed,
  describeUnread,
  describeUnseen,
  namePages,
  quoted,
  structureFound,
} from './readings.ts';
import { count } from './count.ts';
import { describeHidden } from './hidden-data.ts';
import { describeInspection } from './inspection.ts';
import { describeFailure } from './errors.ts';
import { describeLikeness } from './likeness.ts';
import { describeLostTags } from './lost-tags.ts';
import { describeRepair } from './repairs.ts';
import { describeSignatures, describeSigned } from './signatures.ts';
import { listOf } from './lists.ts';

type Why = Extract<Note, { type: 'unchanged' }>['why'];

const unchangedBecause: Record<Why, string> = {
  'already-small': '本来就已经够小',
  animation: '压缩会丢失动画',
  pages: '压缩后只会剩下第一页',
  'not-encrypted': '原来没有加密',
  'no-changes': '没有任何改动',
  'no-areas': '上面没有画区域',
  'no-fields': '没有表单字段',
  'xfa-alone': '这是 XFA 表单，只有 Adobe 的程序能填写',
  'has-text': '所有页都已有文字',
  'nothing-to-flatten': '没有表单字段或批注',
};

/** ` 8 pixels less in width, to the edge of a JPEG block.` */
const describeEdges = (less: { width: number; height: number }): string =>
  Object.entries(less)
    .filter(([, pixels]) => pixels !== 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(
      ([side, pixels]) =>
        `为了对齐 JPEG 像素块，${side === 'width' ? '宽度' : '高度'}${pixels > 0 ? '少' : '多'} ${count(Math.abs(pixels), '像素')}。`,
    )
    .join('');

/** `audio AAC`, `transparency`. */
function describePart(part: Part): string {
  switch (part.type) {
    case 'video':
    case 'audio':
      return part.codec ? `${part.codec} ${trackNames[part.type]}` : trackNames[part.type];
    case 'subtitles':
      return part.codec ? `${part.codec} 字幕` : '字幕';
    case 'transparency':
      return '透明';
    case 'chapters':
      return '章节';
    case 'data':
      return '数据';
    case 'programme':
      return '另一个节目';
  }
}

/** In brackets after the part. */
function describeLoss(loss: Loss): string {
  switch (loss.why) {
    case 'no-place':
      return `${formats[loss.container].name} 无法容纳`;
    case 'one-place':
      return `${formats[loss.container].name} 只能容纳一个`;
    case 'not-written':
      return `这里不向 ${formats[loss.container].name} 写入章节`;
    case 'no-decoder':
      return '这个浏览器不能解码';
    case 'no-encoder':
      return '这个浏览器不能编码';
    case 'not-read':
      return '这里无法读取';
    case 'pictures':
      return '它们是图片，这里不能变成文字';
    case 'times':
      return '时间会对不上';
    case 'not-main':
      return '只处理主轨道';
    case 'joined':
      return '合并后的视频没有';
    case 'black':
      return '这里是黑色';
    case 'failed':
      return describeFailure(loss.failure).title;
  }
}

const trackNames: Record<NamedTrack['type'], string> = { video: '视频', audio: '声音', subtitles: '字幕' };

const describeTrack = ({ type, codec }: NamedTrack) => (codec ? `${trackNames[type]}为 ${codec}` : trackNames[type]);

const hiddenPlaces: Readonly<Record<HiddenPlace, string>> = {
  layers: '图层名',
  'page-labels': '页面标签',
  outline: '书签',
  fields: '表单字段',
  comments: '批注',
  links: '链接',
  attachments: '附件',
  metadata: '元数据',
  'program-data': '其他程序的数据',
  names: '标签和其他名称',
  'hidden-drawings': '隐藏的图形',
};

function readPlaces(places: readonly PlaceInPdf[]): string {
  const pages = places.flatMap((place) => (place.type === 'page' ? place.page : [])).toSorted((a, b) => a - b);
  const named = pages.length === 0 ? [] : [namePages(pages)];
  return listOf([...named, ...places.flatMap(({ type }) => (type === 'page' ? [] : hiddenPlaces[type]))]);
}

/** In characters: above this, an image is better off as a file. */
const longText = 10_000;

type Sentence<Type extends Note['type']> = string | ((note: Extract<Note, { type: Type }>) => string);

/** The sentence beside a result, for every note that an engine can return. */
export const notes: { [Type in Note['type']]: Sentence<Type> } = {
  step: ({ step, title }) => `第 ${step} 步，${title}：`,
  read: describeReading,
  'pages-with-text': ({ pages }) => `以下页已有文字，没有识别：${namePages(pages)}。`,
  'pages-without-text': ({ pages }) => `${namePages(pages)}没有找到文字。`,
  'pages-not-drawn': ({ pages }) => `以下页已损坏，没有识别：${namePages(pages)}。`,
  unchanged: ({ why, stripped }) =>
    `${unchangedBecause[why]}：${stripped ? '这是去掉元数据的原图。' : '这是原文件，没有变化。'}`,
  'hidden-data': ({ items }) => describeHidden(items),
  inspected: ({ inspection }) => describeInspection(inspection),
  'first-frame-only': ({ frames }) => `${count(frames, '帧')}中的第一帧。`,
  'first-page-only': ({ pages }) => `${count(pages, '页')}中的第一页。`,
  'alpha-flattened': '透明区域变成了白色。',
  'page-parts-dropped':
    '缺少以网页方式绘制的部分 (foreignObject)，多为图表里的标签。请把图形导出为 PNG，或导出时不带这些部分。',
  'part-missing': ({ share }) =>
    `原文件已损坏或不完整：图片约缺失 ${Math.max(1, Math.round(share * 100))}%，那部分留空。`,
  damaged: '原文件已损坏：图片的某些部分可能不对。',
  coarse: '原文件不完整：整张图片都在，但画质较低。',
  'fewer-colours': ({ colours }) => `最多 ${count(colours, '种颜色')}。`,
  'pixels-kept': ({ less }) => `没有重新编码，每个像素都不变。${less === undefined ? '' : describeEdges(less)}`,
  'turned-by-note': '每个像素都不变：只在文件里记录了该怎样旋转，几乎所有程序都会照做。',
  'encoded-again': '已重新编码，因为这种 JPEG 不重新编码就不能旋转或裁剪。',
  quality: ({ quality }) => `质量 ${Math.round(quality)}。`,
  likeness: ({ score }) => describeLikeness(score),
  race: ({ sizes }) =>
    `${sizes.map(({ format, bytes, estimated }) => `${formats[format].name} ${estimated ? '约 ' : ''}${describeSize(bytes)}`).join('，')}。`,
  scaled: (size) => `为了放得下已缩小：${describePixels(size)}。`,
  'camera-preview': (size) => `这是相机自带的预览图，${describePixels(size)}：这里不能冲洗 RAW 数据。`,
  'fewer-frames': ({ frameRate }) => `已降到每秒 ${Math.round(frameRate)} 帧。`,
  'fonts-replaced': ({ font }) => `文字以 ${font} 显示，因为页面不能使用设备上的字体。要保持原样，请先把文字转成轮廓。`,
  'icon-sides': ({ sides }) => `含有 ${listOf(sides.map(String))} 像素的图片。`,
  'converted-to-srgb': ({ from }) => `颜色已从 ${from} 转换为 sRGB。`,
  'reduced-depth': ({ from, to }) => `每通道从 ${from} 位变为 ${to} 位。`,
  'recordings-joined': ({ files, seconds }) => `${count(files, '个文件')}，共 ${describeDuration(seconds)}。`,
  'pieces-joined': ({ files, seconds }) =>
    `同一段录像的 ${count(files, '个分段')}，已排好顺序，共 ${describeDuration(seconds)}。`,
  'sound-joined-by-copying': '声音是直接复制的，衔接处可能有最长 25 毫秒的杂音。',
  joined: ({ images, ...size }) => `${count(images, '张图片')}，合计 ${describePixels(size)}。`,
  animation: ({ frames, seconds, whole }) =>
    `${count(frames, '帧')}，${Number(seconds.toFixed(2))} 秒${whole === undefined ? '' : `，原本要求 ${describeDuration(whole)}，已达动图的上限`}。`,
  colours: ({ colours }) => count(colours.length, '种颜色'),
  'data-url': ({ length }) =>
    `文本 ${describeSize(length)}。${length > longText ? '对网页来说偏长：单独存成文件，浏览器可以缓存。' : ''}`,
  'cropped-in-the-middle': '已裁剪到中间，因为这个浏览器找不出画面重点。',
  'hdr-dropped': '已去掉 HDR 亮度信息：这是标准动态范围版本。',
  'metadata-dropped': '元数据（日期、相机、位置、作者）已移除。',
  'tracks-copied': '直接复制，没有重新编码，质量没有损失。',
  'tracks-transcoded': ({ tracks }) => `已重新编码：${tracks.map(describeTrack).join('，')}。`,
  'more-bits': ({ from, to, times }) =>
    `比特率为原来的 ${Number(times.toFixed(1))} 倍，因为要达到同样的质量，${to} 需要的比特率比 ${from} 高。`,
  'ends-transcoded': ({ seconds }) =>
    seconds === 0
      ? '直接复制就能精确剪开，视频质量没有损失。'
      : `已精确剪辑：剪切处附近的 ${seconds.toFixed(2)} 秒视频重新编码，其余直接复制。`,
  'part-dropped': ({ part, loss }) => `已移除：${describePart(part)}（${describeLoss(loss)}）。`,
  'tags-dropped': ({ tags, container }) => describeLostTags(tags, container),
  'starts-at-key-frame': ({ seconds }) =>
    seconds < 0
      ? `提前 ${(-seconds).toFixed(2)} 秒开始：原文件隐藏了开头之前直到关键帧的内容，直接复制会包括它。`
      : `从 ${seconds.toFixed(2)} 秒处的前一个关键帧开始。`,
  'starts-at-whole-picture': ({ name, seconds }) =>
    `${name} 是从场景中间剪开的：${seconds.toFixed(2)} 秒之后才有第一幅完整画面，之前只有声音。`,
  'ends-early': ({ seconds, expected }) =>
    `在 ${describeDuration(seconds)} 处结束：原文件长 ${describeDuration(expected)}，其余部分无法读取。`,
  'recordings-within': (note) => `原文件里连着有 ${note.count} 段录制内容，已${note.decoded ? '解码并' : ''}合成一段。`,
  'second-layer': '音频是 MP2，不是 MP3，所以存成 .mp2。不是每个播放器都能播放。',
  'decoded-by-browser': ({ uncertain }) =>
    `原文件由浏览器自带的播放器解码，标签无法保留。${uncertain ? '可能缺少一部分：请听一下结果。' : ''}`,
  'cut-off': '原文件已损坏或不完整：结果到断开处为止。',
  'audio-damaged': ({ name }) => `${name === undefined ? '原文件' : `${name} `}已损坏：部分声音可能不对。`,
  'frames-damaged': (note) =>
    `原文件已损坏：${count(note.of, '个视频帧')}中有 ${describeWhole(note.count)} 个坏帧，已原样复制。`,
  'edits-ignored': '原文件带有改变片段顺序或速度的编辑信息，这里没有采用：结果是原始录制内容。',
  loudness: ({ from, to, wanted }) =>
    `响度从 ${from.toFixed(1)} 变为 ${to.toFixed(1)} LUFS。${wanted === undefined ? '' : `如果达到 ${wanted}，峰值会削波。`}`,
  'channels-mixed': ({ from, to }) => `从 ${count(from, '个声道')}混合为 ${to} 个。`,
  cues: (note) => `${count(note.count, '条字幕')}。`,
  'subtitles-added': (note) =>
    `已添加 ${note.name} 的 ${count(note.count, '条字幕')}，${note.language ? `语言为 ${note.language}` : '没有语言'}。`,
  'cues-late': (note) => `已移除 ${count(note.count, '条字幕')}：这些字幕在视频结束之后才开始。`,
  'read-as': ({ encoding }) => `原文件没有写明文字编码，所以按 ${encoding} 读取。请检查文字是否正确。结果为 UTF-8。`,
  'cues-malformed': ({ lines }) =>
    `已移除没有有效时间的字幕：原文件第 ${lines.slice(0, 10).join('、')} 行${lines.length > 10 ? `，以及另外 ${lines.length - 10} 行` : ''}。`,
  'cues-early': (note) => `已移除 ${count(note.count, '条字幕')}：这些字幕会在开头之前结束。`,
  'cues-begun': (note) => `${count(note.count, '条字幕')}会早于 0:00 开始，已改为从 0:00 开始。`,
  'cues-plainer': '已移除这种格式没有的颜色、字体、说话人姓名或位置。',
  pages: (note) => `${count(note.count, '页')}。`,
  sides: ({ pages, sides }) => `${count(pages, '页')}，排在 ${count(sides, '面')}上。`,
  repaired: describeRepair,
  'colours-kept': (note) => `${count(note.count, '处图片或渐变')}仍是彩色。`,
  compared: ({ pages, different }) =>
    different === 0 ? `${count(pages, '页')}：没有发现差别。` : `${count(pages, '页')}中有 ${different} 页不同。`,
  'signed-digitally': describeSigned,
  'signatures-checked': ({ signatures }) => describeSignatures(signatures),
  'signatures-removed': (note) => `已移除 ${count(note.count, '个签名')}：签名只对原文件有效。`,
  'standards-unchecked': ({ standards }) => `文件仍标明符合 ${listOf(standards)}，是否属实没有检查。`,
  'fields-renamed': (note) => `${count(note.count, '个表单字段')}已改名，因为前面的文件有同名字段。`,
  'attachments-removed': (note) => `已移除 ${count(note.count, '个附件')}。`,
  'articles-removed': (note) => `已移除 ${count(note.count, '篇文章')}，因为有一部分在不属于这个文件的页上。`,
  'output-intents-differ': '后面某个文件的输出颜色配置文件与第一个不同。它随那些页面一起保留，但不是所有程序都会采用。',
  'portfolio-removed': '已移除 PDF 包的文件列表：结果显示的是它的页面。',
  'program-data-removed': '已移除缩略图或程序供自己使用的数据。',
  'above-limit': ({ limit }) => `单独一页就已超过 ${describeSize(limit)}。`,
  'fields-filled': (note) => `已填写 ${count(note.count, '个字段')}。`,
  'not-as-form-asks': ({ fields }) =>
    `已按输入的内容保存，但表单要求另一种格式：${listOf(fields.map(({ label, example }) => `“${label}”（${example}）`))}。`,
  'letters-left-to-reader': ({ letters }) =>
    `Stayput 没有这些字的字体，含有它们的字段由打开文件的 PDF 阅读器显示：${letters.join(' ')}`,
  'marks-written': ({ pages }) => `已写在${namePages(pages)}上。`,
  flattened: (note) => `已把 ${count(note.count, '个字段和批注')}画进页面。`,
  'letters-replaced': ({ letters }) => `字段里有些字在这里画不出，变成了问号：${letters.join(' ')}`,
  'annotations-removed': (note) => `已移除 ${count(note.count, '个批注')}：媒体、文件，或没有可画的内容。`,
  'annotations-kept': (note) => `${count(note.count, '个批注')}保持原样：媒体、文件，或没有可画的内容。`,
  redacted: ({ areas, pages }) =>
    `已在 ${count(pages, '页')}上去掉 ${count(areas, '个区域')}，连同所有元数据、脚本和缩略图。`,
  'pages-as-pictures': ({ pages }) =>
    `第 ${pages.join('、')} 页已变成没有可搜索文字的图片，因为上面有内容不能只去掉一部分。`,
  ...structureFound,
  'hidden-text': describeUnseen,
  'scanned-pages': describeScans,
  'unnamed-letters': describeUnnamed,
  'words-missing': ({ words }) => `这个文件的文字里没有：${quoted(words)}。`,
  'seen-in-pictures': describeSeen,
  'pictures-read': describeLook,
  'pictures-unread': describeUnread,
  'layers-left-out': ({ words }) => `隐藏图层上的 ${count(words, '个词')}没有包括，因为页面上不显示。`,
  'still-there': ({ words, places }) => `文件里还有：${quoted(words)}（${readPlaces(places)}）。请也检查那里。`,
  'hidden-not-removed': '框外的内容已隐藏，但仍在文件里。',
  'pages-not-found': ({ stated, found }) => `因为损坏，有 ${count(stated - found, '页')}没有找到。`,
  'xfa-removed': ({ drewPages }) =>
    drewPages
      ? '已移除只有 Adobe 的程序能显示的 XFA 表单。这里是其他程序都能显示的页面。'
      : '已移除 XFA 表单，页面保持原样。',
};

export function describeNote(note: Note): string {
  // Each sentence takes the facts of its own note; the union type loses that pairing.
  const sentence = notes[note.type] as string | ((note: Note) => string);
  return typeof sentence === 'function' ? sentence(note) : sentence;
}
