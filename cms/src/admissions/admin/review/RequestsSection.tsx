import './review.css'
import type { ReviewData } from './review-data.ts'
import { reviewWords } from './words.ts'

/** Links to the student's requests for help about the application. Nothing while there are none. */
export function RequestsSection({ requests }: Pick<ReviewData, 'requests'>) {
  if (requests.length === 0) return null
  return (
    <section aria-labelledby="review-requests" className="review__card">
      <h2 id="review-requests">{reviewWords.headings.requests}</h2>
      <ul>
        {requests.map(({ id, reference, state, excerpt }) => (
          <li key={id}>
            <a href={`/admin/collections/contact-messages/${id}`}>{reference}</a>, {state}: {excerpt}
          </li>
        ))}
      </ul>
    </section>
  )
}
