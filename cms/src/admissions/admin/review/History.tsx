import './History.css'
import './review.css'
import { Link } from '@payloadcms/ui'
import type { PastEvent } from './review-data.ts'
import { reviewWords } from './words.ts'

/** Events of the application, newest first. */
export function History({ events, openedBy }: { events: readonly PastEvent[]; openedBy: string | null }) {
  const { headings, history } = reviewWords
  return (
    <section aria-labelledby="review-history" className="review__card">
      <h2 id="review-history">{headings.history}</h2>
      {openedBy && (
        <p>
          <Link href={openedBy}>{history.openedBy}</Link>
        </p>
      )}
      {events.length === 0 ? (
        <p>{history.none}</p>
      ) : (
        <ol className="review__events">
          {events.map(({ id, at, dateTime, what, by, text, isNote }) => (
            <li className={isNote ? 'review__event review__event--note' : 'review__event'} key={id}>
              <strong>{what}</strong> <span className="review__by">{history.by(by)}</span>
              <time dateTime={dateTime}>{at}</time>
              {text !== '' && <p>{text}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
