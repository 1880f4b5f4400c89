import type { Site } from '@pravesh/shared/site/site'
import type { JsonLd } from './json-ld.ts'

/** The portal as schema.org data. */
export function organizationLd(site: Site): JsonLd {
  return {
    '@type': 'EducationalOrganization',
    name: site.name,
    description: site.tagline,
    url: `${site.origin}/`,
    logo: `${site.origin}/icons/icon-512.png`,
    ...(site.contact.phone && { telephone: site.contact.phone }),
    ...(site.contact.email && { email: site.contact.email }),
    ...(site.contact.address && { address: site.contact.address }),
    sameAs: site.social.map(({ href }) => href),
  }
}
