/**
 * What `leads.suspicions` holds where nobody doubts the message itself: nothing, or a busy address,
 * which may be a customer's whom somebody else abuses.
 */
export const trustedSuspicions: readonly string[] = ['[]', '["busy-address"]']
