import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { StaffMessage } from './StaffMessage.tsx'
import { statusWords } from './words/words.ts'

interface CorrectionTextProps {
  correction: NonNullable<ApplicationView['correction']>
}

/** What staff asked for: their message and the parts to correct. */
export function CorrectionText({ correction: { labels, reason } }: CorrectionTextProps) {
  const w = useWords(statusWords).alerts
  const translate = useTranslate()
  return (
    <>
      <p>{w.correctMeans}</p>
      <StaffMessage title={w.reason} text={reason} />
      <div>
        <p>{w.toCorrect}:</p>
        <ul>
          {labels.map((label) => (
            <li key={label}>{translate(label)}</li>
          ))}
        </ul>
      </div>
    </>
  )
}
