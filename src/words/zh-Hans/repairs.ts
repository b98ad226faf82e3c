import type { Mended, Repair, Unmended } from '#jobs/contract/pdf-repair.ts';
import { describeWhole } from '#wording/amounts.ts';
import { count } from './count.ts';

/** In display order. */
const mended: Record<keyof Mended, (times: number) => string> = {
  header: () => '缺少文件头。',
  beforeHeader: (bytes) => `已移除文件头之前多余的 ${count(bytes, '字节')}。`,
  end: () => '缺少文件结尾。',
  search: () => '对象表已损坏，所以在整个文件里查找了对象。',
  crossReference: (times) => `对象表或其后的尾部有 ${count(times, '处错误')}。`,
  places: (times) => `${count(times, '个对象')}不在对象表所写的位置。`,
  objects: (times) => `${count(times, '个对象')}有语法错误。`,
  lost: (times) => `${count(times, '个对象')}无法读取，已移除。`,
  lengths: (times) => `${count(times, '个流')}的长度有误。`,
  streams: (times) => `${count(times, '个流')}的数据已损坏：已保留能解压的部分。`,
  unmarked: (times) => `${count(times, '个流')}没有结束标记。`,
  changed: (times) => `${count(times, '个流')}的校验和有误：部分数据可能变了。`,
  unused: (times) => `已移除没有用到的 ${count(times, '个损坏的流')}。`,
  pictureStarts: (times) => `${count(times, '张图片')}开头有多余数据，已移除。`,
  pageSearch: () => '没有引用指向这些页，所以按对象编号排列。',
  root: () => '目录没有指向页面树的起点。',
  loops: (times) => `页面树有 ${describeWhole(times)} 处指回自身。`,
  kids: (times) => `页面树列出的 ${count(times, '个页或部分')}缺失。`,
  types: (times) => `页面树有 ${count(times, '个部分')}没有类型。`,
  inside: (times) => `${count(times, '页')}直接写在页面树里，现在已分开。`,
  again: (times) => `${count(times, '页')}出现了不止一次，现在已分开。`,
  counts: (times) => `页面树有 ${count(times, '个部分')}数错了页数。`,
};

const left: Record<keyof Unmended, (times: number) => string> = {
  streams: (times) => `${count(times, '个流')}无法解压，保持原样：PDF 阅读器无法使用。`,
  pictures: (times) => `${count(times, '张图片')}无法解码，保持原样：PDF 阅读器在那里什么都不显示。`,
  pixels: (times) => `${count(times, '张图片')}数据已损坏，保持原样：有些部分可能不对。`,
  contents: (times) => `${count(times, '页')}的绘制内容有错误：PDF 阅读器会跳过无法读取的部分。`,
};

/** What a repair found, what is still wrong, and what was checked. */
export function describeRepair({ mended: found, left: remaining, ...repair }: Repair): string {
  const { checked, unchecked, statedPages, pages, wasLinearized } = repair;
  const isDamaged = Object.keys(found).length + Object.keys(remaining).length > 0 || statedPages !== undefined;
  const sentences = [
    ...(isDamaged ? [] : ['没有发现损坏。但文件仍重写了一遍。']),
    ...told(mended, found),
    ...(statedPages === undefined ? [] : [`文件应有 ${count(statedPages, '页')}，找到了 ${describeWhole(pages)} 页。`]),
    ...(Object.keys(remaining).length > 0 ? ['以下问题仍存在：', ...told(left, remaining)] : []),
    `已检查：${count(checked.objects, '个对象')}，${count(checked.streams, '个流')}，${count(pages, '页')}。`,
    ...(unchecked.pictures > 0
      ? [`${count(unchecked.pictures, '张图片')}为 JPEG、JPEG 2000、JBIG2 或传真编码，只检查了开头。`]
      : []),
    ...(unchecked.streams > 0
      ? [`没有检查：${count(unchecked.streams, '个流')}太大无法在这里解压，或用未知的方式压缩。`]
      : []),
    ...(wasLinearized ? ['原文件经过线性化，可以先显示第一页；结果没有。'] : []),
  ];
  return sentences.join('');
}

/** In the order of `words`. */
const told = <What extends string>(
  words: Record<What, (times: number) => string>,
  counts: Partial<Record<What, number>>,
) =>
  (Object.keys(words) as What[]).flatMap((what) => {
    const times = counts[what] ?? 0;
    return times > 0 ? [words[what](times)] : [];
  });
