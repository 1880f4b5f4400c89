/** Questions and answers for display: in the preview, on the status page, in the review and in the stored copy. */

import { isMaskedAadhaar, maskAadhaar } from '../answers/aadhaar.ts'
import { type Answers, LIST_QUESTION } from '../answers/answers.ts'
import { formatDate } from '../answers/dates.ts'
import type { FormReference } from '../answers/form-reference.ts'
import { LIST_SEPARATOR } from '../answers/list-separator.ts'
import { YES } from '../answers/options.ts'
import type { Part } from '../questions/parts.ts'
import type { Question } from '../questions/question.ts'
import type { CourseForm } from './course-form.ts'
import { sectionsOf } from './questionnaire.ts'

interface ShownAnswer {
  label: string
  /** Empty without an answer. */
  value: string
}

export interface ShownSection {
  key: string
  title: string
  part: Part
  rows: ShownAnswer[]
}

interface ShownOptions {
  form: CourseForm
  answers: Answers
  /** Supplies the names of colleges. */
  reference: FormReference
}

/** All sections with the questions that were asked and their answers. Aadhaar numbers are masked. */
export function answersShown({ form, answers, reference }: ShownOptions): ShownSection[] {
  return sectionsOf(form).map(({ key, title, part, questions }) => ({
    key,
    title,
    part,
    rows: questions
      .filter(({ when, omittedIfEmpty, name }) => (!when || when(answers)) && !(omittedIfEmpty && !answers[name]))
      .map((question) => ({ label: question.label, value: answerShown(question, answers, reference) })),
  }))
}

/** An answer formatted for display. */
export function answerShown(question: Question, answers: Answers, reference: FormReference): string {
  const labelOf = (chosen: string) =>
    question.choices?.(answers, reference).find(({ value }) => value === chosen)?.label ?? chosen
  if (question.name === LIST_QUESTION) return (answers[LIST_QUESTION] ?? []).map(labelOf).join(LIST_SEPARATOR)
  const answer = answers[question.name]
  if (question.kind === 'check') return labelOf(answer === YES ? YES : 'NO')
  if (typeof answer !== 'string' || answer === '') return ''
  switch (question.kind) {
    case 'date':
      return formatDate(answer)
    case 'aadhaar':
      return isMaskedAadhaar(answer) ? answer : maskAadhaar(answer)
    case 'computed':
      return `${answer}%`
    case 'choose':
    case 'yes-no':
      return labelOf(answer)
    default:
      return answer
  }
}
