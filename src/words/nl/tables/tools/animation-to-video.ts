export default {
  'GIF to video': 'GIF naar video',
  'Turn animated GIF, WebP, PNG and AVIF into MP4 or WebM video, usually much smaller.':
    'Maak van een geanimeerde GIF, WebP, PNG of AVIF een MP4- of WebM-video, meestal veel kleiner.',
  'Make video': 'Video maken',
  'Repeat the animation': 'Animatie herhalen',
  'Animations loop, but videos end: choose how many times to play it.':
    'Animaties herhalen zich, maar een video houdt op: kies hoe vaak de animatie wordt afgespeeld.',
  'Colour behind transparent areas': 'Kleur achter transparante delen',
  'Show still images for': 'Stilstaande beelden tonen gedurende',
  'Is the timing of the frames kept?': 'Blijft de timing van de beelden behouden?',
  'Yes, each frame is shown for as long as before. If a GIF asks for a hundredth of a second or less, browsers show a tenth, and so does the video.':
    'Ja, elk beeld is even lang te zien als eerst. Vraagt een GIF om een honderdste seconde of minder, dan tonen browsers het beeld een tiende, en de video dus ook.',
  'What happens to transparency?': 'Wat gebeurt er met transparantie?',
  'Widely supported video formats have no transparency, so transparent areas get the colour you choose.':
    'Videoformaten die overal werken, kennen geen transparantie. Transparante delen krijgen daarom de kleur die je kiest.',
  'What if the width or height is odd?': 'En als de breedte of hoogte oneven is?',
  'Video needs even numbers of pixels. One row or column in the background colour is added at the bottom or on the right; nothing is scaled.':
    'Video heeft een even aantal pixels nodig. Onderaan of rechts komt er een rij of kolom in de achtergrondkleur bij; er wordt niets geschaald.',
  'gif to mp4': 'gif naar mp4 | webp naar mp4 | gif als video',
  'animated webp to video': 'gif naar video | apng naar mp4 | gif converteren mp4',
  'gif to video': "gif omzetten naar video | foto's naar video | bewegende gif naar video",
  'images to video': 'gif naar filmpje | afbeeldingen naar video | gif naar webm',
  'photos to video': "geanimeerde webp naar video | video maken van foto's",
} satisfies TableWords<'tools/animation-to-video'>;
