import { formats, type FormatId } from '../../formats/formats.ts';
import { icon } from '../site/icon.ts';

const icons = { image: 'image', video: 'video', audio: 'audio', subtitles: 'pdf', document: 'pdf' } as const;

/** The icon of a kind of file, until there is a picture of it, or if there never is. */
export const kindIcon = (format: FormatId | undefined) => icon(format ? icons[formats[format].kind] : 'image');
