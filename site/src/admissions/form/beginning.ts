import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { accountAnswers, blankAnswers } from '@pravesh/shared/admissions/answers/blank-answers'
import type { DraftContent, FormContext } from '@pravesh/shared/admissions/answers/form-context'
import { questionsOf } from '@pravesh/shared/admissions/answers/questionnaire'
import { formOf, QUESTION_NAMES } from '@pravesh/shared/admissions/courses/registry'
import type { Start } from '../drafts/choose-start.ts'
import { shownText } from '../fields/typing.ts'

const nothing: DraftContent = {
  answers: {},
  documents: {},
  detailsSaved: false,
  educationSaved: false,
  termsAccepted: false,
}

/** A form that nobody has begun. */
export const newStart: Start = { content: nothing, files: [], revision: 0, isSent: true, savedAt: '' }

/** The answers a form opens with: what was kept of it, the usual ones for the rest, and always the account's own. */
export function firstAnswers({ course, account }: Pick<FormContext, 'course' | 'account'>, kept: Answers): Answers {
  const known = Object.fromEntries(
    QUESTION_NAMES.flatMap((name) => (kept[name] === undefined ? [] : [[name, kept[name]]])),
  )
  const form = formOf(course)
  const answers: Answers = { ...blankAnswers(form, account), ...known, ...accountAnswers(account) }
  const written = questionsOf(form).flatMap(({ name, kind }) => {
    const answer = answers[name]
    return typeof answer === 'string' ? [[name, shownText(kind, answer)]] : []
  })
  return { ...answers, ...Object.fromEntries(written) }
}
