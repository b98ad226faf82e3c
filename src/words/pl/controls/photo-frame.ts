/** The control that places a photo of a person in a frame. */
export const photoFrameWords = {
  frame: 'Ramka',
  zoom: 'Wielkość ramki',
  drag: 'Przeciągnij ramkę lub jej rogi.',
  /** What came of looking for a face. */
  looked: {
    looking: 'Szukanie twarzy…',
    found: 'Ustawiono według twarzy. Sprawdź: broda na dolnej linii, czubek głowy między dwiema górnymi.',
    none: 'Nie znaleziono twarzy. Ustaw brodę na dolnej linii, a czubek głowy między dwiema górnymi.',
    failed: 'Nie można teraz wyszukać twarzy. Ustaw brodę na dolnej linii, a czubek głowy między dwiema górnymi.',
  },
};
