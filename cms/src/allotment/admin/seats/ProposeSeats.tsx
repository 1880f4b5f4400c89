'use client'

import '../merit.css'
import { Button } from '@payloadcms/ui'
import { type ProposedMatrix, processStaffCalls } from '@pravesh/shared/allotment/calls/staff-processes'
import { listTitle } from '@pravesh/shared/allotment/process/list-title'
import { SERVICE_LIST } from '@pravesh/shared/allotment/process/service-list'
import type { SeatRow, UnitSetting } from '@pravesh/shared/allotment/process/units'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import { meritWords } from '../words.ts'

interface ProposeSeatsProps {
  id: string
  /** Seats in all, by the code of the unit. */
  totals: Readonly<Record<string, number>>
  units: readonly UnitSetting[]
  propose: (rows: readonly SeatRow[], by: string) => void
}

/** Fills the table from the shares of a day, and says which shares those are. */
export function ProposeSeats({ id, totals, units, propose }: ProposeSeatsProps) {
  const words = meritWords.seats
  const [day, setDay] = useState(() => dayInIndia(new Date()))
  const [proposal, setProposal] = useState<ProposedMatrix | null>(null)
  const [failure, setFailure] = useState('')
  const nameOf = (code: string) => listTitle(code, staffLanguage())

  async function ask() {
    const sent = { id, body: { totals, day } }
    const { ok, msg, result } = await callPortal<ProposedMatrix>(processStaffCalls.proposeMatrix, sent)
    setFailure(ok ? '' : msg)
    if (!result) return
    setProposal(result)
    propose(result.rows, result.proposedBy)
  }

  return (
    <details>
      <summary>{words.propose}</summary>
      <div className="admin-form">
        <p>{words.proposeText}</p>
        {units.some(({ subject }) => subject === SERVICE_LIST) && <p>{words.proposeService}</p>}
        <FailureAlert text={failure} />
        <div className="merit__row">
          <Field label={words.day}>
            {(field) => <input {...field} onChange={({ target }) => setDay(target.value)} type="date" value={day} />}
          </Field>
          <Button buttonStyle="secondary" margin={false} onClick={() => void ask()}>
            {words.propose}
          </Button>
        </div>
        <div aria-live="polite">
          {proposal && (
            <>
              <h3>{words.shares}</h3>
              <ul>
                {proposal.shares.map(({ code, percent, source, note }) => (
                  <li key={code}>
                    {words.share(nameOf(code), percent)}. {source}. {note}
                  </li>
                ))}
              </ul>
              {proposal.unknown.length > 0 && <p>{words.unknown(proposal.unknown.map(nameOf).join(', '))}</p>}
            </>
          )}
        </div>
      </div>
    </details>
  )
}
