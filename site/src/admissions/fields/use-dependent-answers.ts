import type { Answers, QuestionName } from '@pravesh/shared/admissions/answers/answers'
import { QUESTION_NAMES } from '@pravesh/shared/admissions/courses/registry'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { answersAfter } from './dependent-answers.ts'

/** Changes what depends on an answer when somebody changes it. */
export function useDependentAnswers({ watch, getValues, setValue }: UseFormReturn<Answers>): void {
  useEffect(() => {
    // Changes made here have no name of an event, and so change nothing further.
    const watching = watch((_, { name, type }) => {
      if (type !== 'change' || !isQuestion(name)) return
      // Once everybody has been told of the first change: else some hear of the two in the wrong order.
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
