'use client'

import '../merit.css'
import { processStaffCalls } from '@pravesh/shared/allotment/calls/staff-processes'
import type { Progress } from '@pravesh/shared/allotment/process/allowed-changes'
import type { ProcessRules } from '@pravesh/shared/allotment/process/rules'
import type { UnitSetting } from '@pravesh/shared/allotment/process/units'
import { useState } from 'react'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { SaveBar } from '../SaveBar.tsx'
import { useChange } from '../use-change.ts'
import { meritWords } from '../words.ts'
import { ProposeSeats } from './ProposeSeats.tsx'
import { SeatTable } from './SeatTable.tsx'
import type { SeatVersion } from './seat-version.ts'
import { sentSeats, typedSeats } from './typed-seats.ts'
import { Versions } from './Versions.tsx'

interface SeatsFormProps {
  id: string
  revision: number
  mayPrepare: boolean
  progress: Progress
  rules: ProcessRules
  units: UnitSetting[]
  /** Of the version in use; 0 without one. */
  matrixVersion: number
  versions: SeatVersion[]
}

const MAX_NOTE = 300

/** The seats as numbers, a proposal from dated shares, and the versions before. */
export function SeatsForm(props: SeatsFormProps) {
  const { id, revision, mayPrepare, progress, rules, units, matrixVersion, versions } = props
  const words = meritWords.seats
  const used = versions.find(({ version }) => version === matrixVersion)
  const [typed, setTyped] = useState(() => typedSeats(used?.rows ?? []))
  const [proposedBy, setProposedBy] = useState('')
  const [note, setNote] = useState('')
  const { busy, problems, send } = useChange({ call: processStaffCalls.saveMatrix, id })
  const form = useInvalidFocus<HTMLElement>(problems)
  const mayChange = mayPrepare && progress.state !== 'closed'

  return (
    <>
      <section className="admin-panel" ref={form}>
        <h2>{meritWords.sections.seats}</h2>
        <p>{words.text}</p>
        {!mayPrepare && <p>{meritWords.readOnly}</p>}
        {units.length === 0 && <p>{words.noUnits}</p>}
        {units.length > 0 && used === undefined && <p>{words.none}</p>}
        {units.length > 0 && (
          <fieldset className="merit__fields" disabled={!mayChange}>
            <SeatTable
              change={(next) => {
                setTyped(next)
                setProposedBy('')
              }}
              {...{ problems, rules, typed, units }}
            />
            {mayChange && (
              <>
                <ProposeSeats
                  id={id}
                  propose={(rows, by) => {
                    setTyped(typedSeats(rows))
                    setProposedBy(by)
                  }}
                  totals={sentSeats(typed, units, rules).totals}
                  units={units}
                />
                <div className="admin-form">
                  <Field hint={words.noteHint} label={words.note} problem={problems.fields.note ?? ''}>
                    {(field) => (
                      <textarea
                        {...field}
                        maxLength={MAX_NOTE}
                        onChange={({ target }) => setNote(target.value)}
                        rows={2}
                        value={note}
                      />
                    )}
                  </Field>
                </div>
                <SaveBar
                  busy={busy}
                  problems={problems}
                  save={() => void send({ revision, ...sentSeats(typed, units, rules), note, proposedBy })}
                />
              </>
            )}
          </fieldset>
        )}
      </section>
      {versions.length > 0 && <Versions matrixVersion={matrixVersion} units={units} versions={versions} />}
    </>
  )
}
