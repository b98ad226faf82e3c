export default {
  'Video to GIF': 'Video naar GIF',
  'Turn part of a video into an animated GIF or WebP, with the speed, size and repeats you choose.':
    'Maak van een deel van een video een geanimeerde GIF of WebP, met de snelheid, afmetingen en herhalingen die je kiest.',
  'Make GIF': 'GIF maken',
  GIF: 'GIF',
  'Animated WebP': 'Geanimeerde WebP',
  'GIF plays everywhere, but with 256 colours per frame. WebP is far smaller.':
    'GIF werkt overal, maar met 256 kleuren per beeld. WebP is veel kleiner.',
  'Frames per second': 'Beelden per seconde',
  'The height is set to match. Never larger than the video.': 'De hoogte past zich aan. Nooit groter dan de video.',
  'Colour blending': 'Kleurovergangen',
  'Pattern (smaller)': 'Patroon (kleiner)',
  Smooth: 'Vloeiend',
  Off: 'Uit',
  'Choose a shorter part, fewer frames per second, a smaller width, or animated WebP, which takes a fraction of the size. A lower quality ignores small changes between frames.':
    'Kies een korter stuk, minder beelden per seconde, een kleinere breedte, of een geanimeerde WebP, die maar een fractie zo groot is. Bij een lagere kwaliteit tellen kleine verschillen tussen beelden niet mee.',
  'Up to {0} frames, which is a little over two minutes at 12 frames per second. If it is longer, you get the beginning, and the result says so. For anything longer, a video is far smaller.':
    'Tot {0} beelden, dat is bij 12 beelden per seconde iets meer dan twee minuten. Is de video langer, dan krijg je het begin, en dat staat dan bij het resultaat. Voor alles wat langer is, is een video veel kleiner.',
  'Does it keep the audio?': 'Blijft het geluid behouden?',
  'No: GIF and WebP cannot hold audio.': 'Nee: GIF en WebP kunnen geen geluid bevatten.',
  'clip to gif':
    'gif van video | filmpje naar gif | gif van filmpje | video naar webp | gifje maken | bewegend plaatje van video | gif uit video',
  'video to webp':
    'video omzetten naar gif | gif maken van video | mp4 naar gif | clip naar gif | youtube clip naar gif | video als gif',
} satisfies TableWords<'tools/video-to-gif'>;
