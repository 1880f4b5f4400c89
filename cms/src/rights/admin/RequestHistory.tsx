import type { RightEvent } from '@pravesh/shared/rights/kinds'
import { istTime } from '../../foundation/formats.ts'
import { rightsAdminWords as words } from './words.ts'

/** Who did what with a request, in the order of time. */
export function RequestHistory({ events }: { events: readonly RightEvent[] }) {
  return (
    <>
      <h3>{words.history}</h3>
      <ul>
        {events.map(({ act, at, by }) => (
          <li key={`${act} ${at}`}>
            <time dateTime={at}>{istTime(at)}</time> {by === '' ? words.acts[act] : words.by(words.acts[act], by)}
          </li>
        ))}
      </ul>
    </>
  )
}
