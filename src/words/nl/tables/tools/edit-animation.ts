export default {
  'Edit animations': 'Animaties bewerken',
  'Delete, reorder and time frames of animated GIF, WebP, PNG, AVIF and JPEG XL; change speed, size and repeats.':
    'Wis of verplaats beelden in geanimeerde GIF, WebP, PNG, AVIF en JPEG XL, toon ze langer of korter, en wijzig snelheid, afmetingen en herhalingen.',
  Edit: 'Bewerken',
  'Write frames like 1-3, 5=0.5, last.': 'Typ beelden zoals 1-3, 5=0.5, last.',
  'Choose frames to delete, move, duplicate or time. Or type them: “1-10, 12=0.5, last” shows frame 12 for half a second. Leave empty for all. Applies to every file.':
    'Kies beelden om te wissen, te verplaatsen, te dupliceren of een eigen tijd te geven. Of typ ze: ‘1-10, 12=0.5, last’ toont beeld 12 een halve seconde. Laat leeg voor alle. Geldt voor elk bestand.',
  'Every frame': 'Elk beeld',
  'Every second frame': 'Elk tweede beeld',
  'Every third frame': 'Elk derde beeld',
  'Every fourth frame': 'Elk vierde beeld',
  'Play backwards': 'Achterstevoren afspelen',
  Repeat: 'Herhalen',
  'As before': 'Zoals het was',
  'A fixed number of times': 'Een vast aantal keer',
  'Leave one empty to keep the proportions, or both to keep the size.':
    'Laat er een leeg om de verhouding te behouden, of beide om de afmetingen te behouden.',
  'Can some frames be shown for longer?': 'Kan ik sommige beelden langer laten zien?',
  'Yes. Select them in the strip of frames, with the mouse or keyboard, and type a time in seconds. You can also delete, move and duplicate frames there.':
    'Ja. Selecteer ze in de strook met beelden, met muis of toetsenbord, en typ een tijd in seconden. Je kunt beelden daar ook wissen, verplaatsen en dupliceren.',
  'Keep every second frame, make it narrower, or lower the quality, which ignores small changes between frames. Best of all, choose WebP: the same animation takes a fraction of the size.':
    'Behoud alleen elk tweede beeld, maak de GIF smaller, of verlaag de kwaliteit: dan tellen kleine verschillen tussen beelden niet mee. Het best is WebP kiezen: dezelfde animatie is dan maar een fractie zo groot.',
  'Why are there fewer frames at a high speed?': 'Waarom zijn er bij een hoge snelheid minder beelden?',
  'Browsers show each frame for at least 0.02 seconds. Frames that would be shorter are removed, so that the animation really plays as fast as you asked.':
    'Browsers tonen elk beeld minstens 0,02 seconde. Beelden die korter zouden duren, worden verwijderd, zodat de animatie echt zo snel speelt als je wilde.',
  'The timing of all other frames, transparency and the number of repeats, even when you change the format.':
    'De timing van alle andere beelden, de transparantie en het aantal herhalingen, ook als je een ander bestandsformaat kiest.',
  'gif editor': 'gif bewerken | gif loop',
  'gif speed': 'gif editor | gif verkleinen',
  'speed up gif': 'gif versnellen | frame verwijderen uit gif',
  'slow down gif': 'gif vertragen | gif sneller maken',
  'reverse gif': 'gif omkeren | gif achterstevoren',
  'frame delay': 'gif snelheid | gif oneindig herhalen',
  'gif loop': 'gif herhalen',
  'resize gif': 'gif formaat wijzigen',
  'change gif': 'gif aanpassen',
} satisfies TableWords<'tools/edit-animation'>;
