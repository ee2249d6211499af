export type Source = {
  /** Stands beside the figure wherever it is printed. */
  publisher: string
  /** Title and edition. */
  work: string
}

export type Metric = { metric: string; status: string; source: Source; importance: string }

/** Any numbers under a name. */
type PlateMark = { readonly kind: string; readonly [number: string]: unknown }

/** A plate of the data view, or a topic of the need: a drawn figure, and behind it five or six more. */
export type CrisisCard = {
  /** The address of its dialog. */
  id: string
  title: string
  text: string
  /** The mark draws the numbers of its caption; the page holds it to the drawings there are. */
  plate: { mark: PlateMark; says: string; source: Source }
  subtitle: string
  metrics:
    | readonly [Metric, Metric, Metric, Metric, Metric]
    | readonly [Metric, Metric, Metric, Metric, Metric, Metric]
}

/** Keeps a figure and its per cent sign on one line. */
const unbroken = (text: string) => text.replaceAll(' %', '\u00a0%')

export function row(metric: string, status: string, source: Source, importance: string): Metric {
  return { metric, status: unbroken(status), source, importance }
}
