interface PairSizes {
  photos: number;
  sizes: Record<string, { before: number; after: number }>;
}

/** Bytes of test photos before and after each conversion, all of them together: `npm run bench -- pairs`. */
export const pairSizes: PairSizes = {
  photos: 4,
  sizes: {
    'webp-to-jpg': { before: 112748, after: 122162 },
    'webp-to-png': { before: 112748, after: 1058842 },
    'webp-to-gif': { before: 112748, after: 534793 },
    'webp-to-avif': { before: 112748, after: 63908 },
    'webp-to-tiff': { before: 112748, after: 1194552 },
    'avif-to-jpg': { before: 90099, after: 124239 },
    'avif-to-png': { before: 90099, after: 1067999 },
    'avif-to-webp': { before: 90099, after: 105478 },
    'avif-to-gif': { before: 90099, after: 531876 },
    'jpg-to-png': { before: 234575, after: 1242352 },
    'jpg-to-webp': { before: 234575, after: 118760 },
    'jpg-to-avif': { before: 234575, after: 66670 },
    'jpg-to-jxl': { before: 234575, after: 120809 },
    'jpg-to-tiff': { before: 234575, after: 1414192 },
    'jpg-to-bmp': { before: 234575, after: 2733288 },
    'png-to-jpg': { before: 1849530, after: 128284 },
    'png-to-webp': { before: 1849530, after: 113596 },
    'png-to-avif': { before: 1849530, after: 65448 },
    'png-to-jxl': { before: 1849530, after: 116014 },
    'png-to-tiff': { before: 1849530, after: 1421492 },
    'png-to-gif': { before: 1849530, after: 571396 },
    'png-to-bmp': { before: 1849530, after: 2733288 },
    'tiff-to-jpg': { before: 1610428, after: 128284 },
    'tiff-to-png': { before: 1610428, after: 1283058 },
    'tiff-to-webp': { before: 1610428, after: 113596 },
    'tiff-to-avif': { before: 1610428, after: 65448 },
  },
};
