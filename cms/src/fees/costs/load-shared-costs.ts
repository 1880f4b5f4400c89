import type { Semester } from '@pravesh/shared/content/options'
import type { SharedCosts } from '@pravesh/shared/courses/course-costs'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import { sharedCosts } from '@pravesh/shared/fees/dues/shared-costs'
import type { Records } from '../../publishing/pages/records.ts'
import { settingsIn } from '../settings/fee-settings.ts'

interface CostOptions {
  records: Records
  course: CourseCode
  /** The semesters of the course that end with an examination fee. */
  examSemesters: readonly Semester[]
}

/** What a course costs beside its own fee, by the fee structure and the settings in force. */
export async function loadSharedCosts({ records, course, examSemesters }: CostOptions): Promise<SharedCosts> {
  const [heads, settings] = await Promise.all([
    records.list({
      collection: 'fee-structures',
      fields: ['action', 'course', 'amountPaise', 'text'],
      where: { and: [{ active: { equals: true } }, { course: { equals: course } }] },
      sort: ['order', 'createdAt'],
    }),
    records.global('fee-settings'),
  ])
  return sharedCosts({ course, heads, examSemesters, settings: settingsIn(settings ?? {}) })
}
