/** The titles of previews. */
export const previewTitles = { trim: 'Część, która zostaje', fade: 'Podgląd' };
