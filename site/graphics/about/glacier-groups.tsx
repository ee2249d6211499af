import { GlacierSheet, type GlacierWords, StreamStrip } from './GlacierSheet.tsx'

type StreamNotes = { name: string; notes: readonly { title: string; text: string }[] }

/** The sheet with its three streams, and for each group of notes the strip of its own stream. */
export function glacierGroups(
  words: GlacierWords,
  [first, second, third]: readonly [StreamNotes, StreamNotes, StreamNotes],
) {
  const strip = (stream: 0 | 1 | 2) => <StreamStrip of={words.id} stream={stream} />
  return {
    sheet: <GlacierSheet {...words} names={[first.name, second.name, third.name]} />,
    groups: [
      { ...first, strip: strip(0) },
      { ...second, strip: strip(1) },
      { ...third, strip: strip(2) },
    ] as const,
  }
}
