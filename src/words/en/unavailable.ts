/** Shown when a part of the site cannot be loaded, which may be the words for failures. */
export const unavailable = {
  title: 'A part of the site that this tool needs could not be loaded.',
  hint: 'Check your connection and try again. Your file has not gone anywhere.',
};

/** Shown briefly after the first file was added, on a slow network. */
export const loadingTool = 'Loading the tool…';
