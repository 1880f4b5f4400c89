import { notFoundPage, somethingWrongPage } from '@pravesh/shared/content/pages/notices'
import { shellPage } from '../../publishing/pages/define-page.ts'
import type { Page } from '../../publishing/pages/page.ts'
import { about } from './about.ts'
import { college } from './college.ts'
import { colleges } from './colleges.ts'
import { course } from './course.ts'
import { courseFinder } from './course-finder.ts'
import { courses } from './courses.ts'
import { gallery } from './gallery.ts'
import { home } from './home.ts'
import { policy } from './policy.ts'

export const contentPages: readonly Page[] = [
  home,
  courses,
  colleges,
  courseFinder,
  gallery,
  about,
  policy,
  course,
  college,
  shellPage(somethingWrongPage),
  shellPage(notFoundPage),
]
