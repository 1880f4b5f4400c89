import { coursesPage } from '@pravesh/shared/content/pages/courses'
import { paths } from '@pravesh/shared/site/paths'
import { fixedPage } from '../../publishing/pages/define-page.ts'
import type { Loaded, LoadInput } from '../../publishing/pages/page.ts'
import { loadOffers } from '../courses/offers.ts'
import { courseCard, loadCardParts, visibleCourses } from './course-cards.ts'

export const courses = fixedPage({
  kind: coursesPage,
  path: paths.courses,
  affectedBy: { courses: 'all', colleges: 'all', 'academic-sessions': 'all' },
  sitemap: { position: 2 },
  load,
})

async function load({ records }: LoadInput): Promise<Loaded<typeof coursesPage>> {
  const courses = await visibleCourses(records)
  const [parts, offersOf] = await Promise.all([
    loadCardParts(records, courses),
    loadOffers(records, courses, ['state']),
  ])
  return {
    courses: courses.map((course) => {
      const states = offersOf(course).map(({ college }) => college.state)
      return { ...courseCard(course, parts), collegeCount: states.length, states: [...new Set(states)].sort() }
    }),
  }
}
