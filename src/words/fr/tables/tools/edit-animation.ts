export default {
  'Edit animations': 'Modifier une animation',
  'Delete, reorder and time frames of animated GIF, WebP, PNG, AVIF and JPEG XL; change speed, size and repeats.':
    'Supprimez et déplacez les images de GIF, WebP, PNG, AVIF et JPEG XL animés ; changez durées, vitesse et dimensions.',
  Edit: 'Modifier',
  'gif editor': 'modifier gif | boucle gif',
  'gif speed': 'éditeur gif | gif en boucle',
  'speed up gif': 'éditer gif | redimensionner gif',
  'slow down gif': 'vitesse gif | changer gif',
  'reverse gif': 'accélérer gif | réduire gif',
  'frame delay': 'ralentir gif',
  'gif loop': 'inverser gif',
  'resize gif': 'gif à l’envers',
  'change gif': 'durée des images',
  'Write frames like 1-3, 5=0.5, last.': 'Écrivez les images comme 1-3, 5=0.5, last.',
  'Choose frames to delete, move, duplicate or time. Or type them: “1-10, 12=0.5, last” shows frame 12 for half a second. Leave empty for all. Applies to every file.':
    'Choisissez des images à supprimer, à déplacer ou à dupliquer, ou changez leur durée. Ou tapez-les : « 1-10, 12=0.5, last » affiche l’image 12 une demi-seconde. Laissez vide pour toutes. Vaut pour chaque fichier.',
  'Every frame': 'Toutes les images',
  'Every second frame': 'Une image sur deux',
  'Every third frame': 'Une image sur trois',
  'Every fourth frame': 'Une image sur quatre',
  'Play backwards': 'Lire à l’envers',
  Repeat: 'Répétition',
  'As before': 'Comme l’original',
  'A fixed number of times': 'Un nombre de fois fixe',
  'Leave one empty to keep the proportions, or both to keep the size.':
    'Laissez-en une vide pour garder les proportions, ou les deux pour garder les dimensions.',
  'Can some frames be shown for longer?': 'Certaines images peuvent-elles durer plus longtemps ?',
  'Yes. Select them in the strip of frames, with the mouse or keyboard, and type a time in seconds. You can also delete, move and duplicate frames there.':
    'Oui. Sélectionnez-les dans la bande d’images, à la souris ou au clavier, et tapez une durée en secondes. Vous pouvez aussi y supprimer, déplacer et dupliquer des images.',
  'Keep every second frame, make it narrower, or lower the quality, which ignores small changes between frames. Best of all, choose WebP: the same animation takes a fraction of the size.':
    'Gardez une image sur deux, réduisez la largeur, ou baissez la qualité, ce qui ignore les petits changements d’une image à l’autre. Mieux encore, choisissez WebP : la même animation y est bien plus légère.',
  'Why are there fewer frames at a high speed?': 'Pourquoi y a-t-il moins d’images à grande vitesse ?',
  'Browsers show each frame for at least 0.02 seconds. Frames that would be shorter are removed, so that the animation really plays as fast as you asked.':
    'Les navigateurs affichent chaque image au moins 0,02 seconde. Les images plus courtes sont supprimées, pour que l’animation aille vraiment aussi vite que demandé.',
  'The timing of all other frames, transparency and the number of repeats, even when you change the format.':
    'Le rythme de toutes les autres images, la transparence et le nombre de répétitions, même si vous changez de format.',
} satisfies TableWords<'tools/edit-animation'>;
