import type { ShownEvent } from '@pravesh/shared/admissions/status/application-view'
import { useLocale, useWords } from '../../forms/locale.ts'
import { StaffWords } from '../../forms/StaffWords.tsx'
import { useTranslate } from '../../forms/translate.ts'
import { formatMoment } from '../../lib/formats.ts'
import { statusWords } from './words/words.ts'

export function History({ events }: { events: readonly ShownEvent[] }) {
  const locale = useLocale()
  const words = useWords(statusWords)
  const translate = useTranslate()
  return (
    <div>
      <h3>{words.history}</h3>
      <ol className="history">
        {events.map(({ at, what, reason, sentTexts }) => (
          <li key={`${at} ${what}`}>
            <time dateTime={at}>{formatMoment(at, locale)}</time>
            <p>{translate(what)}</p>
            {reason !== '' && (
              <p className="remark">
                <StaffWords text={reason} sentTexts={sentTexts} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
