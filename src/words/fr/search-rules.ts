import { plainLetters, withoutEndings } from '#spelling/letters.ts';
import type { SearchRules } from '#spelling/search-rules.ts';

export const rules: SearchRules = {
  // “Sous-titres” is typed with a hyphen, a space or neither.
  letters: (text) =>
    plainLetters(text)
      .replaceAll('œ', 'oe')
      .replaceAll('æ', 'ae')
      .replaceAll(/(?<=\p{L}{2})-(?=\p{L})/gu, ' '),
  normal: withoutEndings('issements issement ements ement ations ation ions ion eurs eur ees ee er ez ent es s e x'),
  articles: 'le la les l d du des de un une mon ma mes ton ta tes votre vos ce cet cette ces qu',
  fillers:
    'afin application avec comment chaque en est et faire fichier fichiers gratuit gratuitement gratuite il je ligne logiciel mettre moins nous ou outil peux pouvoir plus plusieurs pour quelque sans sous taille tout toutes trop veux votre y',
  to: 'en vers au a comme',
  from: 'depuis de',
  same: {
    audio: 'son|musique|chanson|enregistrement',
    compress: 'compression|alléger|réduire le poids|rétrécir',
    convert: 'conversion|changer|passer',
    crop: 'recadrage|rognage|couper les bords',
    cut: 'raccourcir|découper|coupe|écourter',
    flip: 'retourner|miroir|symétrie',
    form: 'formulaires|champs',
    image: 'photographie|dessin|cliché',
    merge: 'fusion|joindre|combiner|regrouper|rassembler|coller ensemble',
    metadata: 'données exif|exif',
    'passport photo': 'photo d’identite|photo identité|photo de passeport',
    password: 'mots de passe|mdp',
    redact: 'biffer|masquer|anonymisation|caviardage',
    resize: 'redimensionnement|changer la taille|changer taille',
    rotate: 'rotation|faire pivoter',
    sign: 'signature',
    split: 'division|découpage|scinder',
    subtitles: 'sous titres|sous titre|soustitres',
    text: 'reconnaissance de texte',
    watermark: 'filigraner',
  },
  numbers: {
    width: 'largeur',
    height: 'hauteur',
    quality: 'qualité',
    speed: 'vitesse',
    resolution: 'résolution',
    angle: 'angle',
    pixels: 'pixels',
    degrees: 'degrés|degré',
    pages: 'pages',
    kb: 'ko|kilooctets|kilo-octets',
    mb: 'mo|mégaoctets|méga|mégas',
    gb: 'go|gigaoctets|giga',
  },
};
