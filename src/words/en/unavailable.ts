/** What people read when a part of the site cannot be loaded, be it the words for failures. */
export const unavailable = {
  title: 'A part of the site that this tool needs could not be loaded.',
  hint: 'Check your connection and try again. Your file has not gone anywhere.',
};

/** For a moment after somebody gave the first file, on a slow network. */
export const loadingTool = 'Loading the tool…';
