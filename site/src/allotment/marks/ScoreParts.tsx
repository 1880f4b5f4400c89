import type { SubjectPart } from '@pravesh/shared/allotment/scores/best-of'
import { formatScore } from '@pravesh/shared/allotment/scores/format-score'
import type { WeightedPart } from '@pravesh/shared/allotment/scores/weighted'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { useLocale, useWords } from '../../forms/locale.ts'
import { RecordName } from '../../forms/RecordName.tsx'
import { marksWords } from './words/words.ts'

/** Of the weights of a rule, which are hundredths. */
const WHOLE = 100

interface ScorePartsProps {
  title: string
  score: number
  parts: readonly (SubjectPart | WeightedPart)[]
}

/** A score and what it is made of. */
export function ScoreParts({ title, score, parts }: ScorePartsProps) {
  const w = useWords(marksWords)
  const locale = useLocale()
  const isWeighted = parts.some((part) => 'weight' in part)
  return (
    <div className="merit-score">
      <p>
        {title}: <strong className="numbers">{formatScore(score, locale)}</strong>
      </p>
      <details>
        <summary>{w.parts}</summary>
        <table className="fees card-table">
          <caption className="visually-hidden">{w.parts}</caption>
          <thead>
            <tr>
              <th scope="col">{isWeighted ? w.examination : w.subject}</th>
              <th scope="col">{w.obtained}</th>
              <th scope="col">{w.full}</th>
              <th scope="col">{isWeighted ? w.weight : w.counts}</th>
              {isWeighted && <th scope="col">{w.points}</th>}
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => {
              const name = 'weight' in part ? part.examination : part.name
              return (
                <tr key={name}>
                  <th scope="row">
                    <RecordName name={name} />
                  </th>
                  <td data-label={w.obtained}>{formatNumber(part.obtained, locale)}</td>
                  <td data-label={w.full}>{formatNumber(part.full, locale)}</td>
                  {'weight' in part ? (
                    <>
                      <td data-label={w.weight}>{formatNumber(part.weight / WHOLE, locale)}</td>
                      <td data-label={w.points}>{formatScore(part.score, locale)}</td>
                    </>
                  ) : (
                    <td data-label={w.counts}>{part.counts ? w.doesCount : w.doesNotCount}</td>
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      </details>
    </div>
  )
}
