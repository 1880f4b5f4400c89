import { courseContentPage } from '@pravesh/shared/learning/pages'
import { shellPage } from '../publishing/pages/define-page.ts'
import type { Page } from '../publishing/pages/page.ts'
import { purchase } from './offer/purchase-page.ts'

/** Every page of the recorded courses. */
export const learningPages: readonly Page[] = [purchase, shellPage(courseContentPage)]
