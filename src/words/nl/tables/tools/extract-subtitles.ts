export default {
  'Extract subtitles': 'Ondertiteling extraheren',
  'Save the subtitles in MP4, MOV, MKV and WebM files as SRT or WebVTT, one file per language.':
    'Sla de ondertiteling in MP4-, MOV-, MKV- en WebM-bestanden op als SRT of WebVTT, één bestand per taal.',
  'Which subtitles can be extracted?': 'Welke ondertiteling kan worden geëxtraheerd?',
  'Text subtitles in their own track: timed text and WebVTT in MP4 and MOV; SRT, WebVTT, ASS and SSA in MKV and WebM. DVD and Blu-ray subtitles are images, and burned-in subtitles are part of the video: neither can be turned into text here.':
    'Tekstondertiteling in een eigen spoor: timed text en WebVTT in MP4 en MOV; SRT, WebVTT, ASS en SSA in MKV en WebM. Ondertiteling van dvd en Blu-ray bestaat uit afbeeldingen, en ingebrande ondertiteling hoort bij het beeld: van geen van beide kan hier tekst worden gemaakt.',
  'What formatting is kept?': 'Welke opmaak blijft behouden?',
  'Words, times and line breaks, and bold, italic and screen position if the new format supports them. Fonts, colours and drawings in ASS are removed, and the result says so.':
    'Woorden, tijden en regeleinden, en vet, cursief en de plek op het scherm als het nieuwe formaat die kent. Lettertypen, kleuren en tekeningen in ASS worden verwijderd, en dat staat dan bij het resultaat.',
  'Does a long film take long?': 'Duurt het lang bij een lange film?',
  'Only as long as it takes to read the file. Nothing is decoded, and memory use does not grow with its length.':
    'Niet langer dan nodig is om het bestand te lezen. Er wordt niets gedecodeerd, en een langere film kost niet meer geheugen.',
  'get subtitles': 'ondertiteling uit video halen | ondertitels rippen | srt uit mkv halen',
  'rip subtitles': 'ondertitels uit mkv | srt uit video | subs uit video halen',
  'captions from video': 'mkv naar srt | ondertiteling uit film halen | ondertiteling downloaden uit video',
  'mkv to srt': 'ondertitels opslaan | ondertitels extraheren | captions uit video',
} satisfies TableWords<'tools/extract-subtitles'>;
