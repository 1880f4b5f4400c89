import { coursePage } from '@pravesh/shared/content/pages/courses'
import { paths } from '@pravesh/shared/site/paths'
import type { Loaded, LoadInput } from '../../publishing/pages/page.ts'
import { recordPage } from '../../publishing/pages/record-page.ts'
import { INTAKE_FIELDS } from '../courses/intake.ts'
import { loadOffers } from '../courses/offers.ts'
import { loadRichText } from '../published/load-rich-text.ts'
import { courseCard, loadCardParts } from './course-cards.ts'

export const course = recordPage({
  kind: coursePage,
  collection: 'courses',
  where: [{ visible: { equals: true } }],
  path: paths.course,
  affectedBy: { courses: 'own', colleges: 'all', 'academic-sessions': 'all' },
  pictures: 'image',
  sitemap: { position: 10 },
  // A hidden course or college redirects to the error page, temporarily. (spec 1, 4 and 8)
  absent: { redirect: paths.somethingWrong },
  load,
})

/** Returns null when the course is hidden or not published. (spec 1, 4) */
async function load({ records, params: { id } }: LoadInput<{ id: string }>): Promise<Loaded<typeof coursePage> | null> {
  const course = await records.one({
    collection: 'courses',
    id,
    fields: [
      'code',
      'name',
      'summary',
      'description',
      'image',
      'videoUrl',
      'durationYears',
      'startingPricePaise',
      'visible',
      ...INTAKE_FIELDS,
      'colleges',
      'semesterFees',
      'otherDetails',
      'eligibility',
      'careers',
    ],
  })
  if (course === null || !(course.visible || records.isDraft('courses', id))) return null
  const [otherDetails, parts, offersOf] = await Promise.all([
    loadRichText(records, course.otherDetails),
    loadCardParts(records, [course]),
    loadOffers(records, [course], ['name', 'city', 'state']),
  ])
  return {
    course: {
      ...courseCard(course, parts),
      description: course.description,
      videoUrl: course.videoUrl || null,
      colleges: offersOf(course).map(({ college: { id, name, city, state }, totalPricePaise }) => ({
        id,
        name,
        city,
        state,
        totalPricePaise,
      })),
      semesterFees: (course.semesterFees ?? []).map(({ title, feePaise }) => ({ title, feePaise })),
      otherDetails,
    },
  }
}
