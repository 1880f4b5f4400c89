import type { ShownEvent } from '@pravesh/shared/admissions/status/application-view'
import { useLocale, useWords } from '../../forms/locale.ts'
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
        {events.map(({ at, what, reason }) => (
          <li key={`${at} ${what}`}>
            <time dateTime={at}>{formatMoment(at, locale)}</time>
            <p>{translate(what)}</p>
            {reason !== '' && <p className="remark">{reason}</p>}
          </li>
        ))}
      </ol>
    </div>
  )
}
