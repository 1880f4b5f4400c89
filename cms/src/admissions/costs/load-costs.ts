import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { LoadCosts } from '../../content/index.ts'
import { loadSharedCosts } from '../../fees/index.ts'

/** What a course costs beside its own fee; the agreement of its form names the examinations. */
export const loadCosts: LoadCosts = (records, course) =>
  loadSharedCosts({ records, course, examSemesters: formOf(course).agreement.examFees.semesters })
