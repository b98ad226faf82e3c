export default {
  'Compress images': 'Compresser des images',
  'Make JPEG, PNG, WebP, AVIF, GIF and other images smaller, many at once, with no visible difference or under a size.':
    'Allégez JPEG, PNG, WebP, AVIF, GIF et autres images, par lot, sans différence visible ou jusqu’à une taille donnée.',
  minify: 'compresser image | photo plus petite | photo moins lourde',
  'photo smaller': 'compresser photo | baisser la qualité',
  'lower quality': 'compression photo | mo en ko',
  tinypng: 'réduire photo | compresser jpg',
  'mb to kb': 'réduire taille photo | tinypng',
  squoosh: 'réduire le poids d’une photo | squoosh',
  tinyjpg: 'alléger photo | tinyjpg',
  'resize in kb': 'photo trop lourde | réduire en ko',
  'No visible difference': 'Aucune différence visible',
  'Choose the quality': 'Choisir la qualité',
  'Uses the best quality that fits. If quality alone is not enough, the image is also scaled down.':
    'La meilleure qualité qui respecte cette taille est choisie. Si cela ne suffit pas, l’image est aussi réduite.',
  'No. If it cannot be made smaller, you get your own image back as it was encoded, without its metadata, and the result says so.':
    'Non. S’il n’y a rien à gagner, vous récupérez votre image telle qu’elle était encodée, sans ses métadonnées, et le résultat le dit.',
  'JPEG, WebP and AVIF are re-encoded at the lowest quality that shows no visible difference, unless you choose otherwise. PNG may be reduced to 256 colours if it looks the same. Animation, transparency and the colour profile are kept.':
    'JPEG, WebP et AVIF sont réencodés à la qualité la plus basse qui ne montre aucune différence, sauf choix contraire. Un PNG peut passer à 256 couleurs si l’aspect reste le même. L’animation, la transparence et le profil de couleur sont conservés.',
  'Which format is the smallest?': 'Quel format est le plus petit ?',
  'AVIF or WebP for most photos, PNG for some drawings. Choose “Smallest” to try them all for each image: quick drafts first, then the most promising ones in full. Formats that would lose transparency or animation are skipped. The result shows the size in each format.':
    'AVIF ou WebP pour la plupart des photos, PNG pour certains dessins. Choisissez « Le plus petit » pour les essayer tous sur chaque image : d’abord des ébauches rapides, puis les plus prometteurs pour de bon. Les formats qui perdraient la transparence ou l’animation sont écartés. Le résultat montre la taille dans chaque format.',
} satisfies TableWords<'tools/compress-image'>;
