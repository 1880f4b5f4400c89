import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { Question } from '@pravesh/shared/admissions/questions/question'
import { useFormContext } from 'react-hook-form'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { useChoices } from './use-choices.ts'
import { useQuestion } from './use-question.ts'

export function RadioField({ question }: { question: Question }) {
  const { register } = useFormContext<Answers>()
  const questionProps = useQuestion(question)
  const field = register(question.name)
  return (
    <ChoiceGroup questionProps={questionProps}>
      {useChoices(question).map(({ value, label }, index) => (
        <label key={value} className="option">
          <input
            {...field}
            id={index === 0 ? questionProps.id : `${questionProps.id}-${value}`}
            type="radio"
            value={value}
          />
          {label}
        </label>
      ))}
    </ChoiceGroup>
  )
}
