import { collegePage } from '@pravesh/shared/content/pages/colleges'
import { paths } from '@pravesh/shared/site/paths'
import type { Loaded, LoadInput } from '../../publishing/pages/page.ts'
import { recordPage } from '../../publishing/pages/record-page.ts'
import { offerAt } from '../courses/offers.ts'
import { sessionYear } from '../courses/session-year.ts'
import { COST_SOURCES, type LoadCosts } from '../published/load-costs.ts'
import { loadRichText } from '../published/load-rich-text.ts'
import { loadPictures } from '../published/pictures.ts'
import { loadSlugs } from '../published/slugs.ts'
import { courseCard, semesterFeesOf, visibleCourses } from './course-cards.ts'

/** A college, with everything that its courses cost there. */
export const college = (costs: LoadCosts) =>
  recordPage({
    kind: collegePage,
    collection: 'colleges',
    slug: 'name',
    path: paths.college,
    // A changed course republishes all colleges (dozens at most), because the colleges it named before are no longer
    // known.
    affectedBy: { colleges: 'own', courses: 'all', 'academic-sessions': 'all', ...COST_SOURCES },
    pictures: 'images',
    sitemap: { position: 11 },
    absent: { redirect: paths.somethingWrong },
    load: (input) => load(input, costs),
  })

/** Returns null when the college is not published. */
async function load(
  { records, params: { id } }: LoadInput<{ id: string }>,
  costs: LoadCosts,
): Promise<Loaded<typeof collegePage> | null> {
  const [college, courses] = await Promise.all([
    records.one({
      collection: 'colleges',
      id,
      fields: ['name', 'city', 'state', 'address', 'about', 'images', 'mapUrl', 'credentials'],
    }),
    visibleCourses(records),
  ])
  if (college === null) return null
  const taught = courses.flatMap((course) => {
    const offer = offerAt(course, id)
    return offer ? [{ course, totalPricePaise: offer.totalPricePaise }] : []
  })
  const [pictures, slug, slugs, session, ...shared] = await Promise.all([
    loadPictures(records, [...(college.images ?? []), ...taught.map(({ course }) => course.image)]),
    records.nameOf('colleges', college),
    loadSlugs(
      records,
      'courses',
      taught.map(({ course }) => course),
    ),
    sessionYear(records),
    ...taught.map(({ course }) => costs(records, course.code)),
  ])
  return {
    college: {
      id,
      slug,
      name: college.name,
      city: college.city,
      state: college.state,
      address: college.address || null,
      about: await loadRichText(records, college.about),
      pictures: pictures.many(college.images),
      mapUrl: college.mapUrl || null,
      credentials: (college.credentials ?? []).map(({ label, value }) => ({ label, value })),
      courses: taught.map(({ course, totalPricePaise }, index) => ({
        ...courseCard(course, { pictures, slugs, session }),
        totalPricePaise,
        semesterFees: semesterFeesOf(course),
        costs: shared[index],
      })),
    },
  }
}
