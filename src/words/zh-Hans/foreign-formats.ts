import { otherPrograms } from '#formats/other-programs.ts';
import type { Words } from '#wording/words.ts';
import type * as english from '#words/foreign-formats.ts';
import type { Problem } from '#words/problem.ts';
import { elsewhere } from './elsewhere.ts';
import { anyOf } from './lists.ts';

const isA = (what: string, hint: string): Problem => ({ title: `这是${what}，Stayput 无法打开。`, hint });

const unpack = '请用文件管理器解压，再把里面的文件或文件夹拖放到此处。';
const printIt = '请在能打开它的程序里打印成 PDF：选“打印”，再选“另存为 PDF”。';
const otherwise = '请改选图片、PDF、视频或音频。';
const exportIt = (...programs: readonly string[]) => `请用 ${anyOf(programs)} 导出为 PDF、SVG 或 PNG。`;

const isOffice = (what: string) => isA(what, elsewhere.office);
const isVideo = (what: string) => isA(what, elsewhere.video);
const isArchive = (what: string) => isA(what, unpack);
const isMail = (what: string) => isA(what, '请用邮件程序打开。在那里可以保存附件，或打印成 PDF。');
const isSound = (what: string) => isA(what, `请先用 ${anyOf(otherPrograms.audio)} 等程序转成 WAV 或 MP3。`);
const isImage = (what: string, programs: readonly string[] = otherPrograms.image) =>
  isA(what, `请先用 ${anyOf(programs)} 等程序存成 PNG 或 JPEG。`);

/** What files are that cannot be opened here, and what to do with them instead. */
export const foreignFormatWords: Words<typeof english.foreignFormatWords> = {
  docx: isOffice(' Word 文档'),
  xlsx: isOffice(' Excel 工作簿'),
  pptx: isOffice(' PowerPoint 演示文稿'),
  vsdx: isOffice(' Visio 绘图'),
  odt: isOffice(' OpenDocument 文本'),
  ods: isOffice(' OpenDocument 电子表格'),
  odp: isOffice(' OpenDocument 演示文稿'),
  odg: isOffice(' OpenDocument 绘图'),
  doc: isOffice(' Word 文档'),
  xls: isOffice(' Excel 工作簿'),
  ppt: isOffice(' PowerPoint 演示文稿'),
  vsd: isOffice(' Visio 绘图'),
  pub: isOffice(' Publisher 文档'),
  oldOffice: isOffice('旧版 Office 程序的文档'),
  lockedOffice: isOffice('有密码的 Office 文档'),
  rtf: isOffice(' RTF 文档'),
  text: isOffice('纯文本，例如 TXT 或 CSV'),
  mdb: isOffice(' Access 数据库'),
  iwork: isA(' Pages、Numbers 或 Keynote 文稿', '请用制作它的程序导出为 PDF。'),
  xps: isA(' XPS 文档', printIt),
  html: isA('网页', elsewhere.webPage),
  mhtml: isA('保存的网页', elsewhere.webPage),
  epub: isA('电子书 (EPUB)', elsewhere.book),
  mobi: isA(' Kindle 电子书', elsewhere.book),
  eml: isMail('电子邮件'),
  msg: isMail(' Outlook 邮件'),
  mbox: isMail('邮箱文件'),
  pst: isMail(' Outlook 邮箱文件'),
  vcard: isA('联系人名片', '通讯录可以打开它。'),
  calendar: isA('日历事件', '日历可以打开它。'),
  zip: isArchive(' ZIP 压缩包'),
  rar: isArchive(' RAR 压缩包'),
  sevenZip: isArchive(' 7z 压缩包'),
  tar: isArchive(' TAR 压缩包'),
  packed: isArchive('压缩包'),
  diskImage: isArchive('磁盘映像 (ISO)'),
  dmg: isArchive('磁盘映像 (DMG)'),
  program: isA('程序', otherwise),
  apk: isA(' Android 应用', otherwise),
  jar: isA(' Java 程序', otherwise),
  font: isA('字体', otherwise),
  sqlite: isA('数据库 (SQLite)', otherwise),
  shortcut: isA('文件的快捷方式', '请选择它指向的文件。'),
  dwg: isA(' CAD 图纸 (DWG)', exportIt('AutoCAD', 'LibreCAD')),
  dxf: isA(' CAD 图纸 (DXF)', exportIt('AutoCAD', 'LibreCAD')),
  blender: isA(' Blender 场景', '请在 Blender 里渲染，并保存图片或视频。'),
  indd: isA(' InDesign 文档', exportIt('InDesign')),
  affinity: isA(' Affinity 文档', exportIt('Affinity')),
  cdr: isA(' CorelDRAW 绘图', exportIt('CorelDRAW', 'Inkscape')),
  metafile: isA(' Windows 图元文件（WMF 或 EMF）', exportIt('Inkscape', 'LibreOffice')),
  postScript: isA(' PostScript 或 EPS 文件', exportIt('Inkscape', 'Scribus')),
  djvu: isA(' DjVu 文档', '请用 DjView 存成 PDF。'),
  ass: isA('字幕文件 (ASS)', '请先用 Subtitle Edit 存成 SRT。'),
  avi: isVideo(' AVI 视频'),
  asf: isVideo(' Windows Media 文件（WMV 或 WMA）'),
  flv: isVideo(' Flash 视频 (FLV)'),
  realMedia: isVideo(' RealMedia 文件'),
  mpg: isVideo(' MPEG 视频（MPG 或 VOB）'),
  mxf: isVideo(' MXF 视频'),
  dv: isVideo(' DV 视频'),
  bareVideo: isVideo('没有容器的视频流（H.264 或 H.265）'),
  au: isSound(' AU 音频'),
  w64: isSound(' Wave64 音频'),
  amr: isSound(' AMR 录音'),
  ac3: isSound(' AC-3 音频'),
  dts: isSound(' DTS 音频'),
  mp2: isSound(' MP2 音频'),
  latm: isSound(' LATM 中的 AAC'),
  wavPack: isSound(' WavPack 音频'),
  ape: isSound(' Monkey’s Audio 文件 (APE)'),
  tta: isSound(' TTA 音频'),
  musepack: isSound(' Musepack 音频'),
  dsd: isSound(' DSD 录音'),
  midi: isA(' MIDI 文件', '它存的是音符，不是声音。MuseScore 可以把它存成 MP3 或 PDF。'),
  jpegXr: isImage(' JPEG XR 图片'),
  openExr: isImage(' OpenEXR 图片'),
  dds: isImage(' DirectDraw 图片 (DDS)'),
  xcf: isImage(' GIMP 图片 (XCF)', ['GIMP']),
  krita: isImage(' Krita 图片', ['Krita']),
  openRaster: isImage(' OpenRaster 图片', ['Krita', 'GIMP']),
  fits: isImage(' FITS 图片'),
  sgi: isImage(' Silicon Graphics 图片'),
  pcx: isImage(' Paintbrush 图片 (PCX)'),
};
