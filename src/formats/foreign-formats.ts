import { JobError } from '../errors/errors.ts';
import { headOf } from './formats.ts';
import { otherPrograms } from './other-programs.ts';

interface ForeignFormat {
  /** Matches the first bytes of a file, read as Latin-1. */
  signature: RegExp;
  /** Programs that convert such files. */
  programs: readonly string[];
}

const { video: players, audio: soundPrograms, image: painters } = otherPrograms;

/** Formats that people try and that nothing here reads, by name. See `docs/decisions/`. */
const foreignFormats: Record<string, ForeignFormat> = {
  AVI: { signature: /^RIFF.{4}AVI /s, programs: players },
  'Windows Media (WMV, WMA or ASF)': { signature: /^\x30\x26\xB2\x75\x8E\x66\xCF\x11/, programs: players },
  'Flash video (FLV)': { signature: /^FLV\x01/, programs: players },
  RealMedia: { signature: /^\.RMF/, programs: players },
  'MPEG (MPG or VOB)': { signature: /^\0\0\x01[\xBA\xB3]/, programs: players },
  'AU (SND)': { signature: /^\.snd\0/, programs: soundPrograms },
  'Wave64 (W64)': { signature: /^riff\x2E\x91\xCF\x11/, programs: soundPrograms },
  AMR: { signature: /^#!AMR/, programs: soundPrograms },
  'AC-3': { signature: /^\x0B\x77/, programs: soundPrograms },
  'DTS sound': { signature: /^\x7F\xFE\x80\x01/, programs: soundPrograms },
  'MP2 sound': { signature: /^(?:\xFF[\xF4\xF5\xFC\xFD][^\xF0-\xFF])/, programs: soundPrograms },
  'AAC in LATM': { signature: /^\x56[\xE0-\xFF]/, programs: soundPrograms },
  WavPack: { signature: /^wvpk/, programs: soundPrograms },
  "Monkey's Audio (APE)": { signature: /^MAC /, programs: soundPrograms },
  TTA: { signature: /^TTA[12]/, programs: soundPrograms },
  Musepack: { signature: /^MP(?:CK|\+)/, programs: soundPrograms },
  'DSD (DSF or DFF)': { signature: /^(?:DSD |FRM8)/, programs: soundPrograms },
  MIDI: { signature: /^MThd/, programs: ['MuseScore'] },
  MXF: { signature: /^\x06\x0E\x2B\x34\x02\x05\x01\x01\x0D\x01\x02/, programs: players },
  DV: { signature: /^\x1F\x07\0[\x3F\xBF]/, programs: players },
  'Video without a container (H.264 or H.265)': {
    signature: /^\0?\0\0\x01[\x09\x06\x27\x40\x42\x46\x4E\x67]/,
    programs: players,
  },
  'JPEG XR': { signature: /^II\xBC\x01/, programs: painters },
  OpenEXR: { signature: /^v\/1\x01/, programs: painters },
  'DirectDraw (DDS)': { signature: /^DDS \x7C/, programs: painters },
  'GIMP (XCF)': { signature: /^gimp xcf/, programs: ['GIMP'] },
  'Krita or OpenRaster': {
    signature: /^PK\x03\x04.{26}mimetype(?:application\/x-krita|image\/openraster)/s,
    programs: ['Krita', 'GIMP'],
  },
  DjVu: { signature: /^AT&TFORM/, programs: ['DjView', 'XnView'] },
  FITS: { signature: /^SIMPLE {2}=/, programs: painters },
  'Silicon Graphics (SGI)': { signature: /^\x01\xDA[\0\x01][\x01\x02]\0[\x01-\x03]/, programs: painters },
  'Paintbrush (PCX)': { signature: /^\x0A[\x02-\x05]\x01[\x01\x02\x04\x08]/, programs: painters },
  'Windows metafile (WMF or EMF)': {
    signature: /^(?:\xD7\xCD\xC6\x9A|\x01\0\0\0.{36} EMF)/s,
    programs: ['Inkscape', 'LibreOffice'],
  },
  'PostScript or EPS': { signature: /^(?:%!PS|\xC5\xD0\xD3\xC6)/, programs: ['Inkscape', 'Scribus'] },
};

const playlist = /^(?:\xEF\xBB\xBF)?#EXTM3U/;
const piece = /^.{4}(?:styp|sidx|moof)/s;
/** In bytes: longer playlists are nonsense. */
const longestPlaylist = 2 ** 20;

/** The names of the first and the last file that a playlist lists. */
async function piecesOf(file: Blob): Promise<{ first?: string; last?: string }> {
  const text = await file.slice(0, longestPlaylist).text();
  const names = text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) =>
      line
        .trim()
        .replace(/[?#].*$/, '')
        .replace(/^.*\//, '')
        .slice(0, 80),
    );
  const [first, last = first] = [names[0], names.at(-1)];
  return first === undefined || last === undefined ? {} : { first, last };
}

/** Returns the error for a file in no format that can be read here. */
export async function unreadable(file: Blob): Promise<JobError> {
  const head = await headOf(file);
  if (playlist.test(head)) return new JobError('playlist', await piecesOf(file));
  if (piece.test(head)) return new JobError('piece-without-start', {});
  const [format, foreign] = Object.entries(foreignFormats).find(([, { signature }]) => signature.test(head)) ?? [];
  if (format === undefined || !foreign) return new JobError('unknown-format', {});
  return new JobError('foreign-format', { format, programs: foreign.programs });
}
