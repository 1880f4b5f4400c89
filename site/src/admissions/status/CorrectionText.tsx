import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { useLocale, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { StaffMessage } from './StaffMessage.tsx'
import { statusWords } from './words/words.ts'

interface CorrectionTextProps {
  correction: NonNullable<ApplicationView['correction']>
}

/** What staff asked for: their message and the parts to correct. */
export function CorrectionText({ correction: { labels, reason, sentTexts, dueOn } }: CorrectionTextProps) {
  const w = useWords(statusWords).alerts
  const translate = useTranslate()
  const locale = useLocale()
  return (
    <>
      <p>{w.correctMeans}</p>
      {dueOn !== null && (
        <p>
          <strong>{w.correctBy(formatLongDay(dueOn, locale))}</strong>
        </p>
      )}
      <StaffMessage title={w.reason} text={reason} sentTexts={sentTexts} />
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
