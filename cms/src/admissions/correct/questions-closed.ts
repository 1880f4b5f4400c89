import type { Answers } from '@pravesh/shared/admissions/answers'
import { type Correction, changedOutside } from '@pravesh/shared/admissions/editing'
import { PART_LABELS } from '@pravesh/shared/admissions/parts'
import { partOf } from '@pravesh/shared/admissions/questionnaire'
import { wireField } from '@pravesh/shared/admissions/wire-submission'
import type { CourseCode } from '@pravesh/shared/content/options'
import type { FieldError } from '@pravesh/shared/platform/reply'

interface ClosedOptions {
  course: CourseCode
  before: Answers
  after: Answers
  correction: Correction
}

/** The answers that were changed though nobody has asked for it, by the wire's names. */
export function questionsClosed(options: ClosedOptions): FieldError[] {
  const { course } = options
  return changedOutside(options).map((name) => {
    const part = partOf(course, name)
    const where = part === null ? 'This' : PART_LABELS[part]
    return { field: wireField(course, name), message: `${where} cannot be changed now. Please leave it as it was.` }
  })
}
