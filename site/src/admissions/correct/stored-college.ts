import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { FormReference } from '@pravesh/shared/admissions/answers/form-reference'
import type { EditContext } from '@pravesh/shared/admissions/status/application-view'

interface StoredOptions {
  edit: EditContext
  answers: Answers
  /** With the colleges that are offered for these answers today. */
  reference: FormReference
}

/** The choices, with the college of the application at its price: it stays one while the subject is the same. */
export function withStoredCollege({ edit, answers, reference }: StoredOptions): FormReference {
  const kept = edit.reference.colleges.find(({ id }) => id === edit.answers.collegeId)
  if (kept === undefined || (answers.subject ?? '') !== (edit.answers.subject ?? '')) return reference
  return { ...reference, colleges: [kept, ...reference.colleges.filter(({ id }) => id !== kept.id)] }
}
