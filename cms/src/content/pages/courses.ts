import { coursesPage } from '@pravesh/shared/content/pages/courses'
import { paths } from '@pravesh/shared/site/paths'
import { fixedPage } from '../../platform/pages/define-page.ts'
import { loadCourseCards } from './course-cards.ts'

export const courses = fixedPage({
  kind: coursesPage,
  path: paths.courses,
  affectedBy: { courses: 'all' },
  sitemap: { position: 2 },
  load: async ({ records }) => ({ courses: await loadCourseCards(records) }),
})
