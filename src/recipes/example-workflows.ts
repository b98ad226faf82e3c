/** Common sequences of steps, as they appear in links. */
export const exampleWorkflows = [
  {
    name: 'Photos for a website',
    does: 'At most 1,600 pixels wide, WebP, under 200 kB, no location',
    steps: 'resize-image:width=1600;compress-image:goal=size&kilobytes=200&format=webp',
  },
  {
    name: 'Photos to one small PDF',
    does: 'A page for each photo, compressed for the screen',
    steps: 'images-to-pdf;compress-pdf:level=screen',
  },
  {
    name: 'Scans to one greyscale PDF',
    does: 'Merged, without colour, with page numbers',
    steps: 'merge-pdf;greyscale-pdf;add-page-numbers',
  },
  {
    name: 'Video to a small GIF',
    does: 'At most 480 pixels wide, then compressed',
    steps: 'video-to-gif:width=480;compress-image',
  },
] as const;
