import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { Question } from '@pravesh/shared/admissions/questions/question'
import { memo } from 'react'
import { ChooseField } from './ChooseField.tsx'
import { ChooseManyField } from './ChooseManyField.tsx'
import { ComputedField } from './ComputedField.tsx'
import { LockedField } from './LockedField.tsx'
import { PinField } from './PinField.tsx'
import { RadioField } from './RadioField.tsx'
import { TickField } from './TickField.tsx'
import { TypedField } from './TypedField.tsx'
import { isTyped } from './typing.ts'
import { useAnswersForm, useFromAnswers } from './use-answers-form.ts'

interface QuestionFieldProps {
  question: Question
  /** The section is read-only. */
  locked?: boolean
}

/**
 * Renders a question by its kind, or nothing while its condition is false. Needs `AnswersFormContext` and `FormFactsContext`.
 */
export const QuestionField = memo(function QuestionField({ question, locked = false }: QuestionFieldProps) {
  const state = useFromAnswers(useAnswersForm(), (answers) => stateOf(question, answers))
  if (state === 'hidden') return null
  if (question.kind === 'computed') return <ComputedField question={question} />
  if (locked || state === 'locked') return <LockedField question={question} inSection={locked} />
  if (question.placeOf) return <PinField question={question} of={question.placeOf} />
  if (isTyped(question.kind)) return <TypedField question={question} kind={question.kind} />
  switch (question.kind) {
    case 'choose':
      return <ChooseField question={question} />
    case 'choose-many':
      return <ChooseManyField question={question} />
    case 'yes-no':
      return <RadioField question={question} />
    default:
      return <TickField question={question} />
  }
})

function stateOf({ kind, when, locked }: Question, answers: Answers): 'hidden' | 'locked' | 'open' {
  if (when && !when(answers)) return 'hidden'
  return kind === 'account' || locked?.(answers) ? 'locked' : 'open'
}
