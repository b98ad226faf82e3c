export const pictureTimeWords = { label: 'Picture at' };
