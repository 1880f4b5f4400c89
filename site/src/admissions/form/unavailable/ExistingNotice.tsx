import type { ExistingApplication } from '@pravesh/shared/admissions/form/form-context'
import { usePaths, useWords } from '../../../forms/locale.ts'
import { useTranslate } from '../../../forms/translate.ts'
import { unavailableWords } from './words/words.ts'

interface ExistingNoticeProps {
  courseName: string
  existing: ExistingApplication
}

/** Shown when the student has already applied in this session. Links to the application, where the fee can be paid. */
export function ExistingNotice({ courseName, existing: { number, mayPayFee } }: ExistingNoticeProps) {
  const w = useWords(unavailableWords).existing
  const paths = usePaths()
  const translate = useTranslate()
  return (
    <div className="empty-state">
      <h2>{w.title(translate(courseName))}</h2>
      <p>
        {w.text(number)} {mayPayFee && w.unpaid}
      </p>
      <div className="actions">
        <a href={paths.application} className="button primary">
          {mayPayFee ? w.pay : w.see}
        </a>
      </div>
    </div>
  )
}
