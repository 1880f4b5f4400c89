import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { LIST_QUESTION } from '@pravesh/shared/admissions/answers/answers'
import { accountAnswers, blankAnswers } from '@pravesh/shared/admissions/form/blank-answers'
import { cleanAnswers } from '@pravesh/shared/admissions/form/clean-answers'
import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import { questionsOf } from '@pravesh/shared/admissions/form/questionnaire'
import type { EditContext } from '@pravesh/shared/admissions/status/application-view'
import { editableParts } from '@pravesh/shared/admissions/status/editing'
import { shownText } from '../fields/typing.ts'
import { openSections } from './cards.ts'

/**
 * The initial values of the form: the stored answers as the fields display them, with a value for every question.
 * Contact details come from the account.
 */
export function startingAnswers(form: CourseForm, { answers, account, correction }: EditContext): Answers {
  const own = editableParts(correction).includes('contact') ? accountAnswers(account) : {}
  const whole = { ...blankAnswers(form, account), ...answers, ...own }
  const shown = questionsOf(form).map(({ name, kind }) => [
    name,
    name === LIST_QUESTION ? (whole[name] ?? []) : shownText(kind, whole[name] ?? ''),
  ])
  return Object.fromEntries(shown)
}

/** The answers to submit, in their stored form. Locked questions keep their stored answers. */
export function correctedAnswers(form: CourseForm, typed: Answers, { answers, correction }: EditContext): Answers {
  const open = new Set(openSections(form, correction).flatMap(({ questions }) => questions.map(({ name }) => name)))
  const isLocked = ([name]: [string, unknown]) => ![...open].some((each) => each === name)
  const isOpen = (entry: [string, unknown]) => !isLocked(entry)
  return Object.fromEntries([
    ...Object.entries(cleanAnswers(form, typed)).filter(isOpen),
    ...Object.entries(answers).filter(isLocked),
  ])
}
