import '../review.css'
import './duplicates.css'
import type { DuplicatesView } from '../review-data.ts'
import type { StaffCalls } from '../use-staff-calls.ts'
import { DuplicateItem } from './DuplicateItem.tsx'
import { OtherLine } from './OtherLine.tsx'
import { duplicateWords as words } from './words.ts'

interface DuplicatesCardProps {
  view: DuplicatesView
  calls: StaffCalls
}

/** Other applications that may come from the same person; nothing without any. */
export function DuplicatesCard({ view: { open, duplicates, ofAccount }, calls }: DuplicatesCardProps) {
  if (duplicates.length === 0 && ofAccount.length === 0) return null
  return (
    <section aria-labelledby="review-duplicates" className="review__card">
      <h2 id="review-duplicates" tabIndex={-1}>
        {words.title(open)}
      </h2>
      {open > 0 && <p>{words.open}</p>}
      {duplicates.length > 0 && (
        <ul className="duplicates__list">
          {duplicates.map((duplicate) => (
            <DuplicateItem calls={calls} duplicate={duplicate} key={duplicate.key} />
          ))}
        </ul>
      )}
      {ofAccount.length > 0 && (
        <>
          <h3>{words.ofAccount}</h3>
          <ul className="duplicates__list">
            {ofAccount.map((other) => (
              <li className="duplicates__item" key={other.id}>
                <OtherLine other={other} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
