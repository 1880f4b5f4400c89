import type { contentPages as kinds } from '@pravesh/shared/content/pages'
import { cookiesPage } from '@pravesh/shared/content/pages/data-protection'
import { notFoundPage, somethingWrongPage } from '@pravesh/shared/content/pages/notices'

import { shellPage } from '../../publishing/pages/define-page.ts'
import type { Page, PagesOf } from '../../publishing/pages/page.ts'
import { about } from './about.ts'
import { college } from './college.ts'
import { colleges } from './colleges.ts'
import { type CourseSources, course } from './course.ts'
import { courseFinder } from './course-finder.ts'
import { courses } from './courses.ts'
import { dataProcessors } from './data-processors.ts'
import { gallery } from './gallery.ts'
import { home } from './home.ts'
import { noticeBoard } from './notice-board.ts'
import { policy } from './policy.ts'

const pages = (sources: CourseSources): PagesOf<typeof kinds> => ({
  home,
  courses,
  colleges,
  'course-finder': courseFinder,
  gallery,
  'notice-board': noticeBoard,
  about,
  policy,
  'data-processors': dataProcessors,
  cookies: shellPage(cookiesPage, { sitemap: { position: 8 } }),
  course: course(sources),
  college: college(sources),
  'something-wrong': shellPage(somethingWrongPage),
  'not-found': shellPage(notFoundPage),
})

export function contentPages(sources: CourseSources): readonly Page[] {
  return Object.values(pages(sources))
}
