/** What was done to a file, as `recorded-writes.c` writes it down. */
export type Step = {
  kind: 'write' | 'truncate' | 'sync' | 'delete'
  path: string
  /** Where a write begins, or the length that a file is cut to. */
  at: number
  bytes: Buffer
  /** Where the record goes on after it. */
  end: number
}

const kinds = { w: 'write', t: 'truncate', s: 'sync', d: 'delete' } as const

/** Memory that all connections of a machine share: gone with its power, and made anew. */
const isMemory = (path: string) => path.endsWith('-shm')

/** Smaller pieces of a write are on a disk whole or not at all. */
const sector = 512

export function readRecord(record: Buffer): Step[] {
  const steps: Step[] = []
  for (let begin = 0; begin < record.length; ) {
    const line = record.indexOf('\n', begin)
    const [letter = '', path = '', at = '', length = ''] = record
      .toString('utf8', begin, line)
      .split(' ')
    const kind = kinds[letter as keyof typeof kinds]
    if (!kind) throw new Error(`The record is broken at ${begin}`)
    const end = line + 1 + Number(length)
    steps.push({ kind, path, at: Number(at), bytes: record.subarray(line + 1, end), end })
    begin = end
  }
  return steps.filter(({ path }) => !isMemory(path))
}

/** What survives of writes that were not put on disk: nothing, all of it, or some, some of that torn. */
export type Survives = 'nothing' | 'everything' | 'some'

/**
 * The files as a power cut leaves them that comes once the record is as long as `position`. With `disk` lying, what it
 * said to have put there is not there either. `dropped` counts the writes that were lost.
 */
export function afterPowerCut(
  steps: readonly Step[],
  position: number,
  survives: Survives,
  disk: 'honest' | 'lying' = 'honest',
): { files: ReadonlyMap<string, Buffer>; dropped: number } {
  const past = steps.filter(({ end }) => end <= position)
  const onDisk = new Map<string, number>()
  for (const [index, { kind, path }] of past.entries()) {
    if (kind === 'sync' && disk === 'honest') onDisk.set(path, index)
  }
  const files = new Map<string, GrowingFile>()
  let dropped = 0
  for (const [index, step] of past.entries()) {
    const isSafe = index <= (onDisk.get(step.path) ?? -1) || step.kind === 'delete'
    const share = isSafe || survives === 'everything' ? 1 : survives === 'nothing' ? 0 : luck()
    if (share === 0) dropped += 1
    else apply(files, step, share)
  }
  const contents = [...files].map(
    ([path, { bytes, length }]) => [path, bytes.subarray(0, length)] as const,
  )
  return { files: new Map(contents), dropped }
}

/** Of three writes that were on their way one is lost, one torn, one whole. */
function luck(): number {
  const die = Math.random() * 3
  return die < 1 ? 0 : die < 2 ? Math.random() : 1
}

/** Its `bytes` have room for more, so that a log of many small writes is not copied for each. */
type GrowingFile = { bytes: Buffer; length: number }

function apply(
  files: Map<string, GrowingFile>,
  { kind, path, at, bytes }: Step,
  share: number,
): void {
  if (kind === 'delete') files.delete(path)
  else if (kind === 'truncate') resize(files, path, at)
  else if (kind === 'write') {
    const kept = share === 1 ? bytes.length : Math.floor((bytes.length * share) / sector) * sector
    const file = resize(files, path, Math.max(files.get(path)?.length ?? 0, at + kept))
    bytes.copy(file.bytes, at, 0, kept)
  }
}

function resize(files: Map<string, GrowingFile>, path: string, length: number): GrowingFile {
  const file = files.get(path) ?? { bytes: Buffer.alloc(0), length: 0 }
  if (length > file.bytes.length) {
    const bytes = Buffer.alloc(2 * length)
    file.bytes.copy(bytes)
    file.bytes = bytes
  }
  // What grows again after it was cut is empty there.
  if (length < file.length) file.bytes.fill(0, length, file.length)
  file.length = length
  files.set(path, file)
  return file
}
