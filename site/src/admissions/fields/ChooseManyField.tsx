import { LIST_QUESTION } from '@pravesh/shared/admissions/answers/answers'
import type { Question } from '@pravesh/shared/admissions/questions/question'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { useAnswersForm, useFromAnswers } from './use-answers-form.ts'
import { useChoices } from './use-choices.ts'
import { useQuestion } from './use-question.ts'

export function ChooseManyField({ question }: { question: Question }) {
  const questionProps = useQuestion(question)
  const form = useAnswersForm()
  const choices = useChoices(question)
  const chosen = useFromAnswers(form, (answers) => answers[LIST_QUESTION] ?? [])
  return (
    <ChoiceGroup questionProps={questionProps}>
      {choices.map(({ value, label }, index) => (
        <label key={value} className="option">
          <input
            id={index === 0 ? questionProps.id : `${questionProps.id}-${value}`}
            type="checkbox"
            name={question.name}
            value={value}
            checked={chosen.includes(value)}
            // Stored in list order, whatever the order of ticking.
            onChange={({ target }) =>
              form.type(
                LIST_QUESTION,
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
