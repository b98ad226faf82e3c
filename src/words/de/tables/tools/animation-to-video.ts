export default {
  'GIF to video': 'GIF in Video umwandeln',
  'Turn animated GIF, WebP, PNG and AVIF into MP4 or WebM video, usually much smaller.':
    'Animierte GIF, WebP, PNG und AVIF in MP4- oder WebM-Videos umwandeln, die meist viel kleiner sind.',
  'Make video': 'Video erstellen',
  'gif to mp4': 'gif in mp4 | gif als video speichern | gif für instagram',
  'animated webp to video': 'gif zu video | gif konvertieren | apng in mp4',
  'gif to video': 'gif to mp4 | bilder in video',
  'images to video': 'gif in video umwandeln | fotos in video',
  'photos to video': 'animiertes webp in video | gif zu mp4',
  'Repeat the animation': 'Wiederholungen',
  'Animations loop, but videos end: choose how many times to play it.':
    'Animationen laufen endlos, Videos nicht: Wähle, wie oft die Animation abgespielt wird.',
  'Colour behind transparent areas': 'Farbe statt Transparenz',
  'Show still images for': 'Dauer von Standbildern',
  'Is the timing of the frames kept?': 'Bleiben die Zeiten der Bilder erhalten?',
  'Yes, each frame is shown for as long as before. If a GIF asks for a hundredth of a second or less, browsers show a tenth, and so does the video.':
    'Ja, jedes Bild ist so lange zu sehen wie vorher. Gibt ein GIF eine Hundertstelsekunde oder weniger vor, zeigen Browser das Bild eine Zehntelsekunde lang, und so macht es auch das Video.',
  'What happens to transparency?': 'Was wird aus der Transparenz?',
  'Widely supported video formats have no transparency, so transparent areas get the colour you choose.':
    'Die gängigen Videoformate kennen keine Transparenz, deshalb bekommen transparente Bereiche die Farbe, die du wählst.',
  'What if the width or height is odd?': 'Und wenn Breite oder Höhe ungerade sind?',
  'Video needs even numbers of pixels. One row or column in the background colour is added at the bottom or on the right; nothing is scaled.':
    'Videos brauchen gerade Pixelzahlen. Unten oder rechts kommt eine Zeile oder Spalte in der Hintergrundfarbe dazu; skaliert wird nichts.',
} satisfies TableWords<'tools/animation-to-video'>;
