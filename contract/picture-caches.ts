/**
 * Folders below the project's root in which builds keep pictures, each under a hash of everything that decides how it
 * looks. Copies of the sources share those of the project, so that they encode and draw none anew.
 */
export const pictureCaches = [
  '.cache/astro',
  '.cache/share-cards',
  '.cache/packed-pictures',
] as const
