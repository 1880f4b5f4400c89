import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { formOf, QUESTION_NAMES } from '@pravesh/shared/admissions/courses/registry'
import { accountAnswers, blankAnswers } from '@pravesh/shared/admissions/form/blank-answers'
import type { DraftContent, FormContext } from '@pravesh/shared/admissions/form/form-context'
import { questionsOf } from '@pravesh/shared/admissions/form/questionnaire'
import type { Start } from '../drafts/choose-start.ts'
import { shownText } from '../fields/typing.ts'

const nothing: DraftContent = {
  answers: {},
  documents: {},
  detailsSaved: false,
  educationSaved: false,
  termsAccepted: false,
}

export const newStart: Start = { content: nothing, files: [], revision: 0, isSent: true, savedAt: '' }

/**
 * The answers that a form starts with: those of the draft, defaults for the rest, and always the account's own details.
 */
export function initialAnswers({ course, account }: Pick<FormContext, 'course' | 'account'>, draft: Answers): Answers {
  const known = Object.fromEntries(
    QUESTION_NAMES.flatMap((name) => (draft[name] === undefined ? [] : [[name, draft[name]]])),
  )
  const form = formOf(course)
  const answers: Answers = { ...blankAnswers(form, account), ...known, ...accountAnswers(account) }
  const written = questionsOf(form).flatMap(({ name, kind }) => {
    const answer = answers[name]
    return typeof answer === 'string' ? [[name, shownText(kind, answer)]] : []
  })
  return { ...answers, ...Object.fromEntries(written) }
}
