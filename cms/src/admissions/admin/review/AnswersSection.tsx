import './review.css'
import type { ShownSection } from '@pravesh/shared/admissions/form/answers-shown'
import { reviewWords } from './words.ts'

/** Questions and answers as shown to the student. */
export function AnswersSection({ sections }: { sections: readonly ShownSection[] }) {
  return (
    <section aria-labelledby="review-answers">
      <h2 id="review-answers">{reviewWords.headings.answers}</h2>
      {sections
        .filter(({ rows }) => rows.length > 0)
        .map(({ key, title, rows }) => (
          <section aria-labelledby={`review-${key}`} className="review__card" key={key}>
            <h3 id={`review-${key}`}>{title}</h3>
            <dl className="review__rows">
              {rows.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className={value === '' ? 'review__empty' : undefined}>{value || reviewWords.notAnswered}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </section>
  )
}
