import type { Answers, QuestionName } from '@pravesh/shared/admissions/answers/answers'
import { QUESTION_NAMES } from '@pravesh/shared/admissions/courses/registry'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { answersAfter } from './dependent-answers.ts'

/** Updates dependent answers when the applicant changes an answer. */
export function useDependentAnswers({ watch, getValues, setValue }: UseFormReturn<Answers>): void {
  useEffect(() => {
    // `setValue` triggers no event with a `type`, so these updates do not cascade.
    const watching = watch((_, { name, type }) => {
      if (type !== 'change' || !isQuestion(name)) return
      // Wait until all subscribers have seen the first change; otherwise some receive the two in the wrong order.
      queueMicrotask(() => {
        for (const [dependent, value] of Object.entries(answersAfter(name, getValues()))) {
          if (isQuestion(dependent)) setValue(dependent, value)
        }
      })
    })
    return () => watching.unsubscribe()
  }, [watch, getValues, setValue])
}

function isQuestion(name: string | undefined): name is QuestionName {
  return QUESTION_NAMES.some((each) => each === name)
}
