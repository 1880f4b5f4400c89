import type { Question } from '@pravesh/shared/admissions/questions/question'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { useAnswersForm, useFromAnswers } from './use-answers-form.ts'
import { useChoices } from './use-choices.ts'
import { useQuestion } from './use-question.ts'

export function RadioField({ question }: { question: Question }) {
  const { name } = question
  const form = useAnswersForm()
  const questionProps = useQuestion(question)
  const chosen = useFromAnswers(form, () => form.textOf(name))
  return (
    <ChoiceGroup questionProps={questionProps}>
      {useChoices(question).map(({ value, label }, index) => (
        <label key={value} className="option">
          <input
            id={index === 0 ? questionProps.id : `${questionProps.id}-${value}`}
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => form.type(name, value)}
          />
          {label}
        </label>
      ))}
    </ChoiceGroup>
  )
}
