/** The id of the place in the navigation where the number of waiting accounts appears. */
export const waitingPlace = 'waiting-accounts'
