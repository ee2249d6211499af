/** Whether faults are tried long and often: `npm run test:faults`. Else each is tried once or a few times. */
export const faultsAreLong = process.env.FAULTS === 'long'
