import type { Question } from '@pravesh/shared/admissions/questions/question'
import { FieldFrame } from '../../forms/FieldFrame.tsx'
import { Icon } from '../../forms/Icon.tsx'
import { useWords } from '../../forms/locale.ts'
import { applicationFormWords } from '../words/words.ts'
import { useFormFacts } from './form-facts.ts'
import { lockedReason } from './locked-reason.ts'
import { shownAnswer } from './shown-answer.ts'
import { useAnswersForm, useFromAnswers } from './use-answers-form.ts'
import { useQuestion } from './use-question.ts'

interface LockedFieldProps {
  question: Question
  /** The whole section is locked, not only this question. */
  inSection: boolean
}

/** A read-only answer with the reason why it cannot be changed. */
export function LockedField({ question, inSection }: LockedFieldProps) {
  const words = useWords(applicationFormWords).fields
  const { reference, lockedHint } = useFormFacts()
  const text = useFromAnswers(useAnswersForm(), (answers) => shownAnswer(question, answers, reference))
  const reason = lockedReason(question)
  const ownHint = reason === null ? undefined : words.locked[reason]
  const hint = inSection ? lockedHint : ownHint
  const { id, label, validationError, aria } = useQuestion({ ...question, hint })

  return (
    <FieldFrame id={id} label={label} hint={hint} validationError={validationError}>
      <div className="locked">
        <input {...aria} id={id} value={text} readOnly aria-disabled="true" autoComplete="off" />
        <Icon name="lock" size={20} />
      </div>
    </FieldFrame>
  )
}
