/** The titles of what shows options at work. */
export const previewTitles = { trim: 'Part to keep', fade: 'Preview' };
