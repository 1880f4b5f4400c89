import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { Choice, Question } from '@pravesh/shared/admissions/questions/question'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFormFacts } from './form-facts.ts'

/** The choices that the current answers allow. */
export function useChoices({ choices }: Question): readonly Choice[] {
  const { control, getValues } = useFormContext<Answers>()
  const { reference } = useFormFacts()
  // Only triggers a re-render: the watched value does not follow changes of the reference.
  useWatch({ control, compute: (answers: Answers) => choices?.(answers, reference) })
  return choices?.(getValues(), reference) ?? []
}
