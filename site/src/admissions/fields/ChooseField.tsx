import type { Question } from '@pravesh/shared/admissions/questions/question'
import { FieldFrame } from '../../forms/FieldFrame.tsx'
import { useWords } from '../../forms/locale.ts'
import { applicationFormWords } from '../words/words.ts'
import { useAnswersForm, useFromAnswers } from './use-answers-form.ts'
import { useChoices } from './use-choices.ts'
import { useQuestion } from './use-question.ts'

/** A native select. */
export function ChooseField({ question }: { question: Question }) {
  const words = useWords(applicationFormWords).fields
  const { name } = question
  const form = useAnswersForm()
  const answer = useFromAnswers(form, () => form.textOf(name))
  const { id, label, hint, validationError, aria } = useQuestion(question)
  const choices = useChoices(question)
  // A value that is no longer offered would look unselected but still be submitted.
  const isOffered = choices.some((choice) => choice.value === answer)
  return (
    <FieldFrame id={id} label={label} hint={hint} validationError={validationError}>
      <select
        {...aria}
        id={id}
        name={name}
        value={isOffered ? answer : ''}
        onChange={({ target }) => form.type(name, target.value)}
        autoComplete={question.autoComplete ?? 'off'}
      >
        <option value="">{choices.length === 0 ? words.noChoices : words.choose}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.details === undefined ? choice.label : `${choice.label}: ${choice.details.join(', ')}`}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
