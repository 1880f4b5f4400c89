import type { Paths } from '@pravesh/shared/site/paths'
import type { JsonLd } from '../../lib/json-ld.ts'
import type { PageOf } from '../../lib/page-kinds.ts'

/** A college, its address and its courses as schema.org data. */
export function collegeLd({ site, college }: PageOf<'college'>, paths: Paths): JsonLd {
  const url = `${site.origin}${paths.college(college.slug)}`
  return {
    '@type': 'CollegeOrUniversity',
    '@id': url,
    url,
    name: college.name,
    address: {
      '@type': 'PostalAddress',
      ...(college.address && { streetAddress: college.address }),
      addressLocality: college.city,
      addressRegion: college.state,
      addressCountry: 'IN',
    },
    image: college.pictures.map((picture) => `${site.origin}${picture.url}`),
    makesOffer: college.courses.map((course) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Course', name: course.name, url: `${site.origin}${paths.course(course.slug)}` },
    })),
  }
}
