import { ADDRESS_PAIRS } from '@pravesh/shared/admissions/questions/address'
import type { Question } from '@pravesh/shared/admissions/questions/question'
import { useWords } from '../../forms/locale.ts'
import { useFormFacts } from '../fields/form-facts.ts'
import { lockedReason } from '../fields/locked-reason.ts'
import { QuestionField } from '../fields/QuestionField.tsx'
import { shownAnswer } from '../fields/shown-answer.ts'
import { useAnswersForm, useFromAnswers, useIssue } from '../fields/use-answers-form.ts'
import { applicationFormWords } from '../words/words.ts'
import { Row } from './Row.tsx'

/** An answer in one row, which opens its field. Nothing for answers that are not asked or copied. */
export function AnswerRow({ question }: { question: Question }) {
  const words = useWords(applicationFormWords).fields.locked
  const { reference } = useFormFacts()
  const { isShown, isLocked, text } = useFromAnswers(useAnswersForm(), (answers) => {
    const isLockedNow = question.locked?.(answers) ?? false
    return {
      isShown: (question.when?.(answers) ?? true) && !(isLockedNow && isCopy(question)),
      isLocked: isLockedNow || ['account', 'computed'].includes(question.kind),
      text: question.compute ? percent(question.compute(answers)) : shownAnswer(question, answers, reference),
    }
  })
  const hasIssue = useIssue(question.name) !== undefined
  if (!isShown) return null
  const reason = isLocked ? lockedReason(question) : null
  return (
    <Row label={question.label} text={text} hint={reason ? words[reason] : undefined} hasIssue={hasIssue}>
      {!isLocked && <QuestionField question={question} />}
    </Row>
  )
}

function isCopy({ name }: Question): boolean {
  return ADDRESS_PAIRS.some(({ present }) => present === name)
}

function percent(computed: string): string {
  return computed && `${computed}%`
}
