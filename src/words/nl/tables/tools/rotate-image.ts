export default {
  'Rotate and flip images': 'Afbeeldingen draaien en spiegelen',
  'Rotate images by 90°, 180° or any angle, straighten and flip them, many at once.':
    'Draai afbeeldingen 90°, 180° of elk ander aantal graden, zet ze recht en spiegel ze, meerdere tegelijk.',
  'By another angle': 'Andere hoek',
  'Clockwise; negative numbers rotate the other way.': 'Met de klok mee; negatieve getallen draaien de andere kant op.',
  'Empty corners': 'Lege hoeken',
  'Crop them off': 'Wegsnijden',
  'Fill with a colour': 'Vullen met een kleur',
  'Corner colour': 'Kleur van de hoeken',
  'JPEG photos': 'JPEG-foto’s',
  'Keep every pixel': 'Elke pixel behouden',
  'Keep pixels, crop edges': 'Pixels behouden, rand bijsnijden',
  'Re-encode': 'Opnieuw coderen',
  'A JPEG is rotated block by block, without re-encoding. If its sides are not whole blocks, the file stores how to rotate it, or up to 15 pixels are cropped at an edge.':
    'Een JPEG wordt blok voor blok gedraaid, zonder opnieuw te coderen. Zijn de zijden geen hele blokken, dan bewaart het bestand hoe het gedraaid moet worden, of worden er aan een rand tot 15 pixels afgesneden.',
  'Why is my photo upright here and sideways elsewhere?':
    'Waarom staat mijn foto hier rechtop en ergens anders op zijn kant?',
  'The file stores how to rotate it, and some programs ignore that. Choose “None”: the result is really rotated, so it looks the same everywhere. A JPEG may lose up to 15 pixels at an edge if its sides are not whole blocks.':
    'Het bestand bewaart hoe de foto gedraaid moet worden, en sommige programma’s houden daar geen rekening mee. Kies ‘Geen’: het resultaat is echt gedraaid, dus het ziet er overal hetzelfde uit. Een JPEG kan aan een rand tot 15 pixels verliezen als de zijden geen hele blokken zijn.',
  'A JPEG loses nothing if you rotate it by right angles or flip it: its blocks of 8 or 16 pixels change places, and every pixel keeps its value. If its sides are not whole blocks, the file stores how to rotate it instead, unless you choose otherwise. Other angles and other lossy formats are re-encoded.':
    'Een JPEG verliest niets als je hem een of meer kwartslagen draait of spiegelt: zijn blokken van 8 of 16 pixels wisselen van plek, en elke pixel behoudt zijn waarde. Zijn de zijden geen hele blokken, dan bewaart het bestand in plaats daarvan hoe het gedraaid moet worden, tenzij je anders kiest. Bij andere hoeken en andere formaten met verlies wordt opnieuw gecodeerd.',
  'How do I straighten a crooked horizon?': 'Hoe zet ik een scheve horizon recht?',
  'Choose “By another angle” with a few degrees, and “Crop them off”: you get the largest upright image that fits inside the rotated one.':
    'Kies ‘Andere hoek’ met een paar graden, en ‘Wegsnijden’: je krijgt de grootste rechte afbeelding die binnen de gedraaide past.',
  'Yes, every frame is rotated, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Ja, elk beeld wordt gedraaid, met dezelfde timing. GIF, WebP, APNG, AVIF en JPEG XL behouden hun bestandsformaat; kan je browser geen geanimeerde AVIF maken, dan wordt het WebP.',
  straighten:
    'foto draaien | foto kantelen | foto spiegelen | horizon rechtzetten | afbeelding spiegelen | selfie spiegelen | foto omdraaien',
  deskew:
    'afbeelding draaien | foto rechtzetten | scheve foto rechtzetten | foto ligt op zijn kant | foto kwartslag draaien | roteren | fotos draaien',
} satisfies TableWords<'tools/rotate-image'>;
