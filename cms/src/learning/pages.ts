import { courseContentPage, type learningPages as kinds } from '@pravesh/shared/learning/pages'
import { namingPage } from '../content/index.ts'
import type { Page, PagesOf } from '../publishing/pages/page.ts'

import { purchase } from './offer/purchase-page.ts'

const pages: PagesOf<typeof kinds> = { purchase, 'course-content': namingPage(courseContentPage) }

/** Every page of the recorded courses. */
export const learningPages: readonly Page[] = Object.values(pages)
