/** A named position in a recording. */
export interface Chapter {
  /** In seconds. */
  start: number;
  title: string;
}
