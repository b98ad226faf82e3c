export default {
  'Compress video': 'Video komprimieren',
  'Make videos smaller: under 8, 10, 25, 50 or 100 MB, or to a half or a quarter of their size.':
    'Videos kleiner machen: unter 8, 10, 25, 50 oder 100 MB, auf die Hälfte oder auf ein Viertel.',
  'under size':
    'video verkleinern | videogröße reduzieren | mp4 komprimieren | video mb verkleinern | handbrake | video auf mb | video komprimiren',
  handbrake:
    'video kleiner machen | video zu groß | mp4 verkleinern | video reduzieren | video für whatsapp verkleinern | video packen | handyvideo verkleinern | handy video kleiner',
  'H.264 plays everywhere. The others look better at the same size, but take longer, and older phones and TVs cannot play them.':
    'H.264 läuft überall. Die anderen sehen bei gleicher Größe besser aus, dauern aber länger, und ältere Handys und Fernseher spielen sie nicht ab.',
  'H.264, or VP9 in WebM': 'H.264 (in WebM: VP9)',
  'AAC plays everywhere. Opus sounds better at the same size.':
    'AAC läuft überall. Opus klingt bei gleicher Größe besser.',
  'AAC, or Opus in WebM': 'AAC (in WebM: Opus)',
  'The result is never larger. It is encoded up to eight times, each time adjusted to the last result, until at least 95% of the allowed size is used. A video that needs less stays smaller.':
    'Das Ergebnis ist nie größer. Es wird bis zu achtmal kodiert, jedes Mal angepasst an das letzte Ergebnis, bis mindestens 95 % der erlaubten Größe genutzt sind. Ein Video, das weniger braucht, bleibt kleiner.',
  'What is reduced first?': 'Was wird zuerst verringert?',
  'The bit rate. If that would make the video look too coarse, the frame rate is reduced to 30 frames per second, and then the resolution. The result says so.':
    'Die Bitrate. Würde das Video dadurch zu grob aussehen, sinkt die Bildrate auf 30 Bilder pro Sekunde und danach die Auflösung. Das steht dann beim Ergebnis.',
} satisfies TableWords<'tools/compress-video'>;
