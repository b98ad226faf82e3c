import { otherPrograms } from '#formats/other-programs.ts';
import type * as english from '#words/foreign-formats.ts';
import { anyOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { elsewhere } from './elsewhere.ts';
import type { Problem } from './problem.ts';

/** @param what with its article: “Esto es …”. */
const isA = (what: string, hint: string): Problem => ({
  title: `Esto es ${what}, y Stayput no lo puede abrir.`,
  hint,
});

const unpack = 'Descomprímelo en tu gestor de archivos y suelta aquí los archivos o su carpeta.';
const printIt = 'Imprímelo como PDF en el programa que lo abre: elige Imprimir y luego “Guardar como PDF”.';
const otherwise = 'Elige una imagen, un PDF, un vídeo o un audio.';
const exportIt = (...programs: readonly string[]) => `Expórtalo como PDF, SVG o PNG desde ${anyOf(programs)}.`;

const isOffice = (what: string) => isA(what, elsewhere.office);
const isVideo = (what: string) => isA(what, elsewhere.video);
const isArchive = (what: string) => isA(what, unpack);
const isMail = (what: string) =>
  isA(what, 'Ábrelo en tu programa de correo. Ahí puedes guardar sus adjuntos, o imprimirlo como PDF.');
const isSound = (what: string) =>
  isA(what, `Conviértelo antes a WAV o MP3 con un programa como ${anyOf(otherPrograms.audio)}.`);
const isImage = (what: string, programs: readonly string[] = otherPrograms.image) =>
  isA(what, `Guárdalo antes como PNG o JPEG con un programa como ${anyOf(programs)}.`);

/** What files are that cannot be opened here, and what to do with them instead. */
export const foreignFormatWords = {
  docx: isOffice('un documento de Word'),
  xlsx: isOffice('un libro de Excel'),
  pptx: isOffice('una presentación de PowerPoint'),
  vsdx: isOffice('un dibujo de Visio'),
  odt: isOffice('un texto de OpenDocument'),
  ods: isOffice('una hoja de cálculo de OpenDocument'),
  odp: isOffice('una presentación de OpenDocument'),
  odg: isOffice('un dibujo de OpenDocument'),
  doc: isOffice('un documento de Word'),
  xls: isOffice('un libro de Excel'),
  ppt: isOffice('una presentación de PowerPoint'),
  vsd: isOffice('un dibujo de Visio'),
  pub: isOffice('un documento de Publisher'),
  oldOffice: isOffice('un documento de un programa antiguo de Office'),
  lockedOffice: isOffice('un documento de Office con contraseña'),
  rtf: isOffice('un documento RTF'),
  text: isOffice('texto sin formato, como TXT o CSV'),
  mdb: isOffice('una base de datos de Access'),
  iwork: isA('un documento de Pages, Numbers o Keynote', 'Expórtalo como PDF desde el programa con el que se creó.'),
  xps: isA('un documento XPS', printIt),
  html: isA('una página web', elsewhere.webPage),
  mhtml: isA('una página web guardada', elsewhere.webPage),
  epub: isA('un libro electrónico (EPUB)', elsewhere.book),
  mobi: isA('un libro de Kindle', elsewhere.book),
  eml: isMail('un correo electrónico'),
  msg: isMail('un correo de Outlook'),
  mbox: isMail('un buzón de correo'),
  pst: isMail('un buzón de Outlook'),
  vcard: isA('una tarjeta de contacto', 'La abre tu libreta de direcciones.'),
  calendar: isA('un evento de calendario', 'Lo abre tu calendario.'),
  zip: isArchive('un archivo comprimido ZIP'),
  rar: isArchive('un archivo comprimido RAR'),
  sevenZip: isArchive('un archivo comprimido 7z'),
  tar: isArchive('un archivo TAR'),
  packed: isArchive('un archivo comprimido'),
  diskImage: isArchive('una imagen de disco (ISO)'),
  dmg: isArchive('una imagen de disco (DMG)'),
  program: isA('un programa', otherwise),
  apk: isA('una app de Android', otherwise),
  jar: isA('un programa de Java', otherwise),
  font: isA('una fuente', otherwise),
  sqlite: isA('una base de datos (SQLite)', otherwise),
  shortcut: isA('solo un acceso directo a un archivo', 'Elige el archivo al que lleva.'),
  dwg: isA('un dibujo CAD (DWG)', exportIt('AutoCAD', 'LibreCAD')),
  dxf: isA('un dibujo CAD (DXF)', exportIt('AutoCAD', 'LibreCAD')),
  blender: isA('una escena de Blender', 'Renderízala en Blender y guarda las imágenes o el vídeo.'),
  indd: isA('un documento de InDesign', exportIt('InDesign')),
  affinity: isA('un documento de Affinity', exportIt('Affinity')),
  cdr: isA('un dibujo de CorelDRAW', exportIt('CorelDRAW', 'Inkscape')),
  metafile: isA('un metarchivo de Windows (WMF o EMF)', exportIt('Inkscape', 'LibreOffice')),
  postScript: isA('un archivo PostScript o EPS', exportIt('Inkscape', 'Scribus')),
  djvu: isA('un documento DjVu', 'Guárdalo como PDF con DjView.'),
  ass: isA('un archivo de subtítulos (ASS)', 'Guárdalo antes como SRT con Subtitle Edit.'),
  avi: isVideo('un vídeo AVI'),
  asf: isVideo('un archivo de Windows Media (WMV o WMA)'),
  flv: isVideo('un vídeo Flash (FLV)'),
  realMedia: isVideo('un archivo RealMedia'),
  mpg: isVideo('un vídeo MPEG (MPG o VOB)'),
  mxf: isVideo('un vídeo MXF'),
  dv: isVideo('un vídeo DV'),
  bareVideo: isVideo('vídeo sin contenedor (H.264 o H.265)'),
  au: isSound('un audio AU'),
  w64: isSound('un audio Wave64'),
  amr: isSound('una grabación AMR'),
  ac3: isSound('un audio AC-3'),
  dts: isSound('un audio DTS'),
  mp2: isSound('un audio MP2'),
  latm: isSound('AAC en LATM'),
  wavPack: isSound('un audio WavPack'),
  ape: isSound('un archivo de Monkey’s Audio (APE)'),
  tta: isSound('un audio TTA'),
  musepack: isSound('un audio Musepack'),
  dsd: isSound('una grabación DSD'),
  midi: isA('un archivo MIDI', 'Contiene notas, no sonido. MuseScore lo guarda como MP3 o PDF.'),
  jpegXr: isImage('una imagen JPEG XR'),
  openExr: isImage('una imagen OpenEXR'),
  dds: isImage('una imagen DirectDraw (DDS)'),
  xcf: isImage('una imagen de GIMP (XCF)', ['GIMP']),
  krita: isImage('una imagen de Krita', ['Krita']),
  openRaster: isImage('una imagen OpenRaster', ['Krita', 'GIMP']),
  fits: isImage('una imagen FITS'),
  sgi: isImage('una imagen de Silicon Graphics'),
  pcx: isImage('una imagen de Paintbrush (PCX)'),
} satisfies Words<typeof english.foreignFormatWords>;
