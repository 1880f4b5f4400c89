import { aboutPage } from './pages/about.ts'
import { collegePage, collegesPage } from './pages/colleges.ts'
import { courseFinderPage } from './pages/course-finder.ts'
import { coursePage, coursesPage } from './pages/courses.ts'
import { cookiesPage, processorsPage } from './pages/data-protection.ts'
import { galleryPage } from './pages/gallery.ts'
import { homePage } from './pages/home.ts'
import { noticeBoardPage } from './pages/notice-board.ts'
import { notFoundPage, somethingWrongPage } from './pages/notices.ts'
import { policyPage } from './pages/policy.ts'

export const contentPages = [
  homePage,
  coursesPage,
  coursePage,
  courseFinderPage,
  collegesPage,
  collegePage,
  galleryPage,
  noticeBoardPage,
  aboutPage,
  policyPage,
  processorsPage,
  cookiesPage,
  somethingWrongPage,
  notFoundPage,
]
