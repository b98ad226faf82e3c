/** What does what is not done here. */
export const elsewhere = {
  office: 'LibreOffice is free, works on your own computer, and saves such files as PDF.',
  video: 'HandBrake and VLC are free, work on your own computer, and turn such files into MP4.',
  webPage: 'Open it in a browser and choose Print, then “Save as PDF”.',
  book: 'Calibre is free, works on your own computer, and turns e-books into PDF.',
};
