export default {
  Quality: 'Kwaliteit',
  'Lower means smaller. Above 90, files get much bigger for no visible gain.':
    'Lager is kleiner. Boven 90 worden bestanden veel groter zonder dat je het ziet.',
  Mirror: 'Spiegelen',
  'Left to right': 'Van links naar rechts',
  'Top to bottom': 'Van boven naar onder',
  'Remove location and names': 'Locatie en namen verwijderen',
  'Keep only colour profile': 'Alleen kleurprofiel behouden',
  Metadata: 'Metadata',
  'Keep everything': 'Alles behouden',
  'Small previews in photos would still show what you hide, so they are always removed.':
    'Kleine voorbeelden in foto’s zouden nog laten zien wat je verbergt, dus die worden altijd verwijderd.',
  'Write pages like 1-3, 7, last.': 'Typ pagina’s zoals 1-3, 7, last.',
  'About half the size': 'Ongeveer half zo groot',
  'About a quarter of the size': 'Ongeveer een kwart zo groot',
  'Under 8 MB': 'Kleiner dan 8 MB',
  'Under 10 MB': 'Kleiner dan 10 MB',
  'Under 25 MB': 'Kleiner dan 25 MB',
  'Under 50 MB': 'Kleiner dan 50 MB',
  'Under 100 MB': 'Kleiner dan 100 MB',
  'Under another size': 'Kleiner dan een andere grootte',
  '1 MB is a million bytes, as in most upload limits.':
    '1 MB is een miljoen bytes, zoals bij de meeste uploadlimieten.',
  'Area to keep': 'Gebied dat blijft',
  'A share of the width and height (0 to 1) or pixels, and the aspect ratio that every image should get.':
    'Een deel van de breedte en hoogte (0 tot 1) of pixels, en de beeldverhouding die elke afbeelding moet krijgen.',
  'Areas to hide': 'Gebieden om te verbergen',
  'Positions are shares of the upright image, measured from its top left corner. An area without the number of a file applies to all files.':
    'Posities zijn delen van de rechtopstaande afbeelding, vanaf de linkerbovenhoek. Een gebied zonder bestandsnummer geldt voor alle bestanden.',
  'Number of plays': 'Aantal keer afspelen',
  '0 repeats it forever.': 'Met 0 herhaalt het eindeloos.',
} satisfies TableWords<'options/options'>;
