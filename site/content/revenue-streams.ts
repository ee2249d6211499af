import { figures } from './figures.ts'

/** `$4.2M` is 4.2 and `$800K` is 0.8. */
function millionsIn(amount: string): number {
  return Number.parseFloat(amount.slice(1)) / (amount.endsWith('K') ? 1000 : 1)
}

/** Generic names: the company states amounts, not what each stream sells. The largest first. */
export const revenueStreams = [
  { name: 'First stream', amount: figures.firstStream.text },
  { name: 'Second stream', amount: figures.secondStream.text },
  { name: 'Third stream', amount: figures.thirdStream.text },
  { name: 'Fourth stream', amount: figures.fourthStream.text },
  { name: 'Fifth stream', amount: figures.fifthStream.text },
  { name: 'Sixth stream', amount: figures.sixthStream.text },
].map((stream) => ({ ...stream, millions: millionsIn(stream.amount) }))

/** `$4.2M, $3.1M, … and $800K`: for those who cannot see a drawing of them. */
export const streamAmounts = new Intl.ListFormat('en-GB').format(
  revenueStreams.map(({ amount }) => amount),
)
