/**
 * What a page is, as schema.org says it (JSON-LD). Only what the page shows: no price, rating or offer that does not
 * exist, and a product without one of these is none to a search engine, so what we sell is told as a service.
 */
import { siteConfig } from '../../../site.config.ts'
import { wordsIn } from '../../content/articles/article-words.ts'
import { articleNames, articles } from '../../content/articles/articles.ts'
import { figuresSheet } from '../../content/figures-sheet.ts'
import type { PagePath } from '../../content/page-paths.ts'
import { routeOf } from '../../content/routes.ts'
import { services } from '../../content/services.ts'
import { addressFor } from '../../content/translated-pages.ts'
import { pagesAbove } from '../../content/way-to.ts'
import type { Language } from '../../words/language.ts'
import { listingWords } from '../../words/listings.ts'
import type places from '../../words/places/en.json'
import { wordsOf } from '../../words/words-of.ts'
import { shareCardOf } from '../share-card/share-card.ts'
import { addressOf, organization, organizationId, publisher } from './organization.ts'

const websiteId = addressOf('/#website')
const kinds: Partial<Record<PagePath, string>> = {
  '/about': 'AboutPage',
  '/contact': 'ContactPage',
  '/resources': 'CollectionPage',
}

/** Where a reader learns who we are and how we are reached. */
const tellingOfUs: readonly PagePath[] = ['/', '/about', '/contact']

export function pageGraph(path: PagePath, language: Language) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      page(path, language),
      website(language),
      tellingOfUs.includes(path) ? organization(language) : publisher(),
      ...way(path, language),
      ...service(path, language),
      ...(path === '/resources' ? [...articleGraph(language), figures(language)] : []),
    ],
  }
}

function page(path: PagePath, language: Language) {
  const { title, description } = routeOf(path, language)
  const address = addressFor(path, language)
  return {
    '@type': kinds[path] ?? 'WebPage',
    '@id': addressOf(address),
    url: addressOf(address),
    name: title,
    description,
    inLanguage: language,
    isPartOf: { '@id': websiteId },
    about: { '@id': organizationId },
    ...image(path, 'primaryImageOfPage', language),
    ...(pagesAbove(path, language).length > 0 && {
      breadcrumb: { '@id': addressOf(`${address}#way`) },
    }),
  }
}

function website(language: Language) {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    url: addressOf('/'),
    name: siteConfig.companyName,
    inLanguage: language,
    publisher: { '@id': organizationId },
  }
}

/** The way that stands above the page's title, and the page itself. */
function way(path: PagePath, language: Language) {
  const above = pagesAbove(path, language)
  if (above.length === 0) return []
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': addressOf(`${addressFor(path, language)}#way`),
      itemListElement: [...above, { href: path, label: routeOf(path, language).name }].map(
        (step, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: step.label,
          item: addressOf(addressFor(step.href, language)),
        }),
      ),
    },
  ]
}

function service(path: PagePath, language: Language) {
  const serviceType = services(language)[path]
  if (!serviceType) return []
  const { name, description } = routeOf(path, language)
  const address = addressFor(path, language)
  const { regions } = wordsOf<typeof places>('site/words/places', language).words
  return [
    {
      '@type': 'Service',
      '@id': addressOf(`${address}#service`),
      name,
      serviceType,
      description,
      url: addressOf(address),
      provider: { '@id': organizationId },
      ...image(path, 'image', language),
      ...(path === '/bulk-delivery' && {
        areaServed: Object.values(regions).map((name) => ({ '@type': 'Place', name })),
      }),
    },
  ]
}

function articleGraph(language: Language) {
  const card = image('/resources', 'image', language)
  const { author } = articleNames(language)
  return articles(language).map((article) => ({
    '@type': 'Article',
    '@id': addressOf(`/resources#${article.id}`),
    url: addressOf(`/resources#${article.id}`),
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    wordCount: wordsIn(article),
    dateModified: article.date.iso,
    inLanguage: language,
    isPartOf: { '@id': addressOf('/resources') },
    author: { '@type': 'Organization', name: author, url: addressOf('/about') },
    publisher: { '@id': organizationId },
    ...card,
  }))
}

/** The figures that the page shows, and the file that holds them. */
function figures(language: Language) {
  return {
    '@type': 'Dataset',
    '@id': addressOf('/resources#figures'),
    name: listingWords(language).text('figures.name', { company: siteConfig.companyName }),
    description: figuresSheet(language).note,
    url: addressOf('/resources#figures'),
    creator: { '@id': organizationId },
    distribution: {
      '@type': 'DataDownload',
      encodingFormat: 'application/json',
      contentUrl: addressOf('/facts.json'),
    },
  }
}

function image(path: PagePath, property: 'image' | 'primaryImageOfPage', language: Language) {
  const card = shareCardOf(path, language)
  if (!card) return {}
  const { width, height, alt } = card
  return {
    [property]: {
      '@type': 'ImageObject',
      url: addressOf(card.address),
      width,
      height,
      caption: alt,
    },
  }
}
