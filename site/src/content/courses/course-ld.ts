import type { Paths } from '@pravesh/shared/site/paths'
import { type JsonLd, ldPrice } from '../../lib/json-ld.ts'
import type { PageOf } from '../../lib/page-kinds.ts'

/** A course, its provider and its price as schema.org data. */
export function courseLd({ site, course }: PageOf<'course'>, paths: Paths): JsonLd {
  const url = `${site.origin}${paths.course(course.slug)}`
  return {
    '@type': 'Course',
    '@id': url,
    url,
    name: course.name,
    courseCode: course.code,
    description: course.summary,
    ...(course.image && { image: `${site.origin}${course.image.url}` }),
    provider: { '@type': 'EducationalOrganization', name: site.name, url: `${site.origin}/` },
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: ldPrice(course.startingPricePaise),
      priceCurrency: 'INR',
      url,
    },
    hasCourseInstance: course.colleges.map((college) => ({
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      courseWorkload: `P${course.durationYears}Y`,
      location: { '@type': 'CollegeOrUniversity', name: college.name, address: `${college.city}, ${college.state}` },
    })),
  }
}
