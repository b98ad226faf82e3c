export default {
  'Extract subtitles': 'Untertitel extrahieren',
  'Save the subtitles in MP4, MOV, MKV and WebM files as SRT or WebVTT, one file per language.':
    'Die Untertitel in MP4-, MOV-, MKV- und WebM-Dateien als SRT oder WebVTT speichern, eine Datei pro Sprache.',
  'get subtitles': 'untertitel aus video | mkv untertitel | untertitel aus mp4 | subs extrahieren',
  'rip subtitles': 'untertitel speichern | mkv in srt | untertitel als text',
  'captions from video': 'untertitel rippen | srt aus video | captions aus video',
  'mkv to srt': 'untertitel herausziehen | untertitel aus mkv | untertitel exportieren',
  'Which subtitles can be extracted?': 'Welche Untertitel lassen sich extrahieren?',
  'Text subtitles in their own track: timed text and WebVTT in MP4 and MOV; SRT, WebVTT, ASS and SSA in MKV and WebM. DVD and Blu-ray subtitles are images, and burned-in subtitles are part of the video: neither can be turned into text here.':
    'Textuntertitel in einer eigenen Spur: Timed Text und WebVTT in MP4 und MOV; SRT, WebVTT, ASS und SSA in MKV und WebM. Untertitel von DVDs und Blu-rays sind Bilder, und eingebrannte gehören zum Videobild: Beides lässt sich hier nicht in Text umwandeln.',
  'What formatting is kept?': 'Welche Formatierung bleibt erhalten?',
  'Words, times and line breaks, and bold, italic and screen position if the new format supports them. Fonts, colours and drawings in ASS are removed, and the result says so.':
    'Wörter, Zeiten und Zeilenumbrüche, dazu fette und kursive Schrift und die Position, wenn das neue Format sie unterstützt. Schriften, Farben und Zeichnungen in ASS werden entfernt, und das steht dann beim Ergebnis.',
  'Does a long film take long?': 'Dauert das bei einem langen Film lange?',
  'Only as long as it takes to read the file. Nothing is decoded, and memory use does not grow with its length.':
    'Nur so lange, wie die Datei gelesen wird. Es wird nichts dekodiert, und lange Filme brauchen nicht mehr Arbeitsspeicher.',
} satisfies TableWords<'tools/extract-subtitles'>;
