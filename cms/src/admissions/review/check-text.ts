import type { Check } from '@pravesh/shared/admissions/checks/check'
import { staffText } from '../../foundation/languages/staff-text.ts'

/** A check with its sentences in the language of the reader. */
export function inReadersLanguage(check: Check): Check {
  return { ...check, rule: staffText(check.rule), found: check.found.map(staffText) }
}
