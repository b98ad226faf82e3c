import type { CoverKind, OtherTrackType } from '#jobs/contract/report.ts';
import type * as english from '#words/reports.ts';
import type { Words } from '#wording/words.ts';

export type InfoFact = english.InfoFact;

/** The report on a recording. Placeholders are in braces. */
export const infoWords = {
  file: 'Datei',
  chapters: 'Kapitel',
  tags: 'Tags',
  tracks: { video: 'Spur {number}: Video', audio: 'Spur {number}: Ton' },
  others: {
    video: 'Andere Spur: Video',
    audio: 'Andere Spur: Ton',
    subtitles: 'Andere Spur: Untertitel',
    chapters: 'Andere Spur: Kapitel',
    data: 'Andere Spur: Daten',
    programme: 'Ein anderes Programm',
  } satisfies Record<OtherTrackType, string>,
  facts: {
    name: 'Name',
    format: 'Format',
    type: 'Typ',
    size: 'Größe',
    duration: 'Dauer',
    recordings: 'Aufnahmen hintereinander',
    'bit-rate': 'Bitrate',
    codec: 'Codec',
    encrypted: 'Verschlüsselt',
    profile: 'Profil',
    'codec-string': 'Codec-Kennung',
    start: 'Beginnt bei',
    language: 'Sprache',
    marks: 'Kennzeichnung',
    decodable: 'In diesem Browser lesbar',
    'coded-size': 'Kodierte Größe',
    'pixel-shape': 'Pixelseitenverhältnis',
    rotation: 'Drehung',
    mirrored: 'Gespiegelt',
    'frame-rate': 'Bildrate',
    colours: 'Farben',
    range: 'Wertebereich',
    hdr: 'HDR',
    transparency: 'Transparenz',
    'key-frames': 'Keyframes',
    'key-frame-gaps': 'Keyframe-Abstand',
    'sample-rate': 'Abtastrate',
    channels: 'Kanäle',
  } satisfies Record<InfoFact, string>,
  yes: 'ja',
  no: 'nein',
  /** Pictures among the tags. */
  pictures: 'Bilder',
  covers: { coverFront: 'Cover vorn', coverBack: 'Cover hinten', unknown: 'unbekannt' } satisfies Record<
    CoverKind,
    string
  >,
  cover: '{kind}, {type}, {size}',
  seconds: '{seconds} s',
  bitRate: '{rate} kbit/s',
  sampleRate: '{rate} Hz',
  /** Audio that the browser decodes, but not packet by packet. */
  asWhole: 'nur als Ganzes',
  ranges: { full: 'voll', limited: 'begrenzt' },
  size: '{size} ({bytes} Byte)',
  rotation: '{degrees}° im Uhrzeigersinn',
  frameRate: '{frames} pro Sekunde',
  profile: '{profile}',
  profileNumber: 'Profil {profile}',
  level: 'Level {level}',
  highTier: 'High Tier',
  bits: '{bits} Bit',
  keyFramesUpTo: '{count} bis {end}',
  keyFrameGaps: 'im Schnitt {average}, höchstens {longest}',
} satisfies Words<typeof english.infoWords>;

/** The report on what differs between two documents. */
export const comparisonWords = {
  before: 'Vorher: {name}',
  after: 'Nachher: {name}',
  same: 'Kein Unterschied gefunden.',
  gone: 'Seite {page} wurde entfernt.',
  added: 'Seite {page} wurde hinzugefügt.',
  page: 'Seite {page}',
  movedPage: 'Seite {before}, jetzt Seite {page}',
  removedWords: 'Entfernt: {words}',
  addedWords: 'Hinzugefügt: {words}',
  resized: ': Größe von {before} auf {after} geändert',
  points: '{width} × {height} Punkt',
  looks: ': {share} der Fläche sehen anders aus',
} satisfies Words<typeof english.comparisonWords>;
