import type { APIRoute } from 'astro'
import { siteConfig } from '../../site.config.ts'
import { allPages } from '../content/all-pages.ts'
import { articleNames, articles } from '../content/articles/articles.ts'
import { documentSeries } from '../content/documents/document-series.ts'
import { figuresFile } from '../content/figures-file.ts'
import { figuresSheet } from '../content/figures-sheet.ts'
import { routeOf } from '../content/routes.ts'
import { settings } from '../settings.ts'
import { resourcesSections } from '../views/resources/resources-sections.ts'
import { listingWords } from '../words/listings.ts'

const resources = resourcesSections('en')

const { feed } = articleNames('en')
const { words, text } = listingWords('en')

const entry = (name: string, path: string, note: string) =>
  `- [${name}](${new URL(path, settings.publicUrl).href}): ${note}`

const section = (heading: string, entries: readonly string[]) =>
  `## ${heading}\n\n${entries.join('\n')}\n`

/** The site for language models (llmstxt.org): who we are, then every page, document and file with what is in it. */
export const GET: APIRoute = () =>
  new Response(
    [
      `# ${siteConfig.companyName}\n`,
      `> ${routeOf('/', 'en').description}\n`,
      `${figuresSheet('en').note}\n`,
      ...allPages('en').groups.map(({ heading, pages }) =>
        section(
          heading,
          pages.map(({ path }) => {
            const { name, description } = routeOf(path, 'en')
            return entry(name, path, description)
          }),
        ),
      ),
      section(
        resources.articles.heading,
        articles('en').map(({ id, title, excerpt }) => entry(title, `/resources#${id}`, excerpt)),
      ),
      section(
        resources.documents.heading,
        documentSeries('en').map(({ slug, title, description }) =>
          entry(title, `/downloads/${slug}.pdf`, text('texts.document', { description })),
        ),
      ),
      section(words.texts.data, [
        entry(words.figures.file, figuresFile.address, words.figures.about),
      ]),
      // The heading means something to programs: what follows may be left out.
      section('Optional', [entry(feed.title, feed.address, words.texts.feed)]),
    ].join('\n'),
  )
