import type { Answers, QuestionName } from '@pravesh/shared/admissions/answers/answers'
import { createContext, useContext, useRef, useSyncExternalStore } from 'react'
import { type AnswerIssues, AnswersForm } from './answers-form.ts'
import { isSameData } from './same-data.ts'

/** The form around the fields. */
export const AnswersFormContext = createContext<AnswersForm>(new AnswersForm({ answers: {}, check: () => [] }))

export function useAnswersForm(): AnswersForm {
  return useContext(AnswersFormContext)
}

/** What follows from the answers. Renders again only when that changes; `read` returns plain data. */
export function useFromAnswers<Value>({ subscribe, answers }: AnswersForm, read: (answers: Answers) => Value): Value {
  const last = useRef<{ value: Value }>(undefined)
  const current = () => {
    const value = read(answers())
    if (last.current === undefined || !isSameData(last.current.value, value)) last.current = { value }
    return last.current.value
  }
  return useSyncExternalStore(subscribe, current, current)
}

/** All errors, by question. */
export function useIssues({ subscribe, issues }: AnswersForm): AnswerIssues {
  return useSyncExternalStore(subscribe, issues, issues)
}

/** The error of a question. */
export function useIssue(name: QuestionName): string | undefined {
  const { subscribe, issues } = useAnswersForm()
  const message = () => issues()[name]?.message
  return useSyncExternalStore(subscribe, message, message)
}
