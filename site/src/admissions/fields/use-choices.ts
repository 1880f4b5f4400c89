import type { Choice, Question } from '@pravesh/shared/admissions/questions/question'
import { useFormFacts } from './form-facts.ts'
import { useAnswersForm, useFromAnswers } from './use-answers-form.ts'

/** The choices that the current answers allow. */
export function useChoices({ choices }: Question): readonly Choice[] {
  const { reference } = useFormFacts()
  return useFromAnswers(useAnswersForm(), (answers) => choices?.(answers, reference)) ?? []
}
