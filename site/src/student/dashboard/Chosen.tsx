import type { FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { useWords } from '../../forms/locale.ts'
import { RecordName } from '../../forms/RecordName.tsx'
import { useTranslate } from '../../forms/translate.ts'
import { studentWords } from '../words/words.ts'

/** The course and the college that the student is admitted to. (spec 1, 2) */
export function Chosen({ plan: { courseName, collegeName, sessionYear } }: { plan: FeePlan }) {
  const w = useWords(studentWords).dashboardPage
  const translate = useTranslate()
  return (
    <p className="chosen-college">
      {w.college}:{' '}
      <strong>
        <RecordName name={collegeName} withRecord />
      </strong>
      <span className="hint">{w.course(translate(courseName), sessionYear)}</span>
    </p>
  )
}
