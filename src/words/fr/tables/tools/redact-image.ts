export default {
  'Blur or black out parts of a photo': 'Flouter ou masquer une photo',
  'Black out, pixelate or blur faces, names and number plates in photos and screenshots.':
    'Masquez, pixellisez ou floutez visages, noms et plaques d’immatriculation dans des photos et captures d’écran.',
  Hide: 'Masquer',
  'blur image': 'flouter | flouter texte',
  'blur photo': 'flouter photo | anonymiser photo',
  'blur face': 'flouter image',
  'blur part of image': 'flouter visage',
  'blur area': 'flouter une partie',
  pixelate: 'flou',
  'pixelate image': 'pixelliser',
  'pixelate face': 'pixeliser',
  mosaic: 'pixelliser photo',
  'censor image': 'pixelliser visage',
  'censor photo': 'mosaïque',
  'black bar': 'censurer photo',
  'cover face': 'censurer image',
  'hide face': 'barre noire',
  'find faces': 'masquer visage',
  'hide number plate': 'cacher visage',
  'blur license plate': 'trouver visages',
  'hide text in screenshot': 'masquer plaque',
  'blur text': 'flouter plaque d’immatriculation',
  'redact screenshot': 'cacher texte capture',
  'Hide by': 'Masquer avec',
  Pixels: 'Pixels',
  Blur: 'Flou',
  'Only covering is safe for text: pixelated or blurred letters and digits can sometimes be worked out.':
    'Pour du texte, seul le noir est sûr : des lettres et des chiffres pixellisés ou floutés peuvent parfois être reconstitués.',
  'Can someone undo it?': 'Peut-on revenir en arrière ?',
  'What is covered is gone: its pixels are replaced by black, and nothing of them is stored in the result. Pixelating and blurring keep a few averages of each area, at most 10 by 10. That hides a face, but someone who knows which letters or digits are possible can sometimes work out a text from them. So cover names, numbers and addresses.':
    'Ce qui est noirci a disparu : ses pixels sont remplacés par du noir, et rien n’en reste dans le résultat. La pixellisation et le flou gardent quelques moyennes de chaque zone, 10 par 10 au plus. Cela cache un visage, mais quelqu’un qui sait quelles lettres ou quels chiffres sont possibles peut parfois en déduire un texte. Noircissez donc noms, numéros et adresses.',
  'Are small copies inside the photo removed too?': 'Les petites copies dans la photo sont-elles supprimées aussi ?',
  'Yes. Cameras and editors store previews in the file, which would still show what you hide. They are always removed, like the place where the photo was taken. To remove the date and the camera as well, set “Metadata” to “Keep only colour profile”.':
    'Oui. Appareils et éditeurs enregistrent dans le fichier des aperçus qui montreraient encore ce que vous masquez. Ils sont toujours supprimés, comme le lieu de la prise de vue. Pour supprimer aussi la date et l’appareil photo, réglez « Métadonnées » sur « Profil de couleur seulement ».',
  'Does each photo have its own areas?': 'Chaque photo a-t-elle ses propres zones ?',
  'Yes. Use the arrows above the image to go to the next one. A photo on which you draw nothing is not re-encoded, unless you choose another format.':
    'Oui. Les flèches au-dessus de l’image passent à la suivante. Une photo sur laquelle vous ne tracez rien n’est pas réencodée, sauf si vous choisissez un autre format.',
  'Does it find faces for me?': 'Trouve-t-il les visages pour moi ?',
  'Yes. “Find faces” draws an area over each face that it finds, in all the images that you added. It runs on your device, with a file of 204 kB that your browser loads when you first press it. It can miss faces that are small, blurred, turned away, on their side or partly covered, and can take other things for faces. So check every photo, draw the areas that are missing, and remove those that you do not need: what you do not mark stays visible.':
    'Oui. « Trouver les visages » trace une zone sur chaque visage trouvé, dans toutes les images ajoutées. Cela se passe sur votre appareil, avec un fichier de 204 ko que votre navigateur charge la première fois. Des visages petits, flous, tournés, penchés ou en partie couverts peuvent lui échapper, et il peut prendre autre chose pour un visage. Vérifiez donc chaque photo, tracez les zones manquantes et retirez celles qui sont inutiles : ce que vous ne marquez pas reste visible.',
  'What happens to animations?': 'Que deviennent les animations ?',
  'An area is hidden in every frame, at the same place. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Une zone est masquée sur toutes les images, au même endroit. GIF, WebP, APNG, AVIF et JPEG XL gardent leur format ; si votre navigateur ne sait pas écrire d’AVIF animé, l’AVIF devient un WebP.',
  'Does the rest of the photo change?': 'Le reste de la photo change-t-il ?',
  'A PNG stays the same, pixel by pixel. A JPEG is re-encoded at the quality you choose, so it loses a little.':
    'Un PNG reste le même, pixel par pixel. Un JPEG est réencodé à la qualité de votre choix : il perd donc un peu.',
} satisfies TableWords<'tools/redact-image'>;
