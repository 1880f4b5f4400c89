import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { YES } from '@pravesh/shared/admissions/answers/options'
import type { Question } from '@pravesh/shared/admissions/questions/question'
import { useController } from 'react-hook-form'
import { useQuestion } from './use-question.ts'

/** A single checkbox whose label is the question. */
export function TickField({ question }: { question: Question }) {
  const { id, aria } = useQuestion(question)
  const { field } = useController<Answers>({ name: question.name })
  return (
    <div className="field">
      <div className="check">
        <input
          {...aria}
          id={id}
          type="checkbox"
          name={field.name}
          checked={field.value === YES}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(target.checked ? YES : '')}
        />
        <label htmlFor={id}>{question.label}</label>
      </div>
    </div>
  )
}
