/** The table of all metadata found in a file. */
export const metadataTable = {
  before: 'All metadata in this file',
  found: 'Metadata found',
  kept: 'kept',
  removed: 'removed',
};
