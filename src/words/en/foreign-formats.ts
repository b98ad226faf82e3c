import type { ForeignFormatId } from '#formats/foreign-formats.ts';
import { otherPrograms } from '#formats/other-programs.ts';
import { anyOf } from '#wording/amounts.ts';
import { elsewhere } from './elsewhere.ts';
import type { Problem } from './problem.ts';

/** @param what with its article: “This is …”. */
const isA = (what: string, hint: string): Problem => ({ title: `This is ${what}, which Stayput cannot open.`, hint });

const unpack = 'Unpack it in your file manager, then drop the files or their folder here.';
const printIt = 'Print it as a PDF in the program that opens it: choose Print, then “Save as PDF”.';
const otherwise = 'Choose an image, a PDF, a video or a sound instead.';
const exportIt = (...programs: readonly string[]) => `Export it as PDF, SVG or PNG from ${anyOf(programs)}.`;

const isOffice = (what: string) => isA(what, elsewhere.office);
const isVideo = (what: string) => isA(what, elsewhere.video);
const isArchive = (what: string) => isA(what, unpack);
const isMail = (what: string) =>
  isA(what, 'Open it in your email program. There you can save its attachments, or print it as a PDF.');
const isSound = (what: string) =>
  isA(what, `Convert it to WAV or MP3 with a program such as ${anyOf(otherPrograms.audio)} first.`);
const isImage = (what: string, programs: readonly string[] = otherPrograms.image) =>
  isA(what, `Save it as PNG or JPEG with a program such as ${anyOf(programs)} first.`);

/** What files are that cannot be opened here, and what to do with them instead. */
export const foreignFormatWords: Record<ForeignFormatId, Problem> = {
  docx: isOffice('a Word document'),
  xlsx: isOffice('an Excel workbook'),
  pptx: isOffice('a PowerPoint presentation'),
  vsdx: isOffice('a Visio drawing'),
  odt: isOffice('an OpenDocument text'),
  ods: isOffice('an OpenDocument spreadsheet'),
  odp: isOffice('an OpenDocument presentation'),
  odg: isOffice('an OpenDocument drawing'),
  doc: isOffice('a Word document'),
  xls: isOffice('an Excel workbook'),
  ppt: isOffice('a PowerPoint presentation'),
  vsd: isOffice('a Visio drawing'),
  pub: isOffice('a Publisher document'),
  oldOffice: isOffice('a document of an older Office program'),
  lockedOffice: isOffice('an Office document with a password'),
  rtf: isOffice('an RTF document'),
  text: isOffice('plain text, such as TXT or CSV'),
  mdb: isOffice('an Access database'),
  iwork: isA('a Pages, Numbers or Keynote document', 'Export it as a PDF from the program that made it.'),
  xps: isA('an XPS document', printIt),
  html: isA('a web page', elsewhere.webPage),
  mhtml: isA('a saved web page', elsewhere.webPage),
  epub: isA('an e-book (EPUB)', elsewhere.book),
  mobi: isA('a Kindle book', elsewhere.book),
  eml: isMail('an email'),
  msg: isMail('an Outlook email'),
  mbox: isMail('a mailbox'),
  pst: isMail('an Outlook mailbox'),
  vcard: isA('a contact card', 'Your address book opens it.'),
  calendar: isA('a calendar entry', 'Your calendar opens it.'),
  zip: isArchive('a ZIP archive'),
  rar: isArchive('a RAR archive'),
  sevenZip: isArchive('a 7z archive'),
  tar: isArchive('a TAR archive'),
  packed: isArchive('a compressed archive'),
  diskImage: isArchive('a disk image (ISO)'),
  dmg: isArchive('a disk image (DMG)'),
  program: isA('a program', otherwise),
  apk: isA('an Android app', otherwise),
  jar: isA('a Java program', otherwise),
  font: isA('a font', otherwise),
  sqlite: isA('a database (SQLite)', otherwise),
  shortcut: isA('only a shortcut to a file', 'Choose the file that it leads to.'),
  dwg: isA('a CAD drawing (DWG)', exportIt('AutoCAD', 'LibreCAD')),
  dxf: isA('a CAD drawing (DXF)', exportIt('AutoCAD', 'LibreCAD')),
  blender: isA('a Blender scene', 'Render it in Blender, and save the images or the video.'),
  indd: isA('an InDesign document', exportIt('InDesign')),
  affinity: isA('an Affinity document', exportIt('Affinity')),
  cdr: isA('a CorelDRAW drawing', exportIt('CorelDRAW', 'Inkscape')),
  metafile: isA('a Windows metafile (WMF or EMF)', exportIt('Inkscape', 'LibreOffice')),
  postScript: isA('a PostScript or EPS file', exportIt('Inkscape', 'Scribus')),
  djvu: isA('a DjVu document', 'Save it as a PDF with DjView.'),
  ass: isA('a subtitle file (ASS)', 'Save it as SRT with Subtitle Edit first.'),
  avi: isVideo('an AVI video'),
  asf: isVideo('a Windows Media file (WMV or WMA)'),
  flv: isVideo('a Flash video (FLV)'),
  realMedia: isVideo('a RealMedia file'),
  mpg: isVideo('an MPEG video (MPG or VOB)'),
  mxf: isVideo('an MXF video'),
  dv: isVideo('a DV video'),
  bareVideo: isVideo('video without a container (H.264 or H.265)'),
  au: isSound('an AU sound'),
  w64: isSound('a Wave64 sound'),
  amr: isSound('an AMR recording'),
  ac3: isSound('an AC-3 sound'),
  dts: isSound('a DTS sound'),
  mp2: isSound('an MP2 sound'),
  latm: isSound('AAC in LATM'),
  wavPack: isSound('a WavPack sound'),
  ape: isSound('a Monkey’s Audio file (APE)'),
  tta: isSound('a TTA sound'),
  musepack: isSound('a Musepack sound'),
  dsd: isSound('a DSD recording'),
  midi: isA('a MIDI file', 'It holds notes, not sound. MuseScore saves it as MP3 or PDF.'),
  jpegXr: isImage('a JPEG XR image'),
  openExr: isImage('an OpenEXR image'),
  dds: isImage('a DirectDraw image (DDS)'),
  xcf: isImage('a GIMP image (XCF)', ['GIMP']),
  krita: isImage('a Krita image', ['Krita']),
  openRaster: isImage('an OpenRaster image', ['Krita', 'GIMP']),
  fits: isImage('a FITS image'),
  sgi: isImage('a Silicon Graphics image'),
  pcx: isImage('a Paintbrush image (PCX)'),
};
