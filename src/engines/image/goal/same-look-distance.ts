/**
 * How far a result that looks the same may be from its picture: the mean of Butteraugli's distances over small squares,
 * by their third power, so that the worst weigh more. Seen when flicked between, at double size.
 */
export const sameLookDistance = 1.95;
