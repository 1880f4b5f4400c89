import type { Answers } from '../answers/answers.ts'
import { LIST_QUESTION } from '../answers/answers.ts'
import type { CourseForm } from './course-form.ts'
import { questionsOf } from './questionnaire.ts'

/** The account data that the form is prefilled with. */
export interface Account {
  name: string
  email: string
  phone: string
}

/** The initial answers of a new form: empty or default values, and those from the account. */
export function blankAnswers(form: CourseForm, account: Account): Answers {
  const blank = questionsOf(form).map(({ name, initial }) => [name, name === LIST_QUESTION ? [] : (initial ?? '')])
  const known = { applicantName: account.name.toUpperCase(), whatsapp: account.phone }
  return { ...Object.fromEntries(blank), ...accountAnswers(account), ...known }
}

/** Answers that always come from the account. (spec 2, 1) */
export function accountAnswers({ email, phone }: Account): Answers {
  return { email, phone }
}
