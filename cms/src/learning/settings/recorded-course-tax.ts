import { UNDECIDED_TAX } from '@pravesh/shared/documents/tax'
import type { FindTax } from '../../documents/index.ts'
import type { LearningSetting } from '../../payload-types.ts'

/** The tax treatment of every recorded course. */
export const recordedCourseTax: FindTax = async ({ payload }) => {
  const { tax }: Partial<LearningSetting> = await payload.findGlobal({ slug: 'learning-settings', depth: 0 })
  const { rule, percent = null, code = null } = tax ?? {}
  return rule ? { rule, percent, code } : UNDECIDED_TAX
}
