import type { ShownEvent } from '@pravesh/shared/admissions/status/application-view'
import { formatMoment } from '../../lib/dates.ts'
import { words } from './words.ts'

export function History({ events }: { events: readonly ShownEvent[] }) {
  return (
    <div>
      <h3>{words.history}</h3>
      <ol className="history">
        {events.map(({ at, what, reason }) => (
          <li key={`${at} ${what}`}>
            <time dateTime={at}>{formatMoment(at)}</time>
            <p>{what}</p>
            {reason !== '' && <p className="said">{reason}</p>}
          </li>
        ))}
      </ol>
    </div>
  )
}
