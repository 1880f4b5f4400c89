import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { Choice, Question } from '@pravesh/shared/admissions/questions/question'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFormFacts } from './form-facts.ts'

/** What can be chosen with the answers given so far. */
export function useChoices({ choices }: Question): readonly Choice[] {
  const { control, getValues } = useFormContext<Answers>()
  const { reference } = useFormFacts()
  // What is watched only says when to draw again: it does not follow the reference.
  useWatch({ control, compute: (answers: Answers) => choices?.(answers, reference) })
  return choices?.(getValues(), reference) ?? []
}
