/**
 * The event of a listener that a template sets on the element itself: lit passes listeners on without checking their
 * types.
 */
export type EventOn<Target extends Element, Kind extends Event = Event> = Kind & { currentTarget: Target };
