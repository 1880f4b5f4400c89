'use client'

import '../review.css'
import './claims.css'
import { Button } from '@payloadcms/ui'
import { claimCalls } from '@pravesh/shared/admissions/claims/claim-calls'
import type { ClaimVerdict } from '@pravesh/shared/admissions/claims/claim-labels'
import { useEffect, useRef, useState } from 'react'
import { FailureText } from '../../../../admin-kit/form/FailureText.tsx'
import { type OfferedTexts, preparedIn } from '../../../prepared/admin/prepared-for.ts'
import { ReasonField } from '../../../prepared/admin/ReasonField.tsx'
import type { ClaimView } from '../review-data.ts'
import type { StaffCalls } from '../use-staff-calls.ts'
import { claimWords as words } from './words.ts'

interface ClaimItemProps {
  view: ClaimView
  mayCheck: boolean
  calls: StaffCalls
  offered: OfferedTexts
}

/** One claim: its certificate, its state, and what a member of staff says. */
export function ClaimItem({ view, mayCheck, calls, offered }: ClaimItemProps) {
  const { claim, label, content, state, stateLabel, verdict, reason, checked, stated } = view
  const [isRefusing, setRefusing] = useState(false)
  const [typed, setTyped] = useState('')
  const [failure, setFailure] = useState('')
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isRefusing) item.current?.querySelector('textarea')?.focus()
  }, [isRefusing])

  async function say(next: ClaimVerdict | null) {
    setFailure('')
    const why = next === 'refused' && { reason: typed, prepared: preparedIn(typed, offered) }
    const sent = { claim, verdict: next, before: verdict, stated, ...why }
    const outcome = await calls.send(claimCalls.check, sent)
    if (!outcome.ok) return setFailure(outcome.outdated ? '' : outcome.msg)
    setTyped('')
    close()
  }

  /** The button that had the focus is gone. */
  function close() {
    setRefusing(false)
    item.current?.focus()
  }

  return (
    <li ref={item} tabIndex={-1}>
      <h3>{content === '' ? label : `${label}: ${content}`}</h3>
      <CertificateFacts view={view} />
      <p className={`claims__state claims__state--${state}`}>
        {stateLabel}
        {checked !== '' && <span className="claims__checked"> {checked}</span>}
      </p>
      {reason !== '' && <p className="review__verbatim">{reason}</p>}
      {failure !== '' && !isRefusing && (
        <p className="review__error" role="alert">
          <FailureText text={failure} />
        </p>
      )}
      {mayCheck && !isRefusing && (
        <div className="review__buttons">
          {verdict !== 'confirmed' && <Choice label={words.confirm} choose={() => void say('confirmed')} />}
          {verdict !== 'refused' && <Choice label={words.refuse} choose={() => setRefusing(true)} />}
          {verdict !== null && <Choice label={words.takeBack} choose={() => void say(null)} />}
        </div>
      )}
      {isRefusing && (
        <div className="review__form">
          <ReasonField
            label={words.reason}
            offered={offered}
            onChange={setTyped}
            rows={2}
            validationError={failure}
            value={typed}
          />
          <div className="review__buttons">
            <Choice label={words.save} choose={() => void say('refused')} />
            <Choice label={words.cancel} choose={close} />
          </div>
        </div>
      )}
    </li>
  )
}

function CertificateFacts({ view }: { view: ClaimView }) {
  const { number, authority, issuedOn, lastDay, lastDayBy, share, document } = view
  const facts = [
    [words.number, number],
    [words.authority, authority],
    [words.issuedOn, issuedOn],
    [words.lastDay, lastDayBy === '' ? lastDay : `${lastDay} (${words.byRule(lastDayBy)})`],
    [words.share, share],
  ].filter(([, value]) => value !== '')
  return (
    <>
      {number === '' && <p className="review__hint">{words.notStated}</p>}
      {document && (
        <p>
          <a href={document.viewUrl} rel="noopener" target="_blank">
            {words.open(document.label)}
          </a>
        </p>
      )}
      <dl className="claims__facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Choice({ label, choose }: { label: string; choose: () => void }) {
  return (
    <Button buttonStyle="secondary" margin={false} onClick={choose} size="small">
      {label}
    </Button>
  )
}
