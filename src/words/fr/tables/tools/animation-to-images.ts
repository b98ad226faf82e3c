export default {
  Split: 'Extraire',
  'Split an animation': 'Extraire les images d’un GIF',
  'Save every frame of a GIF or of an animated WebP, PNG, AVIF or JPEG XL as a separate image.':
    'Enregistrez chaque image d’un GIF ou d’un WebP, PNG, AVIF ou JPEG XL animé dans un fichier séparé.',
  'gif frames': 'images d’un gif | séparer gif',
  'extract frames from gif': 'extraire images gif | découper gif',
  'gif to images': 'extraire les images d’un gif | décomposer gif',
  'gif to frames': 'gif en images | frames gif',
  'split gif': 'gif en png | diviser une animation',
  'unpack gif': 'gif en jpg | gif image par image',
  'Write frames like 1-3, 5, last.': 'Écrivez les images comme 1-3, 5, last.',
  'For example “1-10, 20, last”. Leave empty for all.':
    'Par exemple « 1-10, 20, last » (last : la dernière). Laissez vide pour les prendre toutes.',
  'Are the frames complete?': 'Les images sont-elles complètes ?',
  'Yes. Many files only store what changes from frame to frame. Here, each image shows the full frame, with transparency if the format supports it.':
    'Oui. Beaucoup de fichiers n’enregistrent que ce qui change d’une image à la suivante. Ici, chaque image est complète, avec sa transparence si le format la prend en charge.',
  'Can I put them back together?': 'Puis-je les rassembler ensuite ?',
  'Yes, with “Make an animation”: it joins images in the order and with the timing that you choose.':
    'Oui, avec « Créer une animation » : l’outil assemble des images dans l’ordre et au rythme que vous choisissez.',
} satisfies TableWords<'tools/animation-to-images'>;
