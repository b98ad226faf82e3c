export const pictureTimeWords = { label: '画面时间' };
