import { GlacierSheet, type GlacierWords, StreamStrip } from './GlacierSheet.tsx'

type StreamNotes = { name: string; notes: readonly { title: string; text: string }[] }

/** The sheet with its three streams, and for each group of notes the strip of its own stream. */
export function glacierGroups(
  words: GlacierWords,
  [first, second, third]: readonly [StreamNotes, StreamNotes, StreamNotes],
) {
  const counts = [first, second, third].map(({ notes }) => notes.length)
  const numbersOf = (stream: 0 | 1 | 2) => ({
    from: counts.slice(0, stream).reduce((sum, count) => sum + count, 1),
    count: counts[stream] ?? 0,
  })
  const strip = (stream: 0 | 1 | 2) => (
    <StreamStrip of={words.id} stream={stream} {...numbersOf(stream)} />
  )
  return {
    sheet: (
      <GlacierSheet
        {...words}
        named={[
          { name: first.name, ...numbersOf(0) },
          { name: second.name, ...numbersOf(1) },
          { name: third.name, ...numbersOf(2) },
        ]}
      />
    ),
    groups: [
      { ...first, strip: strip(0) },
      { ...second, strip: strip(1) },
      { ...third, strip: strip(2) },
    ] as const,
  }
}
