/** Said under a form whose script does not arrive after a press. */
export const scriptLost =
  'No connection. What you wrote is kept here: press again once you are connected.'
