'use client'

import '../merit.css'
import { publicMeritCalls } from '@pravesh/shared/allotment/calls/public-calls'
import { type RunView, runCalls } from '@pravesh/shared/allotment/calls/run-calls'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { ConfirmedButton } from '../../../admin-kit/form/ConfirmedButton.tsx'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { Loading } from '../Loading.tsx'
import { resultWords } from '../result-words.ts'
import { useChange } from '../use-change.ts'
import { useLoaded } from '../use-loaded.ts'
import { meritWords } from '../words.ts'
import { Comparison } from './Comparison.tsx'
import { SeatFigures } from './SeatFigures.tsx'

interface RunPanelProps {
  /** Of the run. */
  id: string
  reload: () => void
}

/** One run: who took part, its fingerprints, what the check found, its figures, and what differs; publishes it. */
export function RunPanel({ id, reload }: RunPanelProps) {
  const words = resultWords.rounds
  const loaded = useLoaded<RunView>({ call: runCalls.one, id })
  return (
    <section className="admin-panel">
      <Loading loaded={loaded}>
        {(run) => (
          <>
            <h2>
              {words.round} {formatNumber(run.round)}, {words.runNumber} {formatNumber(run.number)}
            </h2>
            <dl className="admin-facts">
              <div>
                <dt>{words.people}</dt>
                <dd>{formatNumber(run.candidates)}</dd>
              </div>
              <div>
                <dt>{words.seated}</dt>
                <dd>{formatNumber(run.seated)}</dd>
              </div>
              <div>
                <dt>{words.inputHash}</dt>
                <dd className="merit__hash">{run.inputHash}</dd>
              </div>
              <div>
                <dt>{words.resultHash}</dt>
                <dd className="merit__hash">{run.resultHash}</dd>
              </div>
            </dl>
            <h3>{words.findings}</h3>
            {run.findings.length === 0 && <p>{words.noFindings}</p>}
            {run.findings.length > 0 && (
              <>
                <p className="admin-error">{words.refused}</p>
                <ul>
                  {run.findings.map((finding) => (
                    <li key={finding}>{finding}</li>
                  ))}
                </ul>
              </>
            )}
            <SeatFigures figures={run.figures} />
            <Comparison comparison={run.comparison} id={run.id} />
            {run.state === 'published' && (
              <p>
                <a href={callAddress(publicMeritCalls.file, { id: run.id })}>{words.file}</a>
              </p>
            )}
            {run.state === 'dry' &&
              (run.isPublishable ? (
                <Publish
                  id={run.id}
                  published={() => {
                    loaded.load()
                    reload()
                  }}
                />
              ) : (
                <p>{words.another}</p>
              ))}
          </>
        )}
      </Loading>
    </section>
  )
}

function Publish({ id, published }: { id: string; published: () => void }) {
  const words = resultWords.rounds
  const { busy, problems, send } = useChange({ call: runCalls.publish, id, done: published })
  return (
    <div className="admin-form">
      <FailureAlert text={problems.text} />
      <ConfirmedButton
        busyLabel={busy ? meritWords.busy : undefined}
        buttonStyle="primary"
        cancelLabel={meritWords.cancel}
        confirm={() => void send({})}
        confirmLabel={words.publish}
        label={words.publish}
        title={words.publishTitle}
      >
        <p>{words.publishText}</p>
      </ConfirmedButton>
    </div>
  )
}
