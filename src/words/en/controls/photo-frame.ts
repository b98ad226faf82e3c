/** The control that places a photo of a person in a frame. */
export const photoFrameWords = {
  frame: 'Frame',
  zoom: 'Size of the frame',
  drag: 'Drag the frame or its corners.',
  /** What came of looking for a face. */
  looked: {
    looking: 'Looking for the face…',
    found: 'Placed by the face. Check it: chin on the lower line, top of the head between the upper two.',
    none: 'No face was found. Put the chin on the lower line, and the top of the head between the upper two.',
    failed:
      'Faces cannot be found right now. Put the chin on the lower line, and the top of the head between the upper two.',
  },
};
