'use client'

import './bulk.css'
import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { textOf, titleOf } from '@pravesh/shared/admissions/bulk/bulk-actions'
import { hasResults, isOver, isReady } from '@pravesh/shared/admissions/bulk/run-states'
import type { RunView } from '@pravesh/shared/admissions/bulk/run-view'
import { bulkCalls } from '@pravesh/shared/admissions/bulk/staff-calls'
import { langOf } from '@pravesh/shared/platform/lang-of'
import { useEffect, useRef } from 'react'
import { ExportLink } from '../../../admin-kit/export/ExportLink.tsx'
import { FailureText } from '../../../admin-kit/form/FailureText.tsx'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import { partOf } from '../../../foundation/languages/staff-words.ts'
import { Readings } from '../../prepared/admin/Readings.tsx'
import { RefusedList } from './RefusedList.tsx'
import { StartRun } from './StartRun.tsx'
import { stateText } from './state-text.ts'
import { Transitions } from './Transitions.tsx'
import { useRun } from './use-run.ts'
import { adminWords } from './words.ts'

const words = partOf(() => adminWords.run)

/** On a bulk run: what would happen, its progress and its results, with the buttons to start and stop it. */
export function RunPanel() {
  const { id } = useDocumentInfo()
  return id === undefined ? null : <Panel id={String(id)} />
}

function Panel({ id }: { id: string }) {
  const { view, problem, load, send } = useRun(id)
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const heading = useRef<HTMLHeadingElement>(null)
  const state = view?.state
  const shown = useRef(state)
  // The buttons that had the focus are replaced.
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== state) heading.current?.focus()
    shown.current = state
  }, [state])
  // The form beside has the state in which the run was opened.
  useEffect(() => {
    if (state !== undefined) dispatch({ type: 'UPDATE', path: 'state', value: state })
  }, [state, dispatch])
  return (
    <section aria-labelledby="bulk-run" className="admin-panel">
      <h2 id="bulk-run" ref={heading} tabIndex={-1}>
        {headingOf(view)}
      </h2>
      {problem !== '' && (
        <div role="alert">
          <p className="admin-error">
            <FailureText text={problem} />
          </p>
          <Button buttonStyle="secondary" margin={false} onClick={() => void load()} size="small">
            {words.tryAgain}
          </Button>
        </div>
      )}
      {view === null ? (
        problem === '' && <p role="status">{words.loading}</p>
      ) : (
        <Shown id={id} send={send} view={view} />
      )}
    </section>
  )
}

interface ShownProps extends Pick<ReturnType<typeof useRun>, 'send'> {
  id: string
  view: RunView
}

function Shown({ id, view, send }: ShownProps) {
  const { action, counts, mayStart, mayStop, state, transitions, refused, by } = view
  const text = action === null ? '' : textOf(action)
  const title = action === null ? '' : titleOf(action)
  return (
    <>
      <p role="status">{stateText(view)}</p>
      {action === null && <p>{words.blind}</p>}
      <SecondReaderNote view={view} />
      {mayStart && action !== null && counts['will-change'] > 0 && (
        <StartRun
          action={action}
          count={counts['will-change']}
          secondReader={view.secondReader}
          start={(count) => send(bulkCalls.start, { count })}
        />
      )}
      {isReady(state) && !mayStart && <p>{words.waits(by)}</p>}
      {mayStop && (
        <Button buttonStyle="secondary" margin={false} onClick={() => void send(bulkCalls.stop)} size="small">
          {words.stop}
        </Button>
      )}
      {text !== '' && (
        <div>
          <h3>{words.text}</h3>
          {title !== '' && <p className="bulk-title">{title}</p>}
          <p className="bulk-text" lang={langOf(text, staffLanguage())}>
            {text}
          </p>
          <Readings readers={view.languages} sentTexts={action?.sentTexts ?? []} shown={text} text={text} />
        </div>
      )}
      <Transitions isDone={hasResults(state)} transitions={transitions} />
      <RefusedList groups={refused} heading={hasResults(state) ? words.notChanged : words.refused} />
      {action !== null && (isReady(state) || hasResults(state)) && (
        <ExportLink name="bulk-run-items" where={{ run: { equals: id } }} />
      )}
    </>
  )
}

/** That decisions do not take effect at once. */
function SecondReaderNote({ view: { counts, secondReader, state } }: { view: RunView }) {
  const { all, some, waiting } = words.secondReader
  if (hasResults(state)) return counts.waits === 0 ? null : <p>{waiting(counts.waits)}</p>
  return secondReader === 'none' ? null : <p>{secondReader === 'all' ? all : some}</p>
}

function headingOf(view: RunView | null): string {
  if (view === null || !hasResults(view.state)) return words.heading
  return isOver(view.state) ? words.headingOver : words.headingRunning
}
