'use client'

import '../review.css'
import './axes.css'
import { AXIS_STATES, type AxisState, axisCalls, axisStateLabel } from '@pravesh/shared/admissions/axes/axes'
import { useState } from 'react'
import { FailureText } from '../../../../admin-kit/form/FailureText.tsx'
import { staffText } from '../../../../foundation/languages/staff-text.ts'
import type { AxisView } from '../review-data.ts'
import type { StaffCalls } from '../use-staff-calls.ts'
import { axesWords as words } from './words.ts'

interface AxesCardProps {
  axes: readonly AxisView[]
  /** Whether this member of staff can set them now. */
  maySet: boolean
  calls: StaffCalls
}

const CHOICES: readonly AxisState[] = [null, ...AXIS_STATES]

/** What staff know of an application besides its status, each with who said so. */
export function AxesCard({ axes, maySet, calls }: AxesCardProps) {
  const [failure, setFailure] = useState('')

  async function choose({ axis, state: before }: AxisView, state: AxisState) {
    if (state === before) return
    setFailure('')
    const outcome = await calls.send(axisCalls.set, { axis, state, before })
    if (!outcome.ok && !outcome.outdated) setFailure(outcome.msg)
  }

  return (
    <section aria-labelledby="review-axes" className="review__card">
      <h2 id="review-axes">{words.title}</h2>
      {failure !== '' && (
        <p className="review__error" role="alert">
          <FailureText text={failure} />
        </p>
      )}
      <div className="axes">
        {axes.map((view) => (
          <fieldset key={view.axis}>
            <legend>{view.label}</legend>
            {maySet && view.axis !== 'documents' ? (
              <div className="axes__choices">
                {CHOICES.map((state) => (
                  <button
                    aria-pressed={state === view.state}
                    key={staffText(axisStateLabel(state))}
                    onClick={() => void choose(view, state)}
                    type="button"
                  >
                    {staffText(axisStateLabel(state))}
                  </button>
                ))}
              </div>
            ) : (
              <div>{view.stateLabel}</div>
            )}
            <div className="axes__set">{view.axis === 'documents' ? words.fromDocuments : view.set}</div>
          </fieldset>
        ))}
      </div>
    </section>
  )
}
