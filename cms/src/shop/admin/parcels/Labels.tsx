import { MAX_LABELS, type ParcelLabel } from './load-labels.ts'
import { parcelWords } from './words.ts'

/** Links to the address labels that the courier has made. */
export function Labels({ labels }: { labels: readonly ParcelLabel[] }) {
  if (labels.length === 0) return <p>{parcelWords.noLabels}</p>
  return (
    <details>
      <summary>{parcelWords.labels(labels.length)}</summary>
      {labels.length === MAX_LABELS && <p>{parcelWords.moreLabels(MAX_LABELS)}</p>}
      <ul className="admin-links">
        {labels.map(({ id, orderNumber, url }) => (
          <li key={id}>
            <a href={url} rel="noreferrer" target="_blank">
              {parcelWords.label(orderNumber)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
