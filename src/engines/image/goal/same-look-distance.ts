/**
 * The largest distance of a result that looks the same: the cubic mean of Butteraugli's distances over small squares,
 * so that the worst weigh more. Determined by flicking between pictures at double size.
 */
export const sameLookDistance = 1.95;
