export default {
  'Watermark images': 'Watermerk op afbeeldingen zetten',
  'Put text or your logo on images, in one place or all over, many at once.':
    'Zet tekst of je logo op afbeeldingen, op één plek of over het hele beeld, meerdere tegelijk.',
  Watermark: 'Watermerk',
  'Image, such as a logo': 'Afbeelding, zoals een logo',
  '© Your name': '© Je naam',
  Font: 'Lettertype',
  'Sans serif': 'Schreefloos',
  Serif: 'Met schreef',
  Monospaced: 'Vaste breedte',
  Bold: 'Vet',
  'A PNG or WebP with transparency looks best.': 'Een PNG of WebP met transparantie ziet er het best uit.',
  'Repeat all over': 'Overal herhalen',
  'The maximum share of the image’s width and height.':
    'Hoogstens dit deel van de breedte en hoogte van de afbeelding.',
  'Is the watermark the same size on every image?': 'Is het watermerk op elke afbeelding even groot?',
  'It takes up the same share of every image, so it looks the same on large and small ones.':
    'Het neemt op elke afbeelding hetzelfde deel in, dus het ziet er op grote en kleine hetzelfde uit.',
  'Any that your device can show, including other scripts, symbols and emoji: your browser draws the text.':
    'Alle die je apparaat kan tonen, ook andere schriften, symbolen en emoji: je browser tekent de tekst.',
  'Can the watermark be removed again?': 'Kan het watermerk weer worden verwijderd?',
  'Not from the new file alone: the pixels under it are blended with it or gone. Keep your originals; they are not changed.':
    'Niet met alleen het nieuwe bestand: de pixels eronder zijn ermee gemengd of weg. Bewaar je originelen; die veranderen niet.',
  'Yes, the watermark is put on every frame. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Ja, het watermerk komt op elk beeld. GIF, WebP, APNG, AVIF en JPEG XL behouden hun bestandsformaat; kan je browser geen geanimeerde AVIF maken, dan wordt het WebP.',
  'logo on photo': 'watermerk foto | meme maken',
  'text on photo': 'logo op foto | foto met tekst',
  'write text on photo': 'tekst op foto | logo op afbeelding zetten',
  'add text': 'tekst op foto zetten | tekst op afbeelding',
  brand: 'tekst toevoegen aan foto | watermerk maken',
  'caption photo': 'naam op foto',
  'name on photo': 'watermerk toevoegen foto',
  'add name to photo': "watermerk op foto's",
  meme: 'copyright op foto',
} satisfies TableWords<'tools/watermark-image'>;
