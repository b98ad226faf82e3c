/** The titles of previews. */
export const previewTitles = { trim: '保留的部分', fade: '预览' };
