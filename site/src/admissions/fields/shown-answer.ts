import { type Answers, LIST_QUESTION } from '@pravesh/shared/admissions/answers/answers'
import type { FormReference } from '@pravesh/shared/admissions/answers/form-reference'
import { answerShown } from '@pravesh/shared/admissions/form/answers-shown'
import type { Question } from '@pravesh/shared/admissions/questions/question'
import { shownText } from './typing.ts'

/** A typed answer as text. */
export function shownAnswer(question: Question, answers: Answers, reference: FormReference): string {
  const answer = question.name === LIST_QUESTION ? '' : answers[question.name]
  if (question.kind === 'aadhaar' || question.kind === 'date') return shownText(question.kind, answer ?? '')
  return answerShown(question, answers, reference)
}
