import { collegePage } from '@pravesh/shared/content/pages/colleges'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { paths } from '@pravesh/shared/site/paths'
import type { Loaded, LoadInput } from '../../publishing/pages/page.ts'
import { recordPage } from '../../publishing/pages/record-page.ts'
import { offerAt } from '../courses/offers.ts'
import { seatsLeft } from '../courses/seats-left.ts'
import { sessionYear } from '../courses/session-year.ts'
import { COST_SOURCES } from '../published/load-costs.ts'
import { loadRichText } from '../published/load-rich-text.ts'
import { videoFilesOf } from '../published/pages-with-file.ts'
import { loadPictures } from '../published/pictures.ts'
import { collegesBySeats } from '../published/seats-taken.ts'
import { loadSiteName } from '../published/site-name.ts'
import { loadSlugs } from '../published/slugs.ts'
import { HOSTEL_FIELDS, hostelOf, TRUST_FIELDS, trustFacts } from '../published/trust-facts.ts'
import { loadVideoFiles, postersOf, videosOf } from '../published/videos.ts'
import { cardFacts } from '../share-cards/card-facts.ts'
import { shareCard } from '../share-cards/share-card.ts'
import type { CourseSources } from './course.ts'
import { courseCard, semesterFeesOf, visibleCourses } from './course-cards.ts'

/** A college, with everything that its courses cost there. */
export const college = (sources: CourseSources) =>
  recordPage({
    kind: collegePage,
    collection: 'colleges',
    slug: 'name',
    path: paths.college,
    // A changed course republishes all colleges (dozens at most), because the colleges it named before are no longer
    // known.
    affectedBy: {
      colleges: 'own',
      courses: 'all',
      'academic-sessions': 'all',
      'intake-seats': collegesBySeats(sources.taken),
      ...videoFilesOf('colleges'),
      ...COST_SOURCES,
    },
    pictures: ['images', 'videos.poster'],
    sitemap: { position: 11 },
    absent: { redirect: paths.somethingWrong },
    load: (input) => load(input, sources),
  })

const COLLEGE_FIELDS = [
  'name',
  'city',
  'state',
  'address',
  'about',
  'images',
  'videos',
  'mapUrl',
  'credentials',
  'directions',
] as const

/** Returns null when the college is not published. */
async function load(
  { records, params: { id }, locale }: LoadInput<{ id: string }>,
  { costs, taken }: CourseSources,
): Promise<Loaded<typeof collegePage> | null> {
  const [college, courses] = await Promise.all([
    records.one({
      collection: 'colleges',
      id,
      fields: [...COLLEGE_FIELDS, ...TRUST_FIELDS, ...HOSTEL_FIELDS],
    }),
    visibleCourses(records),
  ])
  if (college === null) return null
  const taught = courses.flatMap((course) => {
    const offer = offerAt(course, id)
    return offer ? [{ course, totalPricePaise: offer.totalPricePaise, total: offer.seats }] : []
  })
  const [files, pictures, slug, slugs, session, siteName, ...shared] = await Promise.all([
    loadVideoFiles(records, college.videos),
    loadPictures(records, [
      ...(college.images ?? []),
      ...postersOf(college.videos),
      ...taught.map(({ course }) => course.image),
    ]),
    records.nameOf('colleges', college),
    loadSlugs(
      records,
      'courses',
      taught.map(({ course }) => course),
    ),
    sessionYear(records),
    loadSiteName(records),
    ...taught.map(({ course }) => costs(records, course.code)),
  ])
  const seats = await Promise.all(
    taught.map(({ course: { code }, total }) =>
      seatsLeft({ records, taken, course: code, collegeId: id, total, session }),
    ),
  )
  const lowest = taught.map(({ totalPricePaise }) => totalPricePaise).sort((one, other) => one - other)[0]
  return {
    card: shareCard({
      records,
      locale,
      collection: 'colleges',
      id,
      siteName,
      label: `${college.city}, ${college.state}`,
      title: college.name,
      facts: () =>
        lowest === undefined
          ? []
          : [taught.map(({ course }) => COURSE_LABELS[course.code]).join(', '), cardFacts(locale).fromPrice(lowest)],
      picture: pictures.many(college.images)[0] ?? null,
    }),
    college: {
      id,
      slug,
      name: college.name,
      city: college.city,
      state: college.state,
      address: college.address || null,
      about: await loadRichText(records, college.about),
      pictures: pictures.many(college.images),
      videos: videosOf(college.videos, { pictures, files }),
      mapUrl: college.mapUrl || null,
      facts: trustFacts(college),
      hostel: hostelOf(college),
      directions: college.directions || null,
      credentials: (college.credentials ?? []).map(({ label, value }) => ({ label, value })),
      courses: taught.map(({ course, totalPricePaise }, index) => ({
        ...courseCard(course, { pictures, slugs, session }),
        totalPricePaise,
        seats: seats[index] ?? null,
        semesterFees: semesterFeesOf(course),
        costs: shared[index],
      })),
    },
  }
}
