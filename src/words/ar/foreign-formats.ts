import { otherPrograms } from '#formats/other-programs.ts';
import { anyOf } from '#wording/amounts.ts';
import type * as english from '#words/foreign-formats.ts';
import type { Problem } from '#words/problem.ts';
import type { Words } from '#wording/words.ts';
import { elsewhere } from './elsewhere.ts';

/** “هذا الملف …” */
const isA = (what: string, hint: string): Problem => ({ title: `هذا الملف ${what}، ولا يستطيع Stayput فتحه.`, hint });

const unpack = 'فُك ضغطه في مدير الملفات، ثم أفلت الملفات أو مجلدها هنا.';
const printIt = 'اطبعه بصيغة PDF من البرنامج الذي يفتحه: اختر «طباعة»، ثم «حفظ بصيغة PDF».';
const otherwise = 'اختر بدلًا منه صورة أو PDF أو فيديو أو صوتًا.';
const exportIt = (...programs: readonly string[]) => `صدّره بصيغة PDF أو SVG أو PNG من ${anyOf(programs)}.`;

const isOffice = (what: string) => isA(what, elsewhere.office);
const isVideo = (what: string) => isA(what, elsewhere.video);
const isArchive = (what: string) => isA(what, unpack);
const isMail = (what: string) => isA(what, 'افتحه في برنامج البريد. هناك يمكنك حفظ مرفقاته أو طباعته بصيغة PDF.');
const isSound = (what: string) => isA(what, `حوّله أولًا إلى WAV أو MP3 ببرنامج مثل ${anyOf(otherPrograms.audio)}.`);
const isImage = (what: string, programs: readonly string[] = otherPrograms.image) =>
  isA(what, `احفظه أولًا بصيغة PNG أو JPEG ببرنامج مثل ${anyOf(programs)}.`);

/** What files are that cannot be opened here, and what to do with them instead. */
export const foreignFormatWords: Words<typeof english.foreignFormatWords> = {
  docx: isOffice('مستند Word'),
  xlsx: isOffice('مصنف Excel'),
  pptx: isOffice('عرض PowerPoint تقديمي'),
  vsdx: isOffice('رسم Visio'),
  odt: isOffice('مستند نصي بصيغة OpenDocument'),
  ods: isOffice('جدول بيانات بصيغة OpenDocument'),
  odp: isOffice('عرض تقديمي بصيغة OpenDocument'),
  odg: isOffice('رسم بصيغة OpenDocument'),
  doc: isOffice('مستند Word'),
  xls: isOffice('مصنف Excel'),
  ppt: isOffice('عرض PowerPoint تقديمي'),
  vsd: isOffice('رسم Visio'),
  pub: isOffice('مستند Publisher'),
  oldOffice: isOffice('مستند من برنامج Office قديم'),
  lockedOffice: isOffice('مستند Office محمي بكلمة مرور'),
  rtf: isOffice('مستند RTF'),
  text: isOffice('نص عادي، مثل TXT أو CSV'),
  mdb: isOffice('قاعدة بيانات Access'),
  iwork: isA('مستند Pages أو Numbers أو Keynote', 'صدّره بصيغة PDF من البرنامج الذي أنشأه.'),
  xps: isA('مستند XPS', printIt),
  html: isA('صفحة ويب', elsewhere.webPage),
  mhtml: isA('صفحة ويب محفوظة', elsewhere.webPage),
  epub: isA('كتاب إلكتروني (EPUB)', elsewhere.book),
  mobi: isA('كتاب Kindle', elsewhere.book),
  eml: isMail('رسالة بريد إلكتروني'),
  msg: isMail('رسالة بريد من Outlook'),
  mbox: isMail('صندوق بريد'),
  pst: isMail('صندوق بريد من Outlook'),
  vcard: isA('بطاقة جهة اتصال', 'يفتحه تطبيق جهات الاتصال.'),
  calendar: isA('موعد في تقويم', 'يفتحه تطبيق التقويم.'),
  zip: isArchive('أرشيف ZIP'),
  rar: isArchive('أرشيف RAR'),
  sevenZip: isArchive('أرشيف 7z'),
  tar: isArchive('أرشيف TAR'),
  packed: isArchive('أرشيف مضغوط'),
  diskImage: isArchive('صورة قرص (ISO)'),
  dmg: isArchive('صورة قرص (DMG)'),
  program: isA('برنامج', otherwise),
  apk: isA('تطبيق Android', otherwise),
  jar: isA('برنامج Java', otherwise),
  font: isA('خط', otherwise),
  sqlite: isA('قاعدة بيانات (SQLite)', otherwise),
  shortcut: isA('مجرد اختصار إلى ملف آخر', 'اختر الملف الذي يشير إليه.'),
  dwg: isA('رسم CAD (DWG)', exportIt('AutoCAD', 'LibreCAD')),
  dxf: isA('رسم CAD (DXF)', exportIt('AutoCAD', 'LibreCAD')),
  blender: isA('مشهد Blender', 'أخرجه في Blender كصور أو فيديو.'),
  indd: isA('مستند InDesign', exportIt('InDesign')),
  affinity: isA('مستند Affinity', exportIt('Affinity')),
  cdr: isA('رسم CorelDRAW', exportIt('CorelDRAW', 'Inkscape')),
  metafile: isA('رسم Windows بصيغة WMF أو EMF', exportIt('Inkscape', 'LibreOffice')),
  postScript: isA('بصيغة PostScript أو EPS', exportIt('Inkscape', 'Scribus')),
  djvu: isA('مستند DjVu', 'احفظه بصيغة PDF ببرنامج DjView.'),
  ass: isA('ملف ترجمة (ASS)', 'احفظه أولًا بصيغة SRT ببرنامج Subtitle Edit.'),
  avi: isVideo('فيديو AVI'),
  asf: isVideo('بصيغة Windows Media (WMV أو WMA)'),
  flv: isVideo('فيديو Flash (FLV)'),
  realMedia: isVideo('بصيغة RealMedia'),
  mpg: isVideo('فيديو MPEG (MPG أو VOB)'),
  mxf: isVideo('فيديو MXF'),
  dv: isVideo('فيديو DV'),
  bareVideo: isVideo('فيديو بلا حاوية (H.264 أو H.265)'),
  au: isSound('صوت AU'),
  w64: isSound('صوت Wave64'),
  amr: isSound('تسجيل AMR'),
  ac3: isSound('صوت AC-3'),
  dts: isSound('صوت DTS'),
  mp2: isSound('صوت MP2'),
  latm: isSound('صوت AAC في LATM'),
  wavPack: isSound('صوت WavPack'),
  ape: isSound('صوت Monkey’s Audio (APE)'),
  tta: isSound('صوت TTA'),
  musepack: isSound('صوت Musepack'),
  dsd: isSound('تسجيل DSD'),
  midi: isA('بصيغة MIDI', 'فيه نوتات موسيقية لا صوت. يحفظه MuseScore بصيغة MP3 أو PDF.'),
  jpegXr: isImage('صورة JPEG XR'),
  openExr: isImage('صورة OpenEXR'),
  dds: isImage('صورة DirectDraw (DDS)'),
  xcf: isImage('صورة GIMP (XCF)', ['GIMP']),
  krita: isImage('صورة Krita', ['Krita']),
  openRaster: isImage('صورة OpenRaster', ['Krita', 'GIMP']),
  fits: isImage('صورة FITS'),
  sgi: isImage('صورة Silicon Graphics'),
  pcx: isImage('صورة Paintbrush (PCX)'),
};
