import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { IdentityNumbers } from '@pravesh/shared/admissions/answers/identity-numbers'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { ShownSection } from '@pravesh/shared/admissions/form/answers-shown'
import { questionsOf } from '@pravesh/shared/admissions/form/questionnaire'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { StudentChanges } from '../applications/application-record.ts'

/** The columns of an application that have something of the Aadhaar number. */
export interface IdentityOfApplication {
  course: CourseCode
  answers: Answers
  shown: ShownSection[]
  changes: StudentChanges | null
  aadhaarSealed: string | null
  aadhaarHash: string | null
  aadhaarLastFour: string | null
}

export type ReducedColumns = Partial<Omit<IdentityOfApplication, 'course'>>

/**
 * What is to be written so that an application has no more of its Aadhaar number than is kept; null if it has no more. `hash` is
 * that of its whole number; null if it has none, or if no key decrypts it.
 */
export function reducedApplication(
  application: IdentityOfApplication,
  kept: Exclude<IdentityNumbers, 'full'>,
  hash: string | null,
): ReducedColumns | null {
  const { aadhaarSealed, aadhaarHash, aadhaarLastFour } = application
  if (kept === 'last-four') return aadhaarSealed ? { aadhaarSealed: null, aadhaarHash: aadhaarHash || hash } : null
  const columns = withoutAnswer(application)
  const isStored = Boolean(aadhaarSealed || aadhaarHash || aadhaarLastFour)
  if (!isStored && Object.keys(columns).length === 0) return null
  return { ...columns, ...(isStored && { aadhaarSealed: null, aadhaarHash: null, aadhaarLastFour: null }) }
}

function withoutAnswer({ course, answers, shown, changes }: IdentityOfApplication): ReducedColumns {
  const labels = questionsOf(formOf(course)).flatMap(({ name, label }) => (name === 'aadhaar' ? [label] : []))
  const isOther = (row: { label: string }) => !labels.includes(row.label)
  const { aadhaar, ...others } = answers
  return {
    ...(aadhaar !== undefined && { answers: others }),
    ...(shown.some(({ rows }) => !rows.every(isOther)) && {
      shown: shown.map((section) => ({ ...section, rows: section.rows.filter(isOther) })),
    }),
    ...(changes &&
      !changes.answers.every(isOther) && {
        changes: { ...changes, answers: changes.answers.filter(isOther) },
      }),
  }
}
