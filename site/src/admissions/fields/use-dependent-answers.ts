import type { QuestionName } from '@pravesh/shared/admissions/answers/answers'
import { QUESTION_NAMES } from '@pravesh/shared/admissions/courses/registry'
import { useEffect } from 'react'
import type { AnswersForm } from './answers-form.ts'
import { answersAfter } from './dependent-answers.ts'

/** Updates dependent answers when the applicant changes an answer. */
export function useDependentAnswers({ watch, answers, set }: AnswersForm): void {
  useEffect(
    () =>
      watch(({ name, isTyped }) => {
        if (!isTyped) return
        // Wait until all have seen the first change; otherwise some receive the two in the wrong order.
        queueMicrotask(() => {
          for (const [dependent, value] of Object.entries(answersAfter(name, answers()))) {
            if (isQuestion(dependent)) set(dependent, value)
          }
        })
      }),
    [watch, answers, set],
  )
}

function isQuestion(name: string): name is QuestionName {
  return QUESTION_NAMES.some((each) => each === name)
}
