export default {
  Quality: 'Qualité',
  'Lower means smaller. Above 90, files get much bigger for no visible gain.':
    'Plus la valeur est basse, plus le fichier est petit. Au-dessus de 90, il grossit beaucoup sans gain visible.',
  Mirror: 'Symétrie',
  'Left to right': 'De gauche à droite',
  'Top to bottom': 'De haut en bas',
  'Remove location and names': 'Supprimer lieu et noms',
  'Keep only colour profile': 'Profil de couleur seulement',
  Metadata: 'Métadonnées',
  'Keep everything': 'Tout garder',
  'Small previews in photos would still show what you hide, so they are always removed.':
    'Les petits aperçus dans les photos montreraient encore ce que vous masquez : ils sont donc toujours supprimés.',
  'Write pages like 1-3, 7, last.': 'Écrivez les pages comme 1-3, 7, last.',
  'About half the size': 'Environ la moitié de la taille',
  'About a quarter of the size': 'Environ le quart de la taille',
  'Under 8 MB': 'Moins de 8 Mo',
  'Under 10 MB': 'Moins de 10 Mo',
  'Under 25 MB': 'Moins de 25 Mo',
  'Under 50 MB': 'Moins de 50 Mo',
  'Under 100 MB': 'Moins de 100 Mo',
  'Under another size': 'Autre taille maximale',
  '1 MB is a million bytes, as in most upload limits.':
    '1 Mo fait un million d’octets, comme dans la plupart des limites d’envoi.',
  'Area to keep': 'Zone à garder',
  'A share of the width and height (0 to 1) or pixels, and the aspect ratio that every image should get.':
    'Une part de la largeur et de la hauteur (de 0 à 1) ou des pixels, et les proportions que toutes les images doivent avoir.',
  'Areas to hide': 'Zones à masquer',
  'Positions are shares of the upright image, measured from its top left corner. An area without the number of a file applies to all files.':
    'Les positions sont des parts de l’image à l’endroit, mesurées depuis son coin supérieur gauche. Une zone sans numéro de fichier vaut pour tous les fichiers.',
  'Number of plays': 'Nombre de lectures',
  '0 repeats it forever.': '0 : en boucle, sans fin.',
} satisfies TableWords<'options/options'>;
