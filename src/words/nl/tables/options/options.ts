export default {
  Quality: 'Kwaliteit',
  'Lower means smaller. Above 90, files get much bigger for no visible gain.':
    'Lager is kleiner. Boven 90 worden bestanden veel groter zonder dat je verschil ziet.',
  Mirror: 'Spiegelen',
  'Left to right': 'Van links naar rechts',
  'Top to bottom': 'Van boven naar onder',
  'Remove location and names': 'Locatie en namen verwijderen',
  'Keep only colour profile': 'Alleen kleurprofiel behouden',
  Metadata: 'Metadata',
  'Keep everything': 'Alles behouden',
  'Small previews in photos would still show what you hide, so they are always removed.':
    'Miniaturen in foto’s zouden nog laten zien wat je verbergt, dus die worden altijd verwijderd.',
  'Write pages like 1-3, 7, last.': 'Typ pagina’s zoals 1-3, 7, last.',
  'About half the size': 'Ongeveer half zo groot',
  'About a quarter of the size': 'Ongeveer een kwart zo groot',
  'Under 8 MB': 'Maximaal 8 MB',
  'Under 10 MB': 'Maximaal 10 MB',
  'Under 25 MB': 'Maximaal 25 MB',
  'Under 50 MB': 'Maximaal 50 MB',
  'Under 100 MB': 'Maximaal 100 MB',
  'Under another size': 'Andere maximale grootte',
  '1 MB is a million bytes, as in most upload limits.':
    '1 MB is een miljoen bytes, zoals bij de meeste uploadlimieten.',
  'Area to keep': 'Deel dat blijft',
  'A share of the width and height (0 to 1) or pixels, and the aspect ratio that every image should get.':
    'Een deel van de breedte en hoogte (0 tot 1) of pixels, en de beeldverhouding die elke afbeelding moet krijgen.',
  'Areas to hide': 'Te verbergen gebieden',
  'Positions are shares of the upright image, measured from its top left corner. An area without the number of a file applies to all files.':
    'Posities zijn delen van de rechtopstaande afbeelding, vanaf de linkerbovenhoek. Een gebied zonder bestandsnummer geldt voor alle bestanden.',
  'Number of plays': 'Aantal keer afspelen',
  '0 repeats it forever.': 'Bij 0 wordt eindeloos herhaald.',
} satisfies TableWords<'options/options'>;
