import type { CoverKind, OtherTrackType } from '#jobs/contract/report.ts';
import type * as english from '#words/reports.ts';
import type { Words } from '#wording/words.ts';

export type InfoFact = english.InfoFact;

/** The report on a recording. Placeholders are in braces. */
export const infoWords = {
  file: 'Bestand',
  chapters: 'Hoofdstukken',
  tags: 'Tags',
  tracks: { video: 'Spoor {number}: video', audio: 'Spoor {number}: audio' },
  others: {
    video: 'Ander spoor: video',
    audio: 'Ander spoor: audio',
    subtitles: 'Ander spoor: ondertiteling',
    chapters: 'Ander spoor: hoofdstukken',
    data: 'Ander spoor: gegevens',
    programme: 'Een ander programma',
  } satisfies Record<OtherTrackType, string>,
  facts: {
    name: 'Naam',
    format: 'Formaat',
    type: 'Type',
    size: 'Grootte',
    duration: 'Duur',
    recordings: 'Opnamen achter elkaar',
    'bit-rate': 'Bitsnelheid',
    codec: 'Codec',
    encrypted: 'Versleuteld',
    profile: 'Profiel',
    'codec-string': 'Codeccode',
    start: 'Begint op',
    language: 'Taal',
    marks: 'Gemarkeerd als',
    decodable: 'Werkt in deze browser',
    'coded-size': 'Gecodeerde afmetingen',
    'pixel-shape': 'Vorm van de pixels',
    rotation: 'Draaiing',
    mirrored: 'Gespiegeld',
    'frame-rate': 'Beeldsnelheid',
    colours: 'Kleuren',
    range: 'Waardebereik',
    hdr: 'HDR',
    transparency: 'Transparantie',
    'key-frames': 'Keyframes',
    'key-frame-gaps': 'Afstand tussen keyframes',
    'sample-rate': 'Samplefrequentie',
    channels: 'Kanalen',
  } satisfies Record<InfoFact, string>,
  yes: 'ja',
  no: 'nee',
  /** Pictures among the tags. */
  pictures: 'afbeeldingen',
  covers: { coverFront: 'voorkant', coverBack: 'achterkant', unknown: 'onbekend' } satisfies Record<CoverKind, string>,
  cover: '{kind}, {type}, {size}',
  seconds: '{seconds} s',
  bitRate: '{rate} kbit/s',
  sampleRate: '{rate} Hz',
  /** Audio that the browser decodes, but not packet by packet. */
  asWhole: 'als geheel',
  ranges: { full: 'volledig', limited: 'beperkt' },
  size: '{size} ({bytes} bytes)',
  rotation: '{degrees}° met de klok mee',
  frameRate: '{frames} per seconde',
  profile: '{profile}',
  profileNumber: 'Profiel {profile}',
  level: 'niveau {level}',
  highTier: 'high tier',
  bits: '{bits} bits',
  keyFramesUpTo: '{count} tot {end}',
  keyFrameGaps: 'gemiddeld {average}, hoogstens {longest}',
} satisfies Words<typeof english.infoWords>;

/** The report on what differs between two documents. */
export const comparisonWords = {
  before: 'Oude versie: {name}',
  after: 'Nieuwe versie: {name}',
  same: 'Er is geen verschil gevonden.',
  gone: 'Pagina {page} is verwijderd.',
  added: 'Pagina {page} is toegevoegd.',
  page: 'Pagina {page}',
  movedPage: 'Pagina {before}, nu pagina {page}',
  removedWords: 'Verwijderd: {words}',
  addedWords: 'Toegevoegd: {words}',
  resized: ': afmetingen gewijzigd van {before} in {after}',
  points: '{width} × {height} punten',
  looks: ': {share} ervan ziet er anders uit',
} satisfies Words<typeof english.comparisonWords>;
