import { YES } from '@pravesh/shared/admissions/answers/options'
import type { Question } from '@pravesh/shared/admissions/questions/question'
import { useAnswersForm, useFromAnswers } from './use-answers-form.ts'
import { useQuestion } from './use-question.ts'

/** A single checkbox whose label is the question. */
export function TickField({ question }: { question: Question }) {
  const { id, aria } = useQuestion(question)
  const { name } = question
  const form = useAnswersForm()
  const isTicked = useFromAnswers(form, () => form.textOf(name) === YES)
  return (
    <div className="field">
      <div className="check">
        <input
          {...aria}
          id={id}
          type="checkbox"
          name={name}
          checked={isTicked}
          onChange={({ target }) => form.type(name, target.checked ? YES : '')}
        />
        <label htmlFor={id}>{question.label}</label>
      </div>
    </div>
  )
}
