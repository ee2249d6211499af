/** The team's page; it is unlisted, and says nothing to whoever is not signed in. */
export const team = {
  meta: { title: 'Team', description: 'For the staff of the company.' },
  heading: 'Your account',
  withoutScript: 'This page needs JavaScript: switch it on for this site and load the page again.',
} as const
