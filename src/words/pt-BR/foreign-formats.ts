import { otherPrograms } from '#formats/other-programs.ts';
import type * as english from '#words/foreign-formats.ts';
import { anyOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { elsewhere } from './elsewhere.ts';
import type { Problem } from './problem.ts';

/** @param what with its article: “Isto é …”. */
const isA = (what: string, hint: string): Problem => ({
  title: `Isto é ${what}, e o Stayput não abre arquivos assim.`,
  hint,
});

const unpack = 'Descompacte no seu gerenciador de arquivos e solte aqui os arquivos ou a pasta deles.';
const printIt = 'Imprima como PDF no programa que abre o arquivo: escolha Imprimir e depois “Salvar como PDF”.';
const otherwise = 'Escolha uma imagem, um PDF, um vídeo ou um áudio.';
const exportIt = (...programs: readonly string[]) => `Exporte como PDF, SVG ou PNG com o ${anyOf(programs)}.`;

const isOffice = (what: string) => isA(what, elsewhere.office);
const isVideo = (what: string) => isA(what, elsewhere.video);
const isArchive = (what: string) => isA(what, unpack);
const isMail = (what: string) =>
  isA(what, 'Abra no seu programa de e-mail. Lá você pode salvar os anexos ou imprimir como PDF.');
const isSound = (what: string) =>
  isA(what, `Converta antes para WAV ou MP3 com um programa como ${anyOf(otherPrograms.audio)}.`);
const isImage = (what: string, programs: readonly string[] = otherPrograms.image) =>
  isA(what, `Salve antes como PNG ou JPEG com um programa como ${anyOf(programs)}.`);

/** What files are that cannot be opened here, and what to do with them instead. */
export const foreignFormatWords = {
  docx: isOffice('um documento do Word'),
  xlsx: isOffice('uma pasta de trabalho do Excel'),
  pptx: isOffice('uma apresentação do PowerPoint'),
  vsdx: isOffice('um desenho do Visio'),
  odt: isOffice('um texto OpenDocument'),
  ods: isOffice('uma planilha OpenDocument'),
  odp: isOffice('uma apresentação OpenDocument'),
  odg: isOffice('um desenho OpenDocument'),
  doc: isOffice('um documento do Word'),
  xls: isOffice('uma pasta de trabalho do Excel'),
  ppt: isOffice('uma apresentação do PowerPoint'),
  vsd: isOffice('um desenho do Visio'),
  pub: isOffice('um documento do Publisher'),
  oldOffice: isOffice('um documento de um programa antigo do Office'),
  lockedOffice: isOffice('um documento do Office com senha'),
  rtf: isOffice('um documento RTF'),
  text: isOffice('um texto sem formatação, como TXT ou CSV'),
  mdb: isOffice('um banco de dados do Access'),
  iwork: isA('um documento do Pages, Numbers ou Keynote', 'Exporte como PDF no programa em que ele foi criado.'),
  xps: isA('um documento XPS', printIt),
  html: isA('uma página da web', elsewhere.webPage),
  mhtml: isA('uma página da web salva', elsewhere.webPage),
  epub: isA('um e-book (EPUB)', elsewhere.book),
  mobi: isA('um livro do Kindle', elsewhere.book),
  eml: isMail('um e-mail'),
  msg: isMail('um e-mail do Outlook'),
  mbox: isMail('uma caixa de e-mail'),
  pst: isMail('uma caixa de e-mail do Outlook'),
  vcard: isA('um cartão de contato', 'Seu app de contatos abre esse arquivo.'),
  calendar: isA('um evento de calendário', 'Seu calendário abre esse arquivo.'),
  zip: isArchive('um arquivo compactado ZIP'),
  rar: isArchive('um arquivo compactado RAR'),
  sevenZip: isArchive('um arquivo compactado 7z'),
  tar: isArchive('um pacote TAR'),
  packed: isArchive('um arquivo compactado'),
  diskImage: isArchive('uma imagem de disco (ISO)'),
  dmg: isArchive('uma imagem de disco (DMG)'),
  program: isA('um programa', otherwise),
  apk: isA('um app do Android', otherwise),
  jar: isA('um programa Java', otherwise),
  font: isA('uma fonte', otherwise),
  sqlite: isA('um banco de dados (SQLite)', otherwise),
  shortcut: isA('só um atalho para um arquivo', 'Escolha o arquivo que ele abre.'),
  dwg: isA('um desenho de CAD (DWG)', exportIt('AutoCAD', 'LibreCAD')),
  dxf: isA('um desenho de CAD (DXF)', exportIt('AutoCAD', 'LibreCAD')),
  blender: isA('uma cena do Blender', 'Renderize no Blender e salve as imagens ou o vídeo.'),
  indd: isA('um documento do InDesign', exportIt('InDesign')),
  affinity: isA('um documento do Affinity', exportIt('Affinity')),
  cdr: isA('um desenho do CorelDRAW', exportIt('CorelDRAW', 'Inkscape')),
  metafile: isA('um metarquivo do Windows (WMF ou EMF)', exportIt('Inkscape', 'LibreOffice')),
  postScript: isA('um arquivo PostScript ou EPS', exportIt('Inkscape', 'Scribus')),
  djvu: isA('um documento DjVu', 'Salve como PDF com o DjView.'),
  ass: isA('um arquivo de legendas (ASS)', 'Salve antes como SRT com o Subtitle Edit.'),
  avi: isVideo('um vídeo AVI'),
  asf: isVideo('um arquivo do Windows Media (WMV ou WMA)'),
  flv: isVideo('um vídeo em Flash (FLV)'),
  realMedia: isVideo('um arquivo RealMedia'),
  mpg: isVideo('um vídeo MPEG (MPG ou VOB)'),
  mxf: isVideo('um vídeo MXF'),
  dv: isVideo('um vídeo DV'),
  bareVideo: isVideo('um vídeo sem contêiner (H.264 ou H.265)'),
  au: isSound('um áudio AU'),
  w64: isSound('um áudio Wave64'),
  amr: isSound('uma gravação AMR'),
  ac3: isSound('um áudio AC-3'),
  dts: isSound('um áudio DTS'),
  mp2: isSound('um áudio MP2'),
  latm: isSound('um áudio AAC em LATM'),
  wavPack: isSound('um áudio WavPack'),
  ape: isSound('um arquivo Monkey’s Audio (APE)'),
  tta: isSound('um áudio TTA'),
  musepack: isSound('um áudio Musepack'),
  dsd: isSound('uma gravação DSD'),
  midi: isA('um arquivo MIDI', 'Ele contém notas, não som. O MuseScore salva como MP3 ou PDF.'),
  jpegXr: isImage('uma imagem JPEG XR'),
  openExr: isImage('uma imagem OpenEXR'),
  dds: isImage('uma imagem DirectDraw (DDS)'),
  xcf: isImage('uma imagem do GIMP (XCF)', ['GIMP']),
  krita: isImage('uma imagem do Krita', ['Krita']),
  openRaster: isImage('uma imagem OpenRaster', ['Krita', 'GIMP']),
  fits: isImage('uma imagem FITS'),
  sgi: isImage('uma imagem da Silicon Graphics'),
  pcx: isImage('uma imagem do Paintbrush (PCX)'),
} satisfies Words<typeof english.foreignFormatWords>;
