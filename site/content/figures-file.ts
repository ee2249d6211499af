/** The figures of the site as one file, and the page that shows them. */
export const figuresFile = {
  page: '/resources',
  address: '/facts.json',
} as const
