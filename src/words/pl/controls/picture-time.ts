export const pictureTimeWords = { label: 'Obraz w chwili' };
