/** Minimum percentages of class 10 and class 12 by category. (spec 2, 5; spec 3, 5) */
import { STORED_CATEGORIES } from '../answers/options.ts'
import type { CourseEligibility } from './course-form.ts'

const MINIMUM_PERCENTAGE = { general: 50, reserved: 45 } as const

const RULES = {
  general: `If you are from GENERAL/EWS or OBC category , Your 10th and 12th marks should be more than or equal to ${MINIMUM_PERCENTAGE.general}% .`,
  reserved: `If you are from SC/ST category , Your 10th and 12th marks should be more than or equal to ${MINIMUM_PERCENTAGE.reserved}% .`,
} as const

function groupOf(category: string | undefined): keyof typeof RULES | null {
  if (category === 'SC' || category === 'ST') return 'reserved'
  return STORED_CATEGORIES.some((each) => each === category) ? 'general' : null
}

/** The rule of D.El.Ed and D.Pharm. */
export const schoolMinimum: Omit<CourseEligibility, 'blocksCorrection'> = {
  minimumFor: (category) => {
    const group = groupOf(category)
    return group && MINIMUM_PERCENTAGE[group]
  },
  ruleFor: (category) => RULES[groupOf(category) ?? 'reserved'],
}
