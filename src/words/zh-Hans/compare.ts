import type { Words } from '#wording/words.ts';
import type * as english from '#words/compare.ts';

/** The comparison of an image or video before and after. */
export const compareWords = {
  title: (name) => `${name}，处理前后`,
  titleOfSeveral: '比较两个版本',
  opening: '正在打开两个文件……',
  original: '原文件',
  side: ['分隔线左侧', '分隔线右侧'],
  choice: (name, size) => `${name} ${size}`,
  before: '处理前',
  after: '处理后',
  divider: '处理前后的分隔线',
  frame: '帧',
  close: '关闭',
  fit: '适合窗口',
  actualSize: '实际大小，1:1',
  zoom: '缩放',
  zoomIn: '放大',
  zoomOut: '缩小',
  play: '同时播放',
  pause: '暂停',
  time: '两个视频的时间',
  mute: '静音',
  unmute: '取消静音',
  fullScreen: '全屏',
  frames: '比较画面',
  unplayable: {
    before: '这个浏览器无法同时播放原视频和结果。',
    after: '这个浏览器无法播放结果。',
  },
  hidden: (name, why) => `${name} 无法在这里显示。${why}`,
} satisfies Words<typeof english.compareWords>;
