import type { Answers } from '@pravesh/shared/admissions/answers'
import { LIST_QUESTION } from '@pravesh/shared/admissions/answers'
import type { EditContext } from '@pravesh/shared/admissions/application-view'
import { accountAnswers, blankAnswers } from '@pravesh/shared/admissions/blank-answers'
import { cleanAnswers } from '@pravesh/shared/admissions/clean-answers'
import { editableParts } from '@pravesh/shared/admissions/editing'
import { questionsOf } from '@pravesh/shared/admissions/questionnaire'
import type { CourseCode } from '@pravesh/shared/content/options'
import { shownText } from '../fields/typing.ts'
import { openSections } from './cards.ts'

/** What the form begins with: the stored answers as its fields show them, and something for every question. Contacts are the account's. */
export function startingAnswers(course: CourseCode, { answers, account, correction }: EditContext): Answers {
  const own = editableParts(correction).includes('contact') ? accountAnswers(account) : {}
  const whole = { ...blankAnswers(course, account), ...answers, ...own }
  const shown = questionsOf(course).map(({ name, kind }) => [
    name,
    name === LIST_QUESTION ? (whole[name] ?? []) : shownText(kind, whole[name] ?? ''),
  ])
  return Object.fromEntries(shown)
}

/** The answers to be sent, in their stored form; those that may not be changed are the stored ones. */
export function correctedAnswers(course: CourseCode, typed: Answers, { answers, correction }: EditContext): Answers {
  const open = new Set(openSections(course, correction).flatMap(({ questions }) => questions.map(({ name }) => name)))
  const isLocked = ([name]: [string, unknown]) => ![...open].some((each) => each === name)
  const isOpen = (entry: [string, unknown]) => !isLocked(entry)
  return Object.fromEntries([
    ...Object.entries(cleanAnswers(course, typed)).filter(isOpen),
    ...Object.entries(answers).filter(isLocked),
  ])
}
