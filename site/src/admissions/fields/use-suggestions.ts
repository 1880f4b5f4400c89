import type { Choice, Question } from '@pravesh/shared/admissions/questions/question'
import { useEffect, useState } from 'react'
import { lazyModule } from '../../lib/lazy-module.ts'
import { useAnswersForm, useFromAnswers } from './use-answers-form.ts'
import { useChoices } from './use-choices.ts'

const places = lazyModule(() => import('@pravesh/shared/platform/places/places'))

/** What a text field suggests: its choices, whose labels may be translations of what is stored, or the districts of a state. */
export function useSuggestions(question: Question): readonly Choice[] {
  const { districtsOf } = question
  const choices = useChoices(question)
  const state = useFromAnswers(useAnswersForm(), (answers) => districtsOf && answers[districtsOf])
  const districts = useDistricts(state ?? '')
  return districtsOf ? districts.map((name) => ({ value: name, label: name })) : choices
}

/** The districts of a state; empty until they are loaded, because a district can be typed without them. */
function useDistricts(state: string): readonly string[] {
  const [table, setTable] = useState(places.loaded)
  useEffect(() => {
    if (state === '' || table !== null) return
    places.load().then(setTable, () => {})
  }, [state, table])
  return table?.districtsOf(state) ?? []
}
