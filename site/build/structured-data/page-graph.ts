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
import { wayTo } from '../../content/way-to.ts'
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

export function pageGraph(path: PagePath) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      page(path),
      website(),
      tellingOfUs.includes(path) ? organization() : publisher(),
      ...way(path),
      ...service(path),
      ...(path === '/resources' ? [...articleGraph(), figures()] : []),
    ],
  }
}

function page(path: PagePath) {
  const { title, description } = routeOf(path)
  return {
    '@type': kinds[path] ?? 'WebPage',
    '@id': addressOf(path),
    url: addressOf(path),
    name: title,
    description,
    inLanguage: 'en',
    isPartOf: { '@id': websiteId },
    about: { '@id': organizationId },
    ...image(path, 'primaryImageOfPage'),
    ...(wayTo(path).length > 0 && { breadcrumb: { '@id': addressOf(`${path}#way`) } }),
  }
}

function website() {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    url: addressOf('/'),
    name: siteConfig.companyName,
    inLanguage: 'en',
    publisher: { '@id': organizationId },
  }
}

/** The way that stands above the page's title, and the page itself. */
function way(path: PagePath) {
  const above = wayTo(path)
  if (above.length === 0) return []
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': addressOf(`${path}#way`),
      itemListElement: [...above, { href: path, label: routeOf(path).name }].map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.label,
        item: addressOf(step.href),
      })),
    },
  ]
}

function service(path: PagePath) {
  const serviceType = services[path]
  if (!serviceType) return []
  const { name, description } = routeOf(path)
  const { regions } = wordsOf<typeof places>('site/words/places', 'en').words
  return [
    {
      '@type': 'Service',
      '@id': addressOf(`${path}#service`),
      name,
      serviceType,
      description,
      url: addressOf(path),
      provider: { '@id': organizationId },
      ...image(path, 'image'),
      ...(path === '/bulk-delivery' && {
        areaServed: Object.values(regions).map((name) => ({ '@type': 'Place', name })),
      }),
    },
  ]
}

function articleGraph() {
  const card = image('/resources', 'image')
  const { author } = articleNames('en')
  return articles('en').map((article) => ({
    '@type': 'Article',
    '@id': addressOf(`/resources#${article.id}`),
    url: addressOf(`/resources#${article.id}`),
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    wordCount: wordsIn(article),
    dateModified: article.date.iso,
    inLanguage: 'en',
    isPartOf: { '@id': addressOf('/resources') },
    author: { '@type': 'Organization', name: author, url: addressOf('/about') },
    publisher: { '@id': organizationId },
    ...card,
  }))
}

/** The figures that the page shows, and the file that holds them. */
function figures() {
  return {
    '@type': 'Dataset',
    '@id': addressOf('/resources#figures'),
    name: `Figures of ${siteConfig.companyName}`,
    description: figuresSheet('en').note,
    url: addressOf('/resources#figures'),
    creator: { '@id': organizationId },
    distribution: {
      '@type': 'DataDownload',
      encodingFormat: 'application/json',
      contentUrl: addressOf('/facts.json'),
    },
  }
}

function image(path: PagePath, property: 'image' | 'primaryImageOfPage') {
  const card = shareCardOf(path)
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
