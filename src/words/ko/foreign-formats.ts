import type * as english from '#words/foreign-formats.ts';
import type { Words } from '#wording/words.ts';
import { otherPrograms } from '#formats/other-programs.ts';
import { anyOf } from '#wording/amounts.ts';
import { elsewhere } from './elsewhere.ts';
import type { Problem } from './problem.ts';

/** @param what “이 파일은 …입니다.” */
const isA = (what: string, hint: string): Problem => ({
  title: `이 파일은 ${what}입니다. Stayput에서는 열 수 없습니다.`,
  hint,
});

const unpack = '파일 관리자에서 압축을 푼 다음, 안에 든 파일이나 폴더를 여기에 놓으세요.';
const printIt = '파일을 여는 프로그램에서 PDF로 인쇄하세요. “인쇄”를 선택한 다음 “PDF로 저장”을 선택하면 됩니다.';
const otherwise = '대신 이미지, PDF, 동영상 또는 오디오 파일을 선택하세요.';
const exportIt = (...programs: readonly string[]) => `${anyOf(programs)}에서 PDF, SVG 또는 PNG로 내보내세요.`;

const office = '무료 프로그램인 LibreOffice는 내 컴퓨터에서 작동하며, 이런 파일을 PDF로 저장할 수 있습니다.';

const isOffice = (what: string) => isA(what, office);
const isVideo = (what: string) => isA(what, elsewhere.video);
const isArchive = (what: string) => isA(what, unpack);
const isMail = (what: string) =>
  isA(what, '이메일 프로그램에서 여세요. 거기서 첨부 파일을 저장하거나 PDF로 인쇄할 수 있습니다.');
const isSound = (what: string) =>
  isA(what, `먼저 ${anyOf(otherPrograms.audio)} 같은 프로그램에서 WAV나 MP3로 변환하세요.`);
const isImage = (what: string, programs: readonly string[] = otherPrograms.image) =>
  isA(what, `먼저 ${anyOf(programs)} 같은 프로그램에서 PNG나 JPEG으로 저장하세요.`);

/** What files are that cannot be opened here, and what to do with them instead. */
export const foreignFormatWords: Words<typeof english.foreignFormatWords> = {
  docx: isOffice('Word 문서'),
  xlsx: isOffice('Excel 통합 문서'),
  pptx: isOffice('PowerPoint 프레젠테이션'),
  vsdx: isOffice('Visio 드로잉'),
  odt: isOffice('OpenDocument 텍스트'),
  ods: isOffice('OpenDocument 스프레드시트'),
  odp: isOffice('OpenDocument 프레젠테이션'),
  odg: isOffice('OpenDocument 그림'),
  doc: isOffice('Word 문서'),
  xls: isOffice('Excel 통합 문서'),
  ppt: isOffice('PowerPoint 프레젠테이션'),
  vsd: isOffice('Visio 드로잉'),
  pub: isOffice('Publisher 문서'),
  oldOffice: isOffice('옛 Office 프로그램의 문서'),
  lockedOffice: isOffice('비밀번호가 걸린 Office 문서'),
  rtf: isOffice('RTF 문서'),
  text: isOffice('TXT나 CSV 같은 일반 텍스트'),
  mdb: isOffice('Access 데이터베이스'),
  iwork: isA('Pages, Numbers 또는 Keynote 문서', '만든 프로그램에서 PDF로 내보내세요.'),
  xps: isA('XPS 문서', printIt),
  html: isA('웹 페이지', elsewhere.webPage),
  mhtml: isA('저장된 웹 페이지', elsewhere.webPage),
  epub: isA('전자책(EPUB)', elsewhere.book),
  mobi: isA('Kindle 전자책', elsewhere.book),
  eml: isMail('이메일'),
  msg: isMail('Outlook 이메일'),
  mbox: isMail('편지함'),
  pst: isMail('Outlook 편지함'),
  vcard: isA('연락처 카드', '주소록에서 열 수 있습니다.'),
  calendar: isA('캘린더 일정', '캘린더에서 열 수 있습니다.'),
  zip: isArchive('ZIP 압축 파일'),
  rar: isArchive('RAR 압축 파일'),
  sevenZip: isArchive('7z 압축 파일'),
  tar: isArchive('TAR 묶음 파일'),
  packed: isArchive('압축 파일'),
  diskImage: isArchive('디스크 이미지(ISO)'),
  dmg: isArchive('디스크 이미지(DMG)'),
  program: isA('프로그램', otherwise),
  apk: isA('Android 앱', otherwise),
  jar: isA('Java 프로그램', otherwise),
  font: isA('글꼴', otherwise),
  sqlite: isA('데이터베이스(SQLite)', otherwise),
  shortcut: isA('다른 파일로 가는 바로 가기', '바로 가기가 가리키는 파일을 선택하세요.'),
  dwg: isA('CAD 도면(DWG)', exportIt('AutoCAD', 'LibreCAD')),
  dxf: isA('CAD 도면(DXF)', exportIt('AutoCAD', 'LibreCAD')),
  blender: isA('Blender 장면', 'Blender에서 렌더링해 이미지나 동영상으로 저장하세요.'),
  indd: isA('InDesign 문서', exportIt('InDesign')),
  affinity: isA('Affinity 문서', exportIt('Affinity')),
  cdr: isA('CorelDRAW 그림', exportIt('CorelDRAW', 'Inkscape')),
  metafile: isA('Windows 메타파일(WMF 또는 EMF)', exportIt('Inkscape', 'LibreOffice')),
  postScript: isA('PostScript 또는 EPS 파일', exportIt('Inkscape', 'Scribus')),
  djvu: isA('DjVu 문서', 'DjView에서 PDF로 저장하세요.'),
  ass: isA('자막 파일(ASS)', '먼저 Subtitle Edit에서 SRT로 저장하세요.'),
  avi: isVideo('AVI 동영상'),
  asf: isVideo('Windows Media 파일(WMV 또는 WMA)'),
  flv: isVideo('Flash 동영상(FLV)'),
  realMedia: isVideo('RealMedia 파일'),
  mpg: isVideo('MPEG 동영상(MPG 또는 VOB)'),
  mxf: isVideo('MXF 동영상'),
  dv: isVideo('DV 동영상'),
  bareVideo: isVideo('컨테이너가 없는 비디오(H.264 또는 H.265)'),
  au: isSound('AU 오디오'),
  w64: isSound('Wave64 오디오'),
  amr: isSound('AMR 녹음'),
  ac3: isSound('AC-3 오디오'),
  dts: isSound('DTS 오디오'),
  mp2: isSound('MP2 오디오'),
  latm: isSound('LATM에 담긴 AAC'),
  wavPack: isSound('WavPack 오디오'),
  ape: isSound('Monkey’s Audio 파일(APE)'),
  tta: isSound('TTA 오디오'),
  musepack: isSound('Musepack 오디오'),
  dsd: isSound('DSD 녹음'),
  midi: isA('MIDI 파일', '소리가 아니라 악보 정보가 들어 있습니다. MuseScore에서 MP3나 PDF로 저장할 수 있습니다.'),
  jpegXr: isImage('JPEG XR 이미지'),
  openExr: isImage('OpenEXR 이미지'),
  dds: isImage('DirectDraw 이미지(DDS)'),
  xcf: isImage('GIMP 이미지(XCF)', ['GIMP']),
  krita: isImage('Krita 이미지', ['Krita']),
  openRaster: isImage('OpenRaster 이미지', ['Krita', 'GIMP']),
  fits: isImage('FITS 이미지'),
  sgi: isImage('Silicon Graphics 이미지'),
  pcx: isImage('Paintbrush 이미지(PCX)'),
};
