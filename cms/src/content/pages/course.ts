import { coursePage } from '@pravesh/shared/content/pages/courses'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { paths } from '@pravesh/shared/site/paths'
import type { Loaded, LoadInput } from '../../publishing/pages/page.ts'
import { recordPage } from '../../publishing/pages/record-page.ts'
import { INTAKE_FIELDS } from '../courses/intake.ts'
import { loadOffers } from '../courses/offers.ts'
import { seatsLeft } from '../courses/seats-left.ts'
import { courseNotices, shownNotices } from '../notice-board/shown-notices.ts'
import { courseOfProcess, type FindCalendar } from '../published/course-calendar.ts'
import { COST_SOURCES, type LoadCosts } from '../published/load-costs.ts'
import { loadRichText } from '../published/load-rich-text.ts'
import { videoFilesOf } from '../published/pages-with-file.ts'
import { loadPictures } from '../published/pictures.ts'
import { coursesBySeats, type SeatsTaken } from '../published/seats-taken.ts'
import { loadSiteName } from '../published/site-name.ts'
import { loadSlugs } from '../published/slugs.ts'
import { numbersFor, TRUST_FIELDS, trustFacts } from '../published/trust-facts.ts'
import { loadVideoFiles, postersOf, videosOf } from '../published/videos.ts'
import { cardFacts } from '../share-cards/card-facts.ts'
import { shareCard } from '../share-cards/share-card.ts'
import { courseCard, loadCardParts, semesterFeesOf, textOr } from './course-cards.ts'

/** What a course page shows from features above content. */
export interface CourseSources {
  costs: LoadCosts
  taken: SeatsTaken
  calendar: FindCalendar
}

/** A course, with everything that it costs at each college. */
export const course = (sources: CourseSources) =>
  recordPage({
    kind: coursePage,
    collection: 'courses',
    slug: 'name',
    where: [{ visible: { equals: true } }],
    path: paths.course,
    affectedBy: {
      courses: 'own',
      colleges: 'all',
      'academic-sessions': 'all',
      notices: 'all',
      'intake-seats': coursesBySeats(sources.taken),
      'merit-processes': courseOfProcess,
      ...videoFilesOf('courses'),
      ...COST_SOURCES,
    },
    pictures: ['image', 'gallery', 'videos.poster'],
    sitemap: { position: 10 },
    // A hidden course or college redirects to the error page, temporarily. (spec 1, 4 and 8)
    absent: { redirect: paths.somethingWrong },
    load: (input) => load(input, sources),
  })

/** Returns null when the course is hidden or not published. (spec 1, 4) */
async function load(
  { records, params: { id }, locale }: LoadInput<{ id: string }>,
  { costs, taken, calendar }: CourseSources,
): Promise<Loaded<typeof coursePage> | null> {
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
      'gallery',
      'videos',
      'durationYears',
      'startingPricePaise',
      'visible',
      ...INTAKE_FIELDS,
      'colleges',
      'semesterFees',
      'otherDetails',
      'eligibility',
      'careers',
      ...TRUST_FIELDS,
    ],
  })
  if (course === null || !(course.visible || records.isDraft('courses', id))) return null
  const [otherDetails, parts, pictures, files, notices, offersOf, shared, siteName] = await Promise.all([
    loadRichText(records, course.otherDetails),
    loadCardParts(records, [course]),
    loadPictures(records, [...(course.gallery ?? []), ...postersOf(course.videos)]),
    loadVideoFiles(records, course.videos),
    shownNotices(records),
    loadOffers(records, [course], ['name', 'city', 'state', 'recognitions']),
    costs(records, course.code),
    loadSiteName(records),
  ])
  const offers = offersOf(course)
  const { session } = parts
  const [merit, slugs, ...seats] = await Promise.all([
    session === null ? null : calendar(records, { course: course.code, sessionYear: session }),
    loadSlugs(
      records,
      'colleges',
      offers.map(({ college }) => college),
    ),
    ...offers.map(({ college: { id: collegeId }, seats: total }) =>
      seatsLeft({ records, taken, course: course.code, collegeId, total, session }),
    ),
  ])
  const facts = cardFacts(locale)
  return {
    card: shareCard({
      records,
      locale,
      collection: 'courses',
      id,
      siteName,
      label: COURSE_LABELS[course.code],
      title: course.name,
      facts: () => [facts.years(course.durationYears), facts.fromPrice(course.startingPricePaise)],
      picture: parts.pictures.one(course.image),
    }),
    course: {
      ...courseCard(course, parts),
      description: textOr(course.description, course.name),
      videoUrl: course.videoUrl || null,
      photographs: pictures.many(course.gallery),
      notices: courseNotices(course.code, notices),
      videos: videosOf(course.videos, { pictures, files }),
      colleges: offers.map(({ college: { id, name, city, state, recognitions }, totalPricePaise }, index) => ({
        id,
        slug: slugs.get(id),
        name,
        city,
        state,
        totalPricePaise,
        seats: seats[index] ?? null,
        recognitions: numbersFor(course.code, { recognitions }),
      })),
      semesterFees: semesterFeesOf(course),
      costs: shared,
      otherDetails,
      merit,
      facts: trustFacts(course),
    },
  }
}
