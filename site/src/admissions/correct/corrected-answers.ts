import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { LIST_QUESTION } from '@pravesh/shared/admissions/answers/answers'
import { accountAnswers, blankAnswers } from '@pravesh/shared/admissions/form/blank-answers'
import { cleanAnswers } from '@pravesh/shared/admissions/form/clean-answers'
import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import { questionsOf } from '@pravesh/shared/admissions/form/questionnaire'
import type { EditContext } from '@pravesh/shared/admissions/status/application-view'
import { shownText } from '../fields/typing.ts'
import { editableIn } from './cards.ts'

/**
 * The initial values of the form: the stored answers as the fields display them, with a value for every question.
 * Phone and e-mail that may be corrected come from the account.
 */
export function startingAnswers(form: CourseForm, edit: EditContext): Answers {
  const { answers, account } = edit
  const open = editableIn(form, edit)
  const own = Object.fromEntries(Object.entries(accountAnswers(account)).filter(([name]) => isOpenIn(open, name)))
  const whole = { ...blankAnswers(form, account), ...answers, ...own }
  const shown = questionsOf(form).map(({ name, kind }) => [
    name,
    name === LIST_QUESTION ? (whole[name] ?? []) : shownText(kind, whole[name] ?? ''),
  ])
  return Object.fromEntries(shown)
}

/** The answers to submit, in their stored form. Locked questions keep their stored answers. */
export function correctedAnswers(form: CourseForm, typed: Answers, edit: EditContext): Answers {
  const open = editableIn(form, edit)
  return Object.fromEntries([
    ...Object.entries(cleanAnswers(form, typed)).filter(([name]) => isOpenIn(open, name)),
    ...Object.entries(edit.answers).filter(([name]) => !isOpenIn(open, name)),
  ])
}

function isOpenIn(open: ReadonlySet<string>, name: string): boolean {
  return open.has(name)
}
