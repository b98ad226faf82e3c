/** The distance, by Butteraugli, at which a result counts as looking the same: seen when flicked between, at double size. */
export const sameLookDistance = 2.8;
