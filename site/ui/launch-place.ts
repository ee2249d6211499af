/** The id of the place in the team's bar where stands that the site is not launched. */
export const launchPlace = 'launch-place'
