import { navigationGroups } from './navigation.ts'
import type { PagePath } from './page-paths.ts'
import { routeOf } from './routes.ts'

const linkTo = (path: PagePath) => ({ href: path, label: routeOf(path).name })
const marks = ['A', 'B', 'C'] as const

type NotFoundWords = {
  meta: { title: string; description: string }
  sheet: {
    code: string
    title: string
    action: { href: PagePath; label: string }
    drawing: {
      id: string
      title: string
      description: string
      marks: readonly [string, string, string]
    }
  }
  map: {
    caption: string
    notes: readonly {
      mark: string
      title: string
      links: readonly { href: string; label: string }[]
    }[]
  }
}

export const notFound: NotFoundWords = {
  meta: { title: 'Page not found', description: 'There is no page at this address.' },
  sheet: {
    code: '404',
    title: 'Oops! Page not found',
    action: { href: '/', label: 'Return to Home' },
    drawing: {
      id: 'unmapped',
      title: 'The edge of the survey',
      description:
        'A contour sheet with three places, A, B and C. Its lines stop at the edge of the last surveyed square; beyond it lies an empty grid and a dashed footpath that runs out.',
      marks,
    },
  },
  map: {
    caption: 'Schematic; nothing has been surveyed here.',
    notes: [
      ...navigationGroups.map((group, index) => ({
        mark: marks[index] ?? '',
        title: group.label,
        links: group.paths.map(linkTo),
      })),
      { mark: '?', title: 'Still lost', links: [linkTo('/contact')] },
    ],
  },
}
