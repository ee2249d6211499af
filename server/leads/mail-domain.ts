/** What follows the @ of an address, in lower case: `example.com`. */
export function mailDomain(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
