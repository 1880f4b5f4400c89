'use client'

import '../review.css'
import './claims.css'
import type { OfferedTexts } from '../../../prepared/admin/prepared-for.ts'
import type { ClaimView } from '../review-data.ts'
import type { StaffCalls } from '../use-staff-calls.ts'
import { ClaimItem } from './ClaimItem.tsx'
import { claimWords as words } from './words.ts'

interface ClaimsCardProps {
  claims: readonly ClaimView[]
  /** The category of an application that does not say which of two it is. */
  isNotStated: boolean
  /** Whether this member of staff can check them now. */
  mayCheck: boolean
  calls: StaffCalls
  offered: OfferedTexts
}

/** What the applicant claims, each with its certificate and what staff said; nothing if there is no claim. */
export function ClaimsCard({ claims, isNotStated, mayCheck, calls, offered }: ClaimsCardProps) {
  if (claims.length === 0 && !isNotStated) return null
  return (
    <section aria-labelledby="review-claims" className="review__card">
      <h2 id="review-claims">{words.title}</h2>
      {isNotStated && <p>{words.notStatedWhich}</p>}
      {claims.length > 0 && (
        <>
          <p className="review__hint">{words.hint}</p>
          <ul className="claims">
            {claims.map((claim) => (
              <ClaimItem calls={calls} key={claim.claim} mayCheck={mayCheck} offered={offered} view={claim} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
