import { sql } from 'kysely'

/** Whether a column is an address, whatever the case of its letters. */
export function isAddress(column: string, address: string) {
  return sql<boolean>`lower(${sql.ref(column)}) = ${address.toLowerCase()}`
}

/** Whether the text of a column holds another one, in any case. */
export function contains(column: string, text: string) {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
}
