'use client'

import '../merit.css'
import { publicMeritCalls } from '@pravesh/shared/allotment/calls/public-calls'
import { processStaffCalls } from '@pravesh/shared/allotment/calls/staff-processes'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { ConfirmedButton } from '../../../admin-kit/form/ConfirmedButton.tsx'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { Facts } from '../Facts.tsx'
import { useChange } from '../use-change.ts'
import { meritWords } from '../words.ts'
import type { OverviewView } from './overview-of.ts'

interface OverviewProps {
  id: string
  revision: number
  mayPrepare: boolean
  view: OverviewView
}

/** The state of a process, what is open today and what is missing; opens and closes it. */
export function Overview({ id, revision, mayPrepare, view }: OverviewProps) {
  const words = meritWords.overview
  const { state, course, session, openedAt, today, next, lotSeedHash, missing, notJoined } = view
  const facts = [
    [words.course, course],
    [words.session, session],
    [words.openedAt, openedAt],
    [words.today, today.length === 0 ? words.nothingToday : today.join(', ')],
  ] as const
  return (
    <section className="admin-panel">
      <h2>{meritWords.sections.overview}</h2>
      <Facts facts={facts} />
      {next && <p>{words.next(next.step, next.day)}</p>}
      {lotSeedHash !== '' && (
        <>
          <h3>{words.lotsHash}</h3>
          <p className="merit__hash">{lotSeedHash}</p>
          <p className="admin-field__hint">{words.lotsHint}</p>
        </>
      )}
      {state !== 'draft' && (
        <ul className="admin-links">
          <li>
            <a href={callAddress(publicMeritCalls.calendar, { id })}>{words.calendar}</a>
          </li>
        </ul>
      )}
      {state === 'draft' && <Missing missing={missing} />}
      {mayPrepare && state === 'draft' && missing.length === 0 && <OpenOrClose act="open" {...{ id, revision }} />}
      {mayPrepare && state === 'open' && <OpenOrClose act="close" {...{ id, revision, notJoined }} />}
    </section>
  )
}

function Missing({ missing }: { missing: readonly string[] }) {
  const words = meritWords.overview
  if (missing.length === 0) return <p>{words.ready}</p>
  return (
    <>
      <h3>{words.missing}</h3>
      <ul>
        {missing.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  )
}

interface OpenOrCloseProps {
  id: string
  revision: number
  act: 'open' | 'close'
  /** People whose accepted seat ends with the process. */
  notJoined?: number
}

function OpenOrClose({ id, revision, act, notJoined = 0 }: OpenOrCloseProps) {
  const words = meritWords.overview
  const { busy, problems, send } = useChange({ call: processStaffCalls[act], id })
  return (
    <div className="admin-form">
      <FailureAlert text={problems.text} />
      <ConfirmedButton
        busyLabel={busy ? meritWords.busy : undefined}
        buttonStyle={act === 'open' ? 'primary' : 'secondary'}
        cancelLabel={meritWords.cancel}
        confirm={() => void send({ revision })}
        confirmLabel={words[act]}
        label={words[act]}
        title={words[`${act}Title`]}
      >
        <p>{words[`${act}Text`]}</p>
        {act === 'open' && <p>{words.openFixed}</p>}
        {notJoined > 0 && <p>{words.closeNotJoined(notJoined)}</p>}
      </ConfirmedButton>
    </div>
  )
}
