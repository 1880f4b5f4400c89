import { CLAIM_LABELS, CLAIM_STATE_LABELS, type ShownClaim } from '@pravesh/shared/admissions/claims/claim-labels'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { useLocale, useWords } from '../../forms/locale.ts'
import { StaffWords } from '../../forms/StaffWords.tsx'
import { useTranslate } from '../../forms/translate.ts'
import { statusWords } from './words/words.ts'

const TONES: Record<ShownClaim['state'], string> = { open: '', confirmed: 'good', refused: 'bad', expired: 'bad' }

/** What the student claims and what staff said about it; nothing without a claim. */
export function ClaimDetails({ claims }: { claims: readonly ShownClaim[] }) {
  const w = useWords(statusWords).claims
  const translate = useTranslate()
  const locale = useLocale()
  if (claims.length === 0) return null
  return (
    <>
      <h4>{w.title}</h4>
      <ul className="sent-documents">
        {claims.map(({ claim, content, state, reason, sentTexts, lastDay }) => (
          <li key={claim}>
            <div>
              <strong>{[translate(CLAIM_LABELS[claim]), ...content.map(translate)].join(', ')}</strong>
              <span className={`tag ${TONES[state]}`}>{translate(CLAIM_STATE_LABELS[state])}</span>
              {reason !== '' && (
                <p className="remark">
                  <StaffWords text={reason} sentTexts={sentTexts} />
                </p>
              )}
              {lastDay !== null && <p>{w.until(formatLongDay(lastDay, locale))}</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
