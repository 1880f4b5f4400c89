import {
  coursesFor,
  nearestFirst,
  nearness,
  parseFinderAnswers,
  unansweredQuestions,
} from '@pravesh/shared/content/course-finder'
import { courseFinderPage } from '@pravesh/shared/content/pages/course-finder'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import { placeName } from '@pravesh/shared/platform/places/place-name'
import { STATES } from '@pravesh/shared/platform/places/states'
import { paths } from '@pravesh/shared/site/paths'
import { fixedPage } from '../../publishing/pages/define-page.ts'
import type { Loaded, LoadInput } from '../../publishing/pages/page.ts'
import { loadOffers } from '../courses/offers.ts'
import { loadSlugs } from '../published/slugs.ts'
import { courseCard, loadCardParts, visibleCourses } from './course-cards.ts'

const states = STATES.map(placeName)

/** Colleges that a suggested course shows. */
const MAX_COLLEGES = 4

/** “Which course fits me?” Published without answers; those come in the query. */
export const courseFinder = fixedPage({
  kind: courseFinderPage,
  path: paths.courseFinder,
  sitemap: { position: 4 },
  load,
})

async function load({ records, search }: LoadInput): Promise<Loaded<typeof courseFinderPage>> {
  const query = new URLSearchParams(search)
  const answers = parseFinderAnswers(query)
  const unanswered = unansweredQuestions(query)
  const { passed, aim, state } = answers
  if (passed === null || aim === null || state === '') return { answers, unanswered, states, result: null }
  const courses = await visibleCourses(records)
  const [parts, offersOf] = await Promise.all([
    loadCardParts(records, courses),
    loadOffers(records, courses, ['name', 'city', 'state']),
  ])
  const slugs = await loadSlugs(
    records,
    'colleges',
    courses.flatMap((course) => offersOf(course).map(({ college }) => college)),
  )
  const found = coursesFor({ passed, aim })
  const taught = (codes: readonly CourseCode[]) => courses.filter(({ code }) => codes.includes(code))
  const suggest = (codes: readonly CourseCode[]) =>
    taught(codes).map((course) => {
      const offers = offersOf(course).map(({ college, totalPricePaise }) => ({
        ...college,
        totalPricePaise: totalPricePaise ?? 0,
      }))
      return {
        course: courseCard(course, parts),
        colleges: nearestFirst(offers, answers)
          .slice(0, MAX_COLLEGES)
          .map(({ id, name, city, state: there, totalPricePaise }) => {
            return {
              id,
              slug: slugs.get(id),
              name,
              city,
              state: there,
              totalPricePaise,
              nearness: nearness({ state: there }, answers),
            }
          }),
      }
    })
  return {
    answers,
    unanswered,
    states,
    result: {
      fitting: suggest(found.fitting),
      later: taught(found.later).map((course) => courseCard(course, parts)),
      others: suggest(found.others),
    },
  }
}
