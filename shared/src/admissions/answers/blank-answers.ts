import type { CourseForm } from '../courses/course-form.ts'
import type { Answers } from './answers.ts'
import { LIST_QUESTION } from './answers.ts'
import { questionsOf } from './questionnaire.ts'

/** Who is logged in, as far as the form is filled with it. */
export interface Account {
  name: string
  email: string
  phone: string
}

/** What a new form begins with: every question answered with nothing, or with its usual value; the account's own filled in. */
export function blankAnswers(form: CourseForm, account: Account): Answers {
  const blank = questionsOf(form).map(({ name, initial }) => [name, name === LIST_QUESTION ? [] : (initial ?? '')])
  return { ...Object.fromEntries(blank), ...accountAnswers(account), applicantName: account.name.toUpperCase() }
}

/** The answers that are always the account's. (spec 2, 1) */
export function accountAnswers({ email, phone }: Account): Answers {
  return { email, phone }
}
