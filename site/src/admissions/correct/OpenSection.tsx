import type { Question } from '@pravesh/shared/admissions/questions/question'
import type { Section } from '@pravesh/shared/admissions/questions/section'
import type { Correction } from '@pravesh/shared/admissions/status/requests'
import { memo, type ReactNode } from 'react'
import { useWords } from '../../forms/locale.ts'
import { QuestionField } from '../fields/QuestionField.tsx'
import { sectionHeading } from '../fields/SectionCard.tsx'
import { SectionNotes } from '../fields/SectionNotes.tsx'
import { StaffMessage } from '../status/StaffMessage.tsx'
import { statusWords } from '../status/words/words.ts'
import { AnswerRow } from './AnswerRow.tsx'
import { isRow, textsIn, wordsAt } from './requested.ts'
import { correctionWords } from './words/words.ts'

interface OpenSectionProps {
  section: Section
  correction: Correction
  /** The rows are folded, because the form has too many. */
  isFolded: boolean
}

/** The answers of a section that may be corrected: a few as fields with the words of staff, many as rows. */
export const OpenSection = memo(function OpenSection({ section, correction, isFolded }: OpenSectionProps) {
  const words = useWords(correctionWords)
  const { key, title, questions } = section
  const rows = questions.filter(({ name }) => isRow(correction, name))
  const fields = questions.filter((question) => !rows.includes(question))
  // The heading is the line that opens the section.
  const isLine = isFolded && fields.length === 0
  const heading = (
    <h3 id={sectionHeading(key)} tabIndex={-1}>
      {title}
    </h3>
  )
  return (
    <section className={isLine ? 'form-card line' : 'form-card'} aria-labelledby={sectionHeading(key)}>
      {!isLine && heading}
      {fields.length > 0 && (
        <div className="questions">
          {fields.map((question) => (
            <RequestedField key={question.name} question={question} correction={correction} />
          ))}
        </div>
      )}
      {rows.length > 0 && (
        <Rows
          summary={
            isFolded && (
              <>
                {isLine && heading}
                <span className="rows-check">{isLine ? words.checkAnswers : words.checkOthers}</span>
              </>
            )
          }
        >
          {rows.map((question) => (
            <AnswerRow key={question.name} question={question} />
          ))}
        </Rows>
      )}
      <SectionNotes section={section} />
    </section>
  )
})

/** Rows of answers, folded if they have a summary. */
function Rows({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  if (!summary) return <div className="answer-rows">{children}</div>
  return (
    <details className="answer-rows">
      <summary className="rows-summary">{summary}</summary>
      {children}
    </details>
  )
}

function RequestedField({ question, correction }: { question: Question; correction: Correction }) {
  const { reason } = useWords(statusWords).alerts
  const words = wordsAt(correction, question.name)
  if (words === '') return <QuestionField question={question} />
  return (
    <div className="requested">
      <StaffMessage title={reason} text={words} sentTexts={textsIn(correction, words)} />
      <QuestionField question={question} />
    </div>
  )
}
