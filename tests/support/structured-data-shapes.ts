/**
 * The shapes of JSON-LD that search engines read, with what each of them demands (developers.google.com/search, 2026)
 * and what we promise beyond it. Strict: a property that nobody described here is a slip.
 */
import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const address = v.pipe(v.string(), v.url())
const day = v.pipe(v.string(), v.isoDate())
const reference = v.strictObject({ '@id': address })

const image = v.strictObject({
  '@type': v.literal('ImageObject'),
  url: address,
  width: v.number(),
  height: v.number(),
  caption: v.optional(text),
})

const contactPoint = v.strictObject({
  '@type': v.literal('ContactPoint'),
  contactType: text,
  url: address,
  telephone: v.optional(text),
})

const described = { '@id': address, url: address, name: text, description: v.optional(text) }

export const shapes = {
  page: v.strictObject({
    '@type': v.picklist(['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage']),
    ...described,
    description: v.pipe(text, v.minLength(50), v.maxLength(160)),
    inLanguage: v.literal('en'),
    isPartOf: reference,
    about: reference,
    primaryImageOfPage: image,
    breadcrumb: v.optional(reference),
  }),
  WebSite: v.strictObject({
    '@type': v.literal('WebSite'),
    ...described,
    inLanguage: v.literal('en'),
    publisher: reference,
  }),
  Organization: v.strictObject({
    '@type': v.literal('Organization'),
    ...described,
    // Google takes a logo from 112 px.
    logo: v.strictObject({ ...image.entries, width: v.pipe(v.number(), v.minValue(112)) }),
    legalName: v.optional(text),
    slogan: v.optional(text),
    telephone: v.optional(text),
    address: v.optional(text),
    vatID: v.optional(text),
    identifier: v.optional(text),
    contactPoint: v.optional(v.pipe(v.array(contactPoint), v.minLength(1))),
  }),
  BreadcrumbList: v.strictObject({
    '@type': v.literal('BreadcrumbList'),
    '@id': address,
    itemListElement: v.pipe(
      v.array(
        v.strictObject({
          '@type': v.literal('ListItem'),
          position: v.pipe(v.number(), v.integer()),
          name: text,
          item: address,
        }),
      ),
      v.minLength(2),
      v.check((items) => items.every(({ position }, index) => position === index + 1)),
    ),
  }),
  Service: v.strictObject({
    '@type': v.literal('Service'),
    ...described,
    serviceType: text,
    provider: reference,
    image,
    areaServed: v.optional(v.array(v.strictObject({ '@type': v.literal('Place'), name: text }))),
  }),
  Article: v.strictObject({
    '@type': v.literal('Article'),
    '@id': address,
    url: address,
    headline: v.pipe(text, v.maxLength(110)),
    description: text,
    articleSection: text,
    wordCount: v.pipe(v.number(), v.minValue(100)),
    dateModified: day,
    inLanguage: v.literal('en'),
    isPartOf: reference,
    author: v.strictObject({ '@type': v.literal('Organization'), name: text, url: address }),
    publisher: reference,
    image,
  }),
  Dataset: v.strictObject({
    '@type': v.literal('Dataset'),
    ...described,
    description: v.pipe(text, v.minLength(50), v.maxLength(5000)),
    creator: reference,
    distribution: v.strictObject({
      '@type': v.literal('DataDownload'),
      encodingFormat: text,
      contentUrl: address,
    }),
  }),
}

export const graphShape = v.strictObject({
  '@context': v.literal('https://schema.org'),
  '@graph': v.array(v.variant('@type', Object.values(shapes))),
})
