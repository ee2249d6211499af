/**
 * What follows the @ of an address, in lower case: `example.com`. Stored with each lead: a change here needs a
 * migration that writes `leads.domain` anew.
 */
export function mailDomain(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
