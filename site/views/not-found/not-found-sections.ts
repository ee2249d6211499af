import { navigationGroups } from '../../content/navigation.ts'
import type { PagePath } from '../../content/page-paths.ts'
import { routeOf } from '../../content/routes.ts'

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
  meta: {
    title: 'Page not found',
    description: 'There is no page at this address. Choose one from the list, or write to us.',
  },
  sheet: {
    code: '404',
    title: 'Oops! Page not found',
    action: { href: '/', label: 'Return to Home' },
    drawing: {
      id: 'unmapped',
      title: 'The edge of the map',
      description:
        'A contour sheet with three places, A, B and C. A dashed footpath leads past them, crosses the edge of the sheet and runs out on an empty grid.',
      marks,
    },
  },
  map: {
    caption: 'The path ends here. These pages are on the map.',
    notes: [
      ...navigationGroups.map((group, index) => ({
        mark: marks[index] ?? '',
        title: group.label,
        links: group.paths.map(linkTo),
      })),
      { mark: '?', title: 'Ask us', links: [linkTo('/contact')] },
    ],
  },
}
