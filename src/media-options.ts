import * as v from 'valibot';

/** Option schemas that several tools for recordings share. */

/** In seconds from the start. */
const time = (title: string, description: string, control: 'start-time' | 'end-time') =>
  v.optional(
    v.pipe(
      v.number(),
      v.minValue(0),
      v.title(title),
      v.description(description),
      v.metadata({ 'x-unit': 's', 'x-control': control }),
    ),
    0,
  );

/** The part of a recording that is kept: both together have a player to set them on. */
export const timeRange = {
  start: time('Start', 'Where the result begins.', 'start-time'),
  end: time('End', 'Where it ends. 0 keeps all the rest.', 'end-time'),
};

/** How long a part at an end of a recording takes. */
export const seconds = (title: string, description: string, initial: number) =>
  v.optional(
    v.pipe(
      v.number(),
      v.minValue(0),
      v.maxValue(600),
      v.title(title),
      v.description(description),
      v.metadata({ 'x-unit': 's' }),
    ),
    initial,
  );
