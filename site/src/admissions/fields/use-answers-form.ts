import type { Answers, QuestionName } from '@pravesh/shared/admissions/answers/answers'
import { createContext, useContext, useRef, useSyncExternalStore } from 'react'
import { type AnswerIssues, AnswersForm } from './answers-form.ts'

/** The form around the fields. */
export const AnswersFormContext = createContext<AnswersForm>(new AnswersForm({ answers: {}, check: () => [] }))

export function useAnswersForm(): AnswersForm {
  return useContext(AnswersFormContext)
}

/** What follows from the answers. Renders again only when that changes; `read` returns plain data. */
export function useFromAnswers<Value>(form: AnswersForm, read: (answers: Answers) => Value): Value {
  return useFrom(form, () => read(form.answers()))
}

/** All errors, by question. */
export function useIssues({ subscribe, issues }: AnswersForm): AnswerIssues {
  return useSyncExternalStore(subscribe, issues, issues)
}

/** The error of a question. */
export function useIssue(name: QuestionName): string | undefined {
  const form = useAnswersForm()
  return useFrom(form, () => form.issues()[name]?.message)
}

function useFrom<Value>({ subscribe }: AnswersForm, read: () => Value): Value {
  const last = useRef<{ value: Value; json: string | undefined }>(undefined)
  const current = () => {
    const value = read()
    const json = JSON.stringify(value)
    if (last.current === undefined || last.current.json !== json) last.current = { value, json }
    return last.current.value
  }
  return useSyncExternalStore(subscribe, current, current)
}
