import { type Answers, QUESTION_NAMES } from '@pravesh/shared/admissions/answers'
import { accountAnswers, blankAnswers } from '@pravesh/shared/admissions/blank-answers'
import type { DraftContent, FormContext } from '@pravesh/shared/admissions/form-context'
import { questionsOf } from '@pravesh/shared/admissions/questionnaire'
import type { Start } from '../draft/choose-start.ts'
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
  const answers: Answers = { ...blankAnswers(course, account), ...known, ...accountAnswers(account) }
  const written = questionsOf(course).flatMap(({ name, kind }) => {
    const answer = answers[name]
    return typeof answer === 'string' ? [[name, shownText(kind, answer)]] : []
  })
  return { ...answers, ...Object.fromEntries(written) }
}
