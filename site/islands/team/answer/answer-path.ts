import { teamAnswerPaths } from '../../../../contract/team-answers.ts'
import { teamQuotePaths } from '../../../../contract/team-quotes.ts'

const paths = { ...teamAnswerPaths, ...teamQuotePaths }

/** The path of a call about answering one lead. */
export function answerPath(path: keyof typeof paths, reference: string, id = ''): string {
  return paths[path]
    .replace(':reference', encodeURIComponent(reference))
    .replace(':id', encodeURIComponent(id))
}

/** What a composer begins with; asked anew each time one is opened, and kept by nobody. */
export const materialKey = (reference: string) => ['answer', reference] as const
