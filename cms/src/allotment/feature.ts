import { allotmentPages } from '@pravesh/shared/allotment/pages'
import type { Feature } from '../portal/feature.ts'
import { shellPage } from '../publishing/pages/define-page.ts'

/** Merit lists and seats that anyone can check. */
export const allotment: Feature = { pages: allotmentPages.map((shell) => shellPage(shell)) }
