import { type Answers, LIST_QUESTION } from '@pravesh/shared/admissions/answers/answers'
import { answerShown } from '@pravesh/shared/admissions/answers/answers-shown'
import { ADDRESS_PAIRS } from '@pravesh/shared/admissions/questions/address'
import type { Question } from '@pravesh/shared/admissions/questions/question'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldFrame } from '../../forms/FieldFrame.tsx'
import { Icon } from '../../forms/Icon.tsx'
import { useWords } from '../../forms/locale.ts'
import { applicationFormWords } from '../form/words/words.ts'
import { useFormFacts } from './form-facts.ts'
import { shownText } from './typing.ts'
import { useQuestion } from './use-question.ts'

interface LockedFieldProps {
  question: Question
  /** The whole section is locked, not only this question. */
  inSection: boolean
}

/** A read-only answer with the reason why it cannot be changed. */
export function LockedField({ question, inSection }: LockedFieldProps) {
  const words = useWords(applicationFormWords).fields
  const { control, getValues } = useFormContext<Answers>()
  const { reference, lockedHint } = useFormFacts()
  useWatch({ control, compute: (answers: Answers) => shown(question, answers) })
  const hint = inSection ? lockedHint : words.locked[reasonOf(question)]
  const { id, label, validationError, aria } = useQuestion({ ...question, hint })

  function shown(field: Question, answers: Answers): string {
    const answer = field.name === LIST_QUESTION ? '' : answers[field.name]
    if (field.kind === 'aadhaar' || field.kind === 'date') return shownText(field.kind, answer ?? '')
    return answerShown(field, answers, reference)
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} validationError={validationError}>
      <div className="locked">
        <input
          {...aria}
          id={id}
          value={shown(question, getValues())}
          readOnly
          aria-disabled="true"
          autoComplete="off"
        />
        <Icon name="lock" size={20} />
      </div>
    </FieldFrame>
  )
}

function reasonOf({ kind, name }: Question): 'account' | 'sameAddress' | 'marks' {
  if (kind === 'account') return 'account'
  return ADDRESS_PAIRS.some(({ present }) => present === name) ? 'sameAddress' : 'marks'
}
