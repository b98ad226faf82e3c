import type { Failure } from '#errors/errors.ts';
import { describeDuration, describeSize, describeWhole } from '#wording/amounts.ts';
import { count } from './count.ts';
import { describeAtLeast, describeCodec, describeCoding, pieceNames, streamParts, trackWords } from './error-facts.ts';
import { folderWords } from './folders.ts';
import { pdfErrors } from './pdf-errors.ts';
import type { ErrorTable, Problem } from '#words/problem.ts';
import { unavailable } from './unavailable.ts';
import { anyOf, listOf } from './lists.ts';

/** The messages for failures with someone's file. */
export const errors: ErrorTable = {
  'empty-file': { title: '这个文件是空的。', hint: '文件大小为 0 字节。请重新复制或下载。' },
  'unknown-format': {
    title: 'Stayput 无法识别这是什么文件。',
    hint: '文件开头不符合这里能打开的任何格式。请试试别的程序能否打开。',
  },
  'foreign-format': (problem) => problem,
  playlist: ({ first, last }) => ({
    title: '这是流媒体的播放列表 (HLS)，只列出了视频的分段。',
    hint: `请把它和各分段${pieceNames(first, last)}一起拖放进来，或拖放它们所在的文件夹。不会从网络下载任何内容。`,
  }),
  'pieces-missing': ({ all, names, more }) => ({
    title: `这个播放列表的 ${count(all, '个文件')}中缺少一些：${listOf([...names, ...(more > 0 ? [`另外 ${more} 个`] : [])])}。`,
    hint: '请把它和各分段一起拖放进来，或拖放它们所在的文件夹。不会从网络下载任何内容。',
  }),
  'stream-part-left': ({ part, name }) => ({
    title: `没有使用 ${name}：它是这个流的${streamParts[part]}。`,
    hint: '只使用流里最好的视频和主音轨。',
  }),
  'wrong-stream-key': {
    title: '这个流的分段已加密，而密钥无法解开。',
    hint: '密钥可能属于另一个流。请重新下载。',
  },
  'piece-without-start': {
    title: '这是流的一个分段。没有流的开头就无法打开。',
    hint: '请把它和其他分段及播放列表 (.m3u8) 一起拖放进来。',
  },
  'wrong-tool': ({ format }) => ({
    title: `这个工具无法打开 ${format} 文件。`,
    hint: `请试试能处理 ${format} 的工具。`,
  }),
  'corrupt-file': ({ format }) => ({
    title: '这个文件已损坏或不完整。',
    hint: `开头是 ${format}，但读不到结尾。请重新复制或下载。`,
  }),
  'corrupt-playlist': { title: '这个播放列表已损坏或不完整。', hint: '请重新复制或下载。' },
  'unread-coding': ({ format, coding }) => ({
    title: `这个 ${format} ${describeCoding(coding)}，这里无法读取。`,
    hint: '请用制作它的程序重新保存：存成每通道 8 或 16 位的 RGB，用常见的压缩或不压缩，或存成 PNG。',
  }),
  'in-file': ({ name, problem }) => within(name, problem),
  'too-large': ({ needed, isMore, available }) => ({
    title: '这个文件需要的内存超过了浏览器的可用内存。',
    hint: `需要${isMore ? '' : '约 '}${describeAtLeast(needed, isMore)}，可用的约 ${describeSize(available)}。`,
  }),
  'out-of-memory': {
    title: '处理这个文件时，浏览器内存不足。',
    hint: '请关闭其他标签页和程序后重试，或换一个更小的文件。',
  },
  'unpacks-too-large': ({ limit }) => ({
    title: `这个文件解压后超过 ${describeSize(limit)}。`,
    hint: '这里无法打开这么大的文件。',
  }),
  'unfolds-too-large': ({ format }) => ({
    title: `这个 ${format} 反复引用自身的部分，多到无法画出。`,
    hint: `各部分层层嵌套，小文件展开后会变得巨大。如果信得过它，请用制作它的程序存成 PNG 或更简单的 ${format}。`,
  }),
  'names-other-file': ({ format, name }) => ({
    title: `这个 ${format} 的一部分在另一个文件里（${name}）。`,
    hint: '这里不会下载任何内容。请用制作它的程序把所有内容存进一个文件。',
  }),
  'too-wide': ({ format, limit, width, height }) => ({
    title: `${format} 的宽度和高度最多为 ${describeWhole(limit)} 像素，这张图片是 ${width} × ${height}。`,
    hint: '请选择另一种格式，或先调整图片尺寸。',
  }),
  'part-failed': ({ name, problem }) => {
    const { hint, ...others } = within(name, problem);
    return { ...others, hint: `${hint}也可以把它从列表移除，继续处理其他文件。` };
  },
  'step-failed': ({ step, title, problem }) => within(`第 ${step} 步（${title}）`, problem),
  'no-mark': { title: '没有可以放到图片上的内容。', hint: '请选择图片或输入文字。' },
  'bad-mark': {
    title: '用作水印或签名的图片无法读取。',
    hint: '请选择 PNG、JPEG 或 WebP。',
  },
  'bad-cover': {
    title: '封面图片既不是 JPEG 也不是 PNG。',
    hint: '播放器只显示 JPEG 和 PNG 封面。请先转换。',
  },
  'no-frames': ({ frames }) => ({
    title: `没有这一帧：这个文件有 ${count(frames, '帧')}。`,
    hint: '请选择在最后一帧之前开始的范围。',
  }),
  'nothing-left': ({ width, height }) => ({
    title: '裁剪框在图片之外。',
    hint: `图片为 ${width} × ${height} 像素。请移动裁剪框，或按宽高的比例裁剪。`,
  }),
  'camera-raw': {
    title: '这个相机 RAW 文件里没有够大、能用的预览图。',
    hint: '这里不能冲洗 RAW 数据。请先导出为 TIFF 或 JPEG。',
  },
  'size-unreachable': ({ limit, smallest }) => ({
    title: `这个文件在这里最小只能到 ${describeSize(smallest)}，而要求是 ${describeSize(limit)}。`,
    hint: '请放宽大小上限，或选择另一种格式。',
  }),
  'cannot-strip': ({ format }) => ({
    title: `这个 ${format} 文件的元数据不重新编码就无法移除。`,
    hint: '请转换为另一种格式（会移除元数据），或选择“全部保留”。',
  }),
  'no-encoder': ({ format, isAnimated }) => ({
    title: `这个浏览器不能用这些设置写入 ${format}${isAnimated ? ' 动图' : ''}。`,
    hint: '请选择另一种格式，或换一个浏览器。',
  }),
  'encoder-failed': {
    title: '这个浏览器没能编码结果。',
    hint: '原文件没有变化。请选择另一种格式、更小的尺寸或更低的质量，或换一个浏览器。',
  },
  'no-decoder': ({ programs, ...undecodable }) => ({
    title: `这个浏览器不能解码 ${describeCodec(undecodable)}。`,
    hint: `没有改动任何内容。换一个浏览器也许可以。${anyOf(programs)} 等程序可以转换它。`,
  }),
  undecodable: ({ programs, ...undecodable }) => ({
    title: `本网站不能解码 ${describeCodec(undecodable)}。`,
    hint: `没有改动任何内容，换浏览器也没有用。${anyOf(programs)} 等程序也许可以转换它。`,
  }),
  'no-track': ({ track }) => ({
    title: `这个文件里没有${trackWords[track]}。`,
    hint: `请选择有${trackWords[track]}的文件。`,
  }),
  'only-subtitles': {
    title: '这个文件里没有视频或声音，只有字幕。',
    hint: '请选择有视频或声音的文件。',
  },
  'no-packets': ({ track }) => ({
    title: `这个文件标明有${trackWords[track]}，里面却没有。`,
    hint: '它可能不完整，或是流的一个分段。请把它和其他分段及播放列表 (.m3u8) 一起拖放进来。',
  }),
  'bad-range': ({ duration }) => ({
    title: '这两个时间之间没有内容。',
    hint: `文件时长 ${describeDuration(duration)}。请把开始时间设在文件结尾之前。`,
  }),
  ...pdfErrors,
  'too-much-text': ({ size, isMore, most }) => ({
    title: `这个文件的文字为 ${describeAtLeast(size, isMore)}，上限是 ${describeSize(most)}。`,
    hint: '一部电影的字幕要小得多，所以这可能不是字幕。',
  }),
  'no-cues': {
    title: '这个文件里没有时间标记有效的字幕。',
    hint: '每条字幕都有 00:00:01.000 --> 00:00:02.000 这样的一行，文字在下面。',
  },
  'too-many-cues': (facts) => ({
    title: `这个文件有 ${count(facts.count, '条字幕')}，太多了。`,
    hint: '再长的电影也没有这么多字幕。请拆分文件。',
  }),
  'no-cues-left': ({ format }) => ({
    title: `这样 ${format} 里一条字幕都不剩：全部都会在开头之前结束。`,
    hint: '请减小偏移。',
  }),
  'nothing-read': { title: '没有找到文字。', hint: '请检查所选语言，或换更清晰的扫描件或图片。' },
  'no-subtitles': { title: '还没有要添加的字幕。', hint: '请选择 SRT 或 WebVTT 文件。' },
  'no-subtitles-named': ({ stem }) => ({
    title: '没有一个字幕文件与这个视频同名。',
    hint: `请按视频命名，例如 ${stem}.srt 或 ${stem}.en.srt，或选择“全部加到每个视频”。`,
  }),
  'cues-all-late': ({ name }) => ({
    title: `${name} 里的字幕都在这个视频结束之后才开始。`,
    hint: '它们可能属于另一个视频。要调整时间，请用“转换字幕”。',
  }),
  'picture-subtitles': ({ codecs }) => ({
    title: `这个文件里的字幕是图片（${codecs.join('、')}）。`,
    hint: '这里不能把它们变成文字。Subtitle Edit 等程序可以。',
  }),
  'several-codings': ({ track }) => ({
    title: `这个文件的${trackWords[track]}中途换了编码：几段录制内容没有重新编码就接在了一起。`,
    hint: '这里只能读取一种编码，其余部分会损坏。请先用 VLC 或 HandBrake 转换文件。',
  }),
  'copy-protected': {
    title: '这个文件里的视频或声音已加密。',
    hint: '只有持有密钥的播放器能播放。没有改动任何内容。',
  },
  'no-space': ({ needed, available }) => ({
    title: '磁盘空间不够存放结果。',
    hint: `约需 ${describeSize(needed)}，可用 ${describeSize(available)}。请腾出空间后重试。`,
  }),
  'no-disk': ({ needed }) => ({
    title: '结果太大，内存放不下，而这个浏览器不让网站写入磁盘。',
    hint: `最多可能需要 ${describeSize(needed)}。无痕窗口往往不能用磁盘：请在普通窗口或另一个浏览器里打开这个页面。`,
  }),
  'disk-full': {
    title: '浏览器写入结果时磁盘空间不足。',
    hint: '磁盘已满，或浏览器给本网站的空间已用完。请腾出空间；如果这是无痕窗口，请改用普通窗口，然后重试。',
  },
  'folder-failed': folderWords.notSaved,
  'disk-failed': ({ cause }) => ({
    title: '浏览器没能把结果写入磁盘。',
    hint: `请重试；如果这是无痕窗口，请改用普通窗口。浏览器提示：${cause}`,
  }),
  unreadable: {
    title: '这个文件已经无法读取。',
    hint: '它在选择之后被移动、更改或删除了，或者是文件夹。请重新选择。',
  },
  'cannot-hand-over': ({ cause }) => ({
    title: '这些文件没能送到另一个工具。',
    hint: `浏览器没有保存它们（${cause}）。请先保存结果，再打开另一个工具，在那里选择文件。`,
  }),
  'not-handed-over': {
    title: '上一页的文件不见了。',
    hint: '请在这里选择。如果是结果，请返回并先保存。',
  },
  'not-kept': {
    title: '这个页面的文件已不在了。',
    hint: '可能因为太大无法保留，或已被浏览器移除。请重新选择。',
  },
  'timed-out': {
    title: '处理这个文件时卡住了，已停止。',
    hint: '没有改动任何内容。文件可能已损坏，或设备太忙。其他文件会继续处理。',
  },
  'engine-unavailable': unavailable,
  unexpected: ({ cause }) => ({
    title: '我们这边出了问题。',
    hint: '你的文件没有变化。',
    cause,
  }),
};

export function describeFailure({ code, facts }: Failure): Problem {
  // Each sentence takes the facts of its own code; the union type loses that pairing.
  const problem = errors[code] as Problem | ((facts: Failure['facts']) => Problem);
  return typeof problem === 'function' ? problem(facts) : problem;
}

/** The message, with the place where it happened. */
function within(place: string, problem: Failure): Problem {
  const { title, ...others } = describeFailure(problem);
  return { ...others, title: `${place}：${title}` };
}
