/** What a page names of the search, until a build knows the final names: the index, and the script that reads it. */
export const searchFiles = {
  index: '/search-index.json',
  script: '/site/islands/search/mount-search.ts',
} as const
