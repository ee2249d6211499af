/** Which port people mean by what they type: its code, its name, its name in other languages, with a slip or two. */

type NamedPort = {
  /** UN/LOCODE, `NLRTM`. */
  code: string
  name: string
  country: string
  /** Its name in other languages, where that is not spelt nearly alike. */
  also?: readonly string[] | undefined
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const namesOf = ({ name, also = [] }: NamedPort) => [name, ...also].map(plain)

/**
 * Ports whose name, country or code begins a word with what is typed; names that begin with it stand first. Where there
 * is none, those whose name begins nearly like it.
 */
export function portsNamed<Port extends NamedPort>(
  ports: readonly Port[],
  typed: string,
  most: number,
): Port[] {
  const wanted = plain(typed.trim())
  if (!wanted) return []
  const exact = ranked(ports, (port) => rankOf(port, wanted))
  const found = exact.length > 0 ? exact : ranked(ports, (port) => slips(port, wanted, 'beginning'))
  return found.slice(0, most).map(({ port }) => port)
}

/** The one port that is meant by what was typed; undefined where none is, or several nearly alike. */
export function portTyped<Port extends NamedPort>(
  ports: readonly Port[],
  typed: string,
): Port | undefined {
  const wanted = plain(typed.trim())
  if (!wanted) return undefined
  const named = ports.find(
    (port) =>
      plain(port.code) === wanted ||
      namesOf(port).some((name) => name === wanted || `${name}, ${plain(port.country)}` === wanted),
  )
  if (named) return named
  const [best, next] = ranked(ports, (port) => slips(port, wanted, 'whole'))
  return best && best.rank !== next?.rank ? best.port : undefined
}

function ranked<Port extends NamedPort>(
  ports: readonly Port[],
  rank: (port: Port) => number | undefined,
): { port: Port; rank: number }[] {
  return ports
    .flatMap((port) => {
      const found = rank(port)
      return found === undefined ? [] : [{ port, rank: found }]
    })
    .sort((a, b) => a.rank - b.rank || a.port.name.localeCompare(b.port.name))
}

function rankOf(port: NamedPort, wanted: string): number | undefined {
  const names = namesOf(port)
  const country = plain(port.country)
  const begins = (text: string) => text.startsWith(wanted)
  if (names.some(begins) || plain(port.code) === wanted) return 0
  if (begins(`${names[0]}, ${country}`)) return 0
  if (names.some((name) => ` ${name}`.includes(` ${wanted}`))) return 1
  return ` ${country}`.includes(` ${wanted}`) ? 2 : undefined
}

/** Letters that may be wrong, left out, too many or exchanged: none in a short word, two in a long one. */
const slipsIn = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2)

function slips(port: NamedPort, wanted: string, part: 'beginning' | 'whole'): number | undefined {
  const allowed = slipsIn(wanted)
  // Each slip makes a word longer or shorter by one letter at most, and strangers type whole books.
  const names = namesOf(port).filter(
    (name) => part === 'beginning' || Math.abs(name.length - wanted.length) <= allowed,
  )
  const least = Math.min(...names.map((name) => apart(wanted, name, part)))
  return least <= allowed ? least : undefined
}

/** How many letters have to change for one word to become the other, or its beginning. */
function apart(from: string, to: string, part: 'beginning' | 'whole'): number {
  // A beginning of a name may be as long as what was typed and two slips.
  const name = part === 'whole' ? to : to.slice(0, from.length + 2)
  let before: number[] = []
  let row = Array.from({ length: name.length + 1 }, (_, at) => at)
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= name.length; j += 1) {
      const same = from[i - 1] === name[j - 1]
      let cost = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && from[i - 1] === name[j - 2] && from[i - 2] === name[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      }
      next.push(cost)
    }
    before = row
    row = next
  }
  return part === 'whole' ? (row.at(-1) ?? 0) : Math.min(...row)
}
