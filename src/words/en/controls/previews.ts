/** The titles of previews. */
export const previewTitles = { trim: 'Part to keep', fade: 'Preview' };
