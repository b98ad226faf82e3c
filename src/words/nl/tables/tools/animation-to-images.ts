export default {
  'Split an animation': 'Animatie splitsen',
  'Save every frame of a GIF or of an animated WebP, PNG, AVIF or JPEG XL as a separate image.':
    'Sla elk beeld van een GIF of een geanimeerde WebP, PNG, AVIF of JPEG XL op als losse afbeelding.',
  'Write frames like 1-3, 5, last.': 'Typ beelden zoals 1-3, 5, last.',
  'For example “1-10, 20, last”. Leave empty for all.': 'Bijvoorbeeld ‘1-10, 20, last’. Laat leeg voor alle.',
  'Are the frames complete?': 'Zijn de beelden volledig?',
  'Yes. Many files only store what changes from frame to frame. Here, each image shows the full frame, with transparency if the format supports it.':
    'Ja. Veel bestanden bewaren alleen wat er van beeld tot beeld verandert. Hier toont elke afbeelding het hele beeld, met transparantie als het bestandsformaat die kent.',
  'Can I put them back together?': 'Kan ik ze weer samenvoegen?',
  'Yes, with “Make an animation”: it joins images in the order and with the timing that you choose.':
    'Ja, met ‘Animatie maken’: die voegt afbeeldingen samen in de volgorde en met de tijden die je kiest.',
  'gif frames': 'gif frames | losse plaatjes uit gif | gif naar frames',
  'extract frames from gif': 'frames uit gif | gif naar png',
  'gif to images': 'gif naar afbeeldingen | gif naar jpg per frame',
  'gif to frames': 'gif splitsen | animatie uit elkaar halen',
  'split gif': 'gif uitpakken | gif beelden opslaan',
  'unpack gif': 'beelden uit gif halen | stilstaand beeld uit gif',
} satisfies TableWords<'tools/animation-to-images'>;
