import type { OwnConsent } from '@pravesh/shared/accounts/guardians/contracts'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { useLocale, usePaths, useWords } from '../../../forms/locale.ts'
import { ownConsentWords } from './words/words.ts'

interface CardProps {
  consent: OwnConsent
  onWithdraw: () => void
}

/** For whom a consent was given and when, what became of it, and the button that withdraws it. */
export function OwnConsentCard({ consent, onWithdraw }: CardProps) {
  const w = useWords(ownConsentWords)
  const locale = useLocale()
  const paths = usePaths()
  const { id, applicant, state, givenAt, withdrawnAt, version } = consent
  const day = (date: string) => formatLongDay(date, locale)
  return (
    <section className="setting" aria-labelledby={`consent-${id}`}>
      <h3 id={`consent-${id}`}>{applicant}</h3>
      <p>
        {w.givenOn(day(givenAt))} {state === 'withdrawn' ? w.withdrawnOn(day(withdrawnAt ?? givenAt)) : w.states[state]}
      </p>
      <p>
        <a href={paths.policy('privacy-policy')}>{w.notice(day(version))}</a>
      </p>
      {state === 'given' && (
        <p>
          <button
            type="button"
            className="button"
            aria-haspopup="dialog"
            aria-label={w.withdrawFor(applicant)}
            onClick={onWithdraw}
          >
            {w.withdraw}
          </button>
        </p>
      )}
    </section>
  )
}
