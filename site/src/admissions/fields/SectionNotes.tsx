import type { Answers } from '@pravesh/shared/admissions/answers'
import { YES } from '@pravesh/shared/admissions/options'
import { APPEARING_NOTES, isAppearing } from '@pravesh/shared/admissions/questions/bed'
import { formatRoundPaise } from '@pravesh/shared/platform/money'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFormFacts } from './form-facts.ts'
import { words } from './words.ts'

const NOTES: Record<string, () => ReactNode> = {
  degree: () => <AppearingNotes isShown={({ degreeStatus }) => isAppearing(degreeStatus)} />,
  masters: () => (
    <AppearingNotes isShown={({ hasMasters, mastersStatus }) => hasMasters === YES && isAppearing(mastersStatus)} />
  ),
  preference: () => <CourseFee />,
}

/** What the answers of a section entail, where they entail something. */
export function SectionNotes({ section }: { section: string }) {
  return NOTES[section]?.() ?? null
}

/** For those whose examinations go on. (spec 2, 4) */
function AppearingNotes({ isShown }: { isShown: (answers: Answers) => boolean }) {
  const { control } = useFormContext<Answers>()
  const shown = useWatch({ control, compute: isShown })
  return (
    <div className="notes" role="status">
      {shown && APPEARING_NOTES.map((note) => <p key={note}>{note}</p>)}
    </div>
  )
}

/** What the course costs at the chosen college. (spec 2, 4) */
function CourseFee() {
  const { control } = useFormContext<Answers>()
  const { reference } = useFormFacts()
  const id = useWatch({ control, name: 'collegeId' })
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
