/** Where a finished result is on the browser's private disk. */
export interface DiskPlace {
  folder: string;
  name: string;
}
