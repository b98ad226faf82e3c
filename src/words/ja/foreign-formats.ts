import type * as english from '#words/foreign-formats.ts';
import type { Words } from '#wording/words.ts';
import { otherPrograms } from '#formats/other-programs.ts';
import { anyOf } from '#wording/amounts.ts';
import { elsewhere } from './elsewhere.ts';
import type { Problem } from './problem.ts';

/** @param what “これは…なので”. */
const isA = (what: string, hint: string): Problem => ({ title: `これは${what}なので、Stayputでは開けません。`, hint });

const unpack = '先に解凍し、中のファイルかフォルダをここにドロップしてください。';
const printIt = '開けるソフトでPDFとして印刷してください。「印刷」を選び、「PDFに保存」を選びます。';
const otherwise = '代わりに、画像、PDF、動画、音声を選んでください。';
const exportIt = (...programs: readonly string[]) => `${anyOf(programs)}で、PDF、SVG、PNGとして書き出してください。`;

const isOffice = (what: string) => isA(what, elsewhere.office);
const isVideo = (what: string) => isA(what, elsewhere.video);
const isArchive = (what: string) => isA(what, unpack);
const isMail = (what: string) =>
  isA(what, 'メールソフトで開いてください。添付ファイルの保存や、PDFとしての印刷ができます。');
const isSound = (what: string) =>
  isA(what, `先に、${anyOf(otherPrograms.audio)}などのソフトでWAVかMP3に変換してください。`);
const isImage = (what: string, programs: readonly string[] = otherPrograms.image) =>
  isA(what, `先に、${anyOf(programs)}などのソフトでPNGかJPEGとして保存してください。`);

/** What files are that cannot be opened here, and what to do with them instead. */
export const foreignFormatWords: Words<typeof english.foreignFormatWords> = {
  docx: isOffice('Word文書'),
  xlsx: isOffice('Excelブック'),
  pptx: isOffice('PowerPointプレゼンテーション'),
  vsdx: isOffice('Visio図面'),
  odt: isOffice('OpenDocumentテキスト'),
  ods: isOffice('OpenDocument表計算'),
  odp: isOffice('OpenDocumentプレゼンテーション'),
  odg: isOffice('OpenDocument図形'),
  doc: isOffice('Word文書'),
  xls: isOffice('Excelブック'),
  ppt: isOffice('PowerPointプレゼンテーション'),
  vsd: isOffice('Visio図面'),
  pub: isOffice('Publisher文書'),
  oldOffice: isOffice('古いOfficeソフトの文書'),
  lockedOffice: isOffice('パスワード付きのOffice文書'),
  rtf: isOffice('RTF文書'),
  text: isOffice('プレーンテキスト（TXT、CSVなど）'),
  mdb: isOffice('Accessデータベース'),
  iwork: isA('Pages、Numbers、Keynoteの文書', '作成したアプリでPDFとして書き出してください。'),
  xps: isA('XPS文書', printIt),
  html: isA('Webページ', elsewhere.webPage),
  mhtml: isA('保存されたWebページ', elsewhere.webPage),
  epub: isA('電子書籍（EPUB）', elsewhere.book),
  mobi: isA('Kindleの電子書籍', elsewhere.book),
  eml: isMail('メール'),
  msg: isMail('Outlookのメール'),
  mbox: isMail('メールボックス'),
  pst: isMail('Outlookのメールボックス'),
  vcard: isA('連絡先カード', '連絡先アプリで開けます。'),
  calendar: isA('カレンダーの予定', 'カレンダーアプリで開けます。'),
  zip: isArchive('ZIPファイル'),
  rar: isArchive('RARファイル'),
  sevenZip: isArchive('7zファイル'),
  tar: isArchive('TARファイル'),
  packed: isArchive('圧縮ファイル'),
  diskImage: isArchive('ディスクイメージ（ISO）'),
  dmg: isArchive('ディスクイメージ（DMG）'),
  program: isA('プログラム', otherwise),
  apk: isA('Androidアプリ', otherwise),
  jar: isA('Javaプログラム', otherwise),
  font: isA('フォント', otherwise),
  sqlite: isA('データベース（SQLite）', otherwise),
  shortcut: isA('ファイルへのショートカット', 'リンク先のファイルを選んでください。'),
  dwg: isA('CAD図面（DWG）', exportIt('AutoCAD', 'LibreCAD')),
  dxf: isA('CAD図面（DXF）', exportIt('AutoCAD', 'LibreCAD')),
  blender: isA('Blenderのシーン', 'Blenderでレンダリングし、画像か動画として保存してください。'),
  indd: isA('InDesign文書', exportIt('InDesign')),
  affinity: isA('Affinity文書', exportIt('Affinity')),
  cdr: isA('CorelDRAWの図面', exportIt('CorelDRAW', 'Inkscape')),
  metafile: isA('Windowsメタファイル（WMF、EMF）', exportIt('Inkscape', 'LibreOffice')),
  postScript: isA('PostScriptまたはEPSファイル', exportIt('Inkscape', 'Scribus')),
  djvu: isA('DjVu文書', 'DjViewでPDFとして保存してください。'),
  ass: isA('字幕ファイル（ASS）', '先に、Subtitle EditでSRTとして保存してください。'),
  avi: isVideo('AVI動画'),
  asf: isVideo('Windows Mediaファイル（WMV、WMA）'),
  flv: isVideo('Flash動画（FLV）'),
  realMedia: isVideo('RealMediaファイル'),
  mpg: isVideo('MPEG動画（MPG、VOB）'),
  mxf: isVideo('MXF動画'),
  dv: isVideo('DV動画'),
  bareVideo: isVideo('コンテナのない映像（H.264、H.265）'),
  au: isSound('AU音声ファイル'),
  w64: isSound('Wave64音声ファイル'),
  amr: isSound('AMR音声ファイル'),
  ac3: isSound('AC-3音声ファイル'),
  dts: isSound('DTS音声ファイル'),
  mp2: isSound('MP2音声ファイル'),
  latm: isSound('LATM形式のAACファイル'),
  wavPack: isSound('WavPack音声ファイル'),
  ape: isSound('Monkey’s Audioファイル（APE）'),
  tta: isSound('TTA音声ファイル'),
  musepack: isSound('Musepack音声ファイル'),
  dsd: isSound('DSD音声ファイル'),
  midi: isA('MIDIファイル', '入っているのは音ではなく楽譜の情報です。MuseScoreでMP3やPDFとして保存できます。'),
  jpegXr: isImage('JPEG XR画像'),
  openExr: isImage('OpenEXR画像'),
  dds: isImage('DirectDraw画像（DDS）'),
  xcf: isImage('GIMP画像（XCF）', ['GIMP']),
  krita: isImage('Krita画像', ['Krita']),
  openRaster: isImage('OpenRaster画像', ['Krita', 'GIMP']),
  fits: isImage('FITS画像'),
  sgi: isImage('Silicon Graphics画像'),
  pcx: isImage('Paintbrush画像（PCX）'),
};
