/**
 * Takes the kerning of word spaces out of a font. A typeface may draw `W` nearer to the space before it; where titles
 * are set tight, two words then run into one. Names of tables and fields:
 * https://learn.microsoft.com/typography/opentype/spec/gpos.
 */

const pairAdjustment = 2
const extension = 9

/** Glyph to what a table says of it: its place in a list, or its class. */
type Glyphs = ReadonlyMap<number, number>

/**
 * Sets every adjustment of a pair with a space to zero, in place. Throws where another glyph shares the class of the
 * spaces: its kerning would go as well.
 *
 * @param sfnt a TrueType file
 */
export function unkernSpaces(sfnt: Uint8Array): void {
  const file = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength)
  const spaces = [0x20, 0xa0].map((code) => glyphOf(file, code)).filter((glyph) => glyph > 0)
  const gpos = tableAt(file, 'GPOS')
  if (gpos === undefined || spaces.length === 0) return
  const lookups = gpos + file.getUint16(gpos + 8)
  for (const lookup of offsetsAt(file, lookups, lookups)) {
    for (const subtable of offsetsAt(file, lookup, lookup + 4)) {
      const extended = file.getUint16(lookup) === extension
      const type = file.getUint16(extended ? subtable + 2 : lookup)
      if (type !== pairAdjustment) continue
      const pairs = extended ? subtable + file.getUint32(subtable + 4) : subtable
      if (file.getUint16(pairs) === 1) unkernGlyphs(file, pairs, spaces)
      else unkernClasses(file, pairs, spaces)
    }
  }
}

/** Pairs one by one: for each first glyph its second ones, with their adjustments. */
function unkernGlyphs(file: DataView, table: number, spaces: readonly number[]): void {
  const firsts = [...coverageAt(file, table).keys()]
  const size = adjustmentSize(file, table)
  for (const [at, set] of offsetsAt(file, table, table + 8).entries()) {
    const isFirst = spaces.includes(firsts[at] ?? 0)
    for (let pair = 0; pair < file.getUint16(set); pair += 1) {
      const record = set + 2 + pair * (2 + size)
      if (isFirst || spaces.includes(file.getUint16(record))) clear(file, record + 2, size)
    }
  }
}

/** Pairs of classes, as a table with a row for each first class and a column for each second. */
function unkernClasses(file: DataView, table: number, spaces: readonly number[]): void {
  const size = adjustmentSize(file, table)
  const isFirst = spaces.some((glyph) => coverageAt(file, table).has(glyph))
  const row = isFirst ? ownClass(classesAt(file, table + file.getUint16(table + 8)), spaces) : 0
  const column = ownClass(classesAt(file, table + file.getUint16(table + 10)), spaces)
  const [rows, columns] = [file.getUint16(table + 12), file.getUint16(table + 14)]
  for (let cell = 0; cell < rows * columns; cell += 1) {
    const inRow = row > 0 && Math.floor(cell / columns) === row
    const inColumn = column > 0 && cell % columns === column
    if (inRow || inColumn) clear(file, table + 16 + cell * size, size)
  }
}

/** The class that holds the spaces alone; 0, that of all glyphs without one, where they have none. */
function ownClass(classes: Glyphs, spaces: readonly number[]): number {
  const [own = 0, ...others] = new Set(spaces.map((glyph) => classes.get(glyph) ?? 0))
  const members = [...classes.values()].filter((one) => one === own).length
  if (others.length > 0 || (own > 0 && members > spaces.length)) {
    throw new Error('Spaces are kerned along with other glyphs')
  }
  return own
}

function clear(file: DataView, place: number, size: number): void {
  for (let at = place; at < place + size; at += 2) file.setUint16(at, 0)
}

/** Bytes of the adjustment of a pair: two for each bit of what it adjusts in either glyph. */
function adjustmentSize(file: DataView, table: number): number {
  const formats = file.getUint32(table + 4)
  return 2 * formats.toString(2).replaceAll('0', '').length
}

function coverageAt(file: DataView, table: number): Glyphs {
  const coverage = table + file.getUint16(table + 2)
  const count = file.getUint16(coverage + 2)
  const glyphs =
    file.getUint16(coverage) === 1
      ? Array.from({ length: count }, (_, at) => file.getUint16(coverage + 4 + 2 * at))
      : rangesAt(file, coverage + 4, count).map(([glyph]) => glyph)
  return new Map(glyphs.map((glyph, at) => [glyph, at]))
}

function classesAt(file: DataView, table: number): Glyphs {
  const start = file.getUint16(table + 2)
  if (file.getUint16(table) === 2) return new Map(rangesAt(file, table + 4, start))
  return new Map(
    Array.from({ length: file.getUint16(table + 4) }, (_, at) => [
      start + at,
      file.getUint16(table + 6 + 2 * at),
    ]),
  )
}

/** Each glyph of a list of ranges, with the number that its range has. */
function rangesAt(file: DataView, place: number, count: number): [number, number][] {
  return Array.from({ length: count }, (_, at) => place + 6 * at).flatMap((range) => {
    const start = file.getUint16(range)
    const length = file.getUint16(range + 2) - start + 1
    return Array.from({ length }, (_, at): [number, number] => [
      start + at,
      file.getUint16(range + 4),
    ])
  })
}

/** Places that a counted list of offsets names, counted from `base`. */
function offsetsAt(file: DataView, base: number, list: number): number[] {
  return Array.from(
    { length: file.getUint16(list) },
    (_, at) => base + file.getUint16(list + 2 + 2 * at),
  )
}

function tableAt(file: DataView, name: string): number | undefined {
  const records = Array.from({ length: file.getUint16(4) }, (_, at) => 12 + 16 * at)
  const record = records.find((place) =>
    [...name].every((letter, at) => file.getUint8(place + at) === letter.charCodeAt(0)),
  )
  return record && file.getUint32(record + 8)
}

/** The glyph of a character, 0 where the font has none; read from the character map of format 4, which every subset has. */
function glyphOf(file: DataView, code: number): number {
  const cmap = tableAt(file, 'cmap') ?? 0
  const maps = Array.from(
    { length: file.getUint16(cmap + 2) },
    (_, at) => cmap + file.getUint32(cmap + 8 + 8 * at),
  )
  const map = maps.find((place) => file.getUint16(place) === 4)
  if (map === undefined) throw new Error('The font has no character map of format 4')
  const size = file.getUint16(map + 6)
  for (let end = map + 14; end < map + 14 + size; end += 2) {
    const [start, difference, list] = [end + size + 2, end + 2 * size + 2, end + 3 * size + 2]
    if (file.getUint16(end) < code) continue
    if (file.getUint16(start) > code) return 0
    const listed = file.getUint16(list)
    if (listed === 0) return (code + file.getUint16(difference)) & 0xffff
    return file.getUint16(list + listed + 2 * (code - file.getUint16(start)))
  }
  return 0
}
