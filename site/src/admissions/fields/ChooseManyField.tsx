import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { Question } from '@pravesh/shared/admissions/questions/question'
import { useController } from 'react-hook-form'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { useChoices } from './use-choices.ts'
import { useQuestion } from './use-question.ts'

export function ChooseManyField({ question }: { question: Question }) {
  const questionProps = useQuestion(question)
  const { field } = useController<Answers>({ name: question.name })
  const choices = useChoices(question)
  const chosen = Array.isArray(field.value) ? field.value : []
  return (
    <ChoiceGroup questionProps={questionProps}>
      {choices.map(({ value, label }, index) => (
        <label key={value} className="option">
          <input
            id={index === 0 ? questionProps.id : `${questionProps.id}-${value}`}
            type="checkbox"
            name={question.name}
            checked={chosen.includes(value)}
            onBlur={field.onBlur}
            // Stored in list order, whatever the order of ticking.
            onChange={({ target }) =>
              field.onChange(
                choices
                  .map((each) => each.value)
                  .filter((each) => (each === value ? target.checked : chosen.includes(each))),
              )
            }
          />
          {label}
        </label>
      ))}
    </ChoiceGroup>
  )
}
