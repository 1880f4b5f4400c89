import { formatMerit } from '@pravesh/shared/allotment/process/list-title'
import { SERVICE_LIST } from '@pravesh/shared/allotment/process/service-list'
import type { ServicePart } from '@pravesh/shared/allotment/scores/service'
import { formatLongDay, formatNumber } from '@pravesh/shared/platform/formats'
import { langOf } from '@pravesh/shared/platform/lang-of'
import { useLocale, useWords } from '../../forms/locale.ts'
import { marksWords } from './words/words.ts'

interface ServicePartsProps {
  title: string
  score: number
  parts: readonly ServicePart[]
}

/** A length of service and what it is made of. */
export default function ServiceParts({ title, score, parts }: ServicePartsProps) {
  const w = useWords(marksWords).service
  const locale = useLocale()
  return (
    <div className="merit-score">
      <p>
        {title}: <strong className="numbers">{formatMerit(score, SERVICE_LIST, locale)}</strong>
      </p>
      <details>
        <summary>{w.parts}</summary>
        <table className="fees card-table">
          <caption className="visually-hidden">{w.parts}</caption>
          <thead>
            <tr>
              <th scope="col">{w.school}</th>
              <th scope="col">{w.from}</th>
              <th scope="col">{w.to}</th>
              <th scope="col">{w.days}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ school, from, to, days }) => (
              <tr key={`${school} ${from} ${to} ${days}`}>
                <th scope="row" lang={langOf(school, locale)}>
                  {school}
                </th>
                <td data-label={w.from}>{formatLongDay(from, locale)}</td>
                <td data-label={w.to}>{to === null ? w.untilNow : formatLongDay(to, locale)}</td>
                <td data-label={w.days}>{formatNumber(days, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}
