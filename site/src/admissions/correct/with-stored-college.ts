import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { FormReference } from '@pravesh/shared/admissions/answers/form-reference'
import type { EditContext } from '@pravesh/shared/admissions/status/application-view'

interface StoredOptions {
  edit: EditContext
  answers: Pick<Answers, 'subject'>
  /** Its colleges are those on offer for these answers today. */
  reference: FormReference
}

/** Adds the college of the application, at its original price, to the choices while the subject is unchanged. */
export function withStoredCollege({ edit, answers, reference }: StoredOptions): FormReference {
  const stored = edit.reference.colleges.find(({ id }) => id === edit.answers.collegeId)
  if (stored === undefined || (answers.subject ?? '') !== (edit.answers.subject ?? '')) return reference
  return { ...reference, colleges: [stored, ...reference.colleges.filter(({ id }) => id !== stored.id)] }
}
