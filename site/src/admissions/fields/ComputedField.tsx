import type { Question } from '@pravesh/shared/admissions/questions/question'
import { useWords } from '../../forms/locale.ts'
import { applicationFormWords } from '../words/words.ts'
import { useAnswersForm, useFromAnswers } from './use-answers-form.ts'
import { useQuestion } from './use-question.ts'

/** A percentage that is recomputed as the marks are typed. */
export function ComputedField({ question }: { question: Question }) {
  const words = useWords(applicationFormWords).fields
  const { id, label } = useQuestion(question)
  const value = useFromAnswers(useAnswersForm(), (answers) => question.compute?.(answers) ?? '')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <output id={id} className="computed">
        {value === '' ? words.notYet : `${value}%`}
      </output>
    </div>
  )
}
