import { siteConfig } from '../../../site.config.ts'
import { navigation } from '../../content/navigation.ts'
import { routeOf } from '../../content/routes.ts'
import { addressFor } from '../../content/translated-pages.ts'
import { settings } from '../../settings.ts'
import type { Language } from '../../words/language.ts'

export const addressOf = (path: string) => new URL(path, settings.publicUrl).href

export const organizationId = addressOf('/#organization')

const { legalName, address, phone, emergencyPhone, vat, registration } = siteConfig.company

const contactPoint = (contactType: string, path: string, telephone: string | undefined) => ({
  '@type': 'ContactPoint',
  contactType,
  url: addressOf(path),
  ...(telephone && { telephone }),
})

/** Who publishes a page, in short. */
export function publisher() {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: siteConfig.companyName,
    url: addressOf('/'),
    logo: { '@type': 'ImageObject', url: addressOf('/icon-512.png'), width: 512, height: 512 },
  }
}

/**
 * Who we are: what the site shows, and of the company's details what the owner has filled in. No mailbox: the pages
 * write them so that no harvester reads them, and this would hand them over.
 */
export function organization(language: Language) {
  return {
    ...publisher(),
    ...(legalName && { legalName }),
    description: routeOf('/', language).description,
    slogan: navigation(language).footer.claim.join(' '),
    ...(phone && { telephone: phone }),
    ...(address && { address }),
    ...(vat && { vatID: vat }),
    ...(registration && { identifier: registration }),
    contactPoint: [
      contactPoint('sales', addressFor('/contact', language), phone),
      contactPoint(
        'emergency',
        `${addressFor('/access-bulk-water', language)}#emergency`,
        emergencyPhone,
      ),
    ],
  }
}
