/** The event of a listener that a template sets on an element itself: lit passes listeners on without checking their types. */
export type EventOn<Target extends Element> = Event & { currentTarget: Target };
