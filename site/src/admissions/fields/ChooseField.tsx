import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { Question } from '@pravesh/shared/admissions/questions/question'
import { useController } from 'react-hook-form'
import { FieldFrame } from '../../forms/FieldFrame.tsx'
import { useWords } from '../../forms/locale.ts'
import { applicationFormWords } from '../form/words/words.ts'
import { useChoices } from './use-choices.ts'
import { useQuestion } from './use-question.ts'

/** A native select. */
export function ChooseField({ question }: { question: Question }) {
  const words = useWords(applicationFormWords).fields
  const { field } = useController<Answers>({ name: question.name })
  const { id, label, hint, validationError, aria } = useQuestion(question)
  const choices = useChoices(question)
  // A value that is no longer offered would look unselected but still be submitted.
  const isOffered = choices.some((choice) => choice.value === field.value)
  return (
    <FieldFrame id={id} label={label} hint={hint} validationError={validationError}>
      <select
        {...field}
        {...aria}
        id={id}
        value={isOffered ? field.value : ''}
        autoComplete={question.autoComplete ?? 'off'}
      >
        <option value="">{choices.length === 0 ? words.noChoices : words.choose}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
