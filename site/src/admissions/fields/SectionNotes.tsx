import type { Screen } from '@pravesh/shared/admissions/form/screens'
import { formatRoundPaise } from '@pravesh/shared/platform/money'
import { useWords } from '../../forms/locale.ts'
import { applicationFormWords } from '../words/words.ts'
import { useFormFacts } from './form-facts.ts'
import { useAnswersForm, useFromAnswers } from './use-answers-form.ts'

/** Notes that depend on the answers of a section. */
export function SectionNotes({ section }: { section: Screen }) {
  if (section.notes) return <AnswerNotes notes={section.notes} />
  return section.part === 'course' ? <CourseFee /> : null
}

/** Shown for some answers only, for example when the applicant is still taking examinations. (spec 2, 4) */
function AnswerNotes({ notes: { texts, when } }: { notes: NonNullable<Screen['notes']> }) {
  const shown = useFromAnswers(useAnswersForm(), when)
  return (
    <div className="notes" role="status">
      {shown && texts.map((note) => <p key={note}>{note}</p>)}
    </div>
  )
}

/** The course fee at the chosen college. (spec 2, 4) */
function CourseFee() {
  const words = useWords(applicationFormWords).fields
  const { reference } = useFormFacts()
  const id = useFromAnswers(useAnswersForm(), ({ collegeId }) => collegeId)
  const college = reference.colleges.find((each) => each.id === id)
  return (
    <p className="course-fee" role="status">
      {college && (
        <>
          {words.courseFee} <strong className="numbers">{formatRoundPaise(college.totalPricePaise)}</strong>
        </>
      )}
    </p>
  )
}
