import './StudentChanges.css'
import './review.css'
import type { ReviewData } from './review-data.ts'
import { reviewWords } from './words.ts'

/** What the student changed in the latest correction: the new answers beside the old. */
export function StudentChanges({ changes }: { changes: NonNullable<ReviewData['changes']> }) {
  const { title, none, question, before, after, replaced, previousFile, fileDeleted, added } = reviewWords.changes
  const { at, answers, documents } = changes
  return (
    <section aria-labelledby="review-changes" className="review__card">
      <h2 id="review-changes">{title(at)}</h2>
      {answers.length === 0 && documents.length === 0 && <p>{none}</p>}
      {answers.length > 0 && (
        <table className="review__changes">
          <thead>
            <tr>
              <th scope="col">{question}</th>
              <th scope="col">{before}</th>
              <th scope="col">{after}</th>
            </tr>
          </thead>
          <tbody>
            {answers.map(({ section, label, before: old, after: current }) => (
              <tr key={`${section} ${label}`}>
                <th scope="row">
                  {label} <small>{section}</small>
                </th>
                <td>
                  <del>{old || reviewWords.notAnswered}</del>
                </td>
                <td>{current || reviewWords.notAnswered}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {documents.length > 0 && (
        <ul>
          {documents.map(({ label, isNew, url }) => (
            <li key={label}>
              {isNew ? added(label) : replaced(label)}{' '}
              {url !== null && (
                <a href={url} rel="noreferrer" target="_blank">
                  {previousFile(label)}
                </a>
              )}
              {!isNew && url === null && <span className="review__hint">{fileDeleted}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
