'use client'

import '../merit.css'
import { Button } from '@payloadcms/ui'
import { type ProcessRuns, runCalls } from '@pravesh/shared/allotment/calls/run-calls'
import { RUN_STATE_LABELS } from '@pravesh/shared/allotment/run/run-states'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { useState } from 'react'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { istTime } from '../../../foundation/formats.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { Loading } from '../Loading.tsx'
import { resultWords } from '../result-words.ts'
import { Cell, Row, RowHead } from '../tables/Row.tsx'
import { StackedTable } from '../tables/StackedTable.tsx'
import { useChange } from '../use-change.ts'
import { useLoaded } from '../use-loaded.ts'
import { meritWords } from '../words.ts'
import { RunPanel } from './RunPanel.tsx'

interface RoundsProps {
  /** Of the process. */
  id: string
  mayPrepare: boolean
}

/** The runs of all rounds, a dry run of the next one, and what a run gives. */
export function Rounds({ id, mayPrepare }: RoundsProps) {
  const words = resultWords.rounds
  const loaded = useLoaded<ProcessRuns>({ call: runCalls.runs, id })
  const [shown, setShown] = useState('')
  const dry = useChange({ call: runCalls.run, id, done: loaded.load })
  return (
    <>
      <section className="admin-panel">
        <h2>{meritWords.sections.rounds}</h2>
        <p>{words.text}</p>
        <Loading loaded={loaded}>
          {({ runs, nextRound, obstacle }) => (
            <>
              {nextRound === null && <p>{words.noRound}</p>}
              {obstacle !== '' && <p>{staffText(obstacle)}</p>}
              {mayPrepare && nextRound !== null && obstacle === '' && (
                <div className="admin-form">
                  <FailureAlert text={dry.problems.text} />
                  <Button buttonStyle="primary" margin={false} onClick={() => void dry.send({})}>
                    {dry.busy ? meritWords.busy : words.run(nextRound)}
                  </Button>
                </div>
              )}
              {runs.length === 0 && <p>{resultWords.none}</p>}
              {runs.length > 0 && (
                <StackedTable
                  isWide
                  head={[words.round, words.runNumber, resultWords.state, words.ran, words.published, ''].map(
                    (label) => ({
                      label,
                    }),
                  )}
                  label={meritWords.sections.rounds}
                >
                  {runs.map((run) => (
                    <Row key={run.id}>
                      <RowHead label={words.round}>{formatNumber(run.round)}</RowHead>
                      <Cell label={words.runNumber}>{formatNumber(run.number)}</Cell>
                      <Cell label={resultWords.state}>{staffText(RUN_STATE_LABELS[run.state])}</Cell>
                      <Cell label={words.ran}>
                        {run.ranBy}, {istTime(run.ranAt)}
                      </Cell>
                      <Cell label={words.published}>
                        {run.publishedAt && `${run.publishedBy}, ${istTime(run.publishedAt)}`}
                      </Cell>
                      <Cell label="">
                        <Button
                          aria-label={words.show(run.round, run.number)}
                          extraButtonProps={{ 'aria-pressed': run.id === shown }}
                          buttonStyle="secondary"
                          margin={false}
                          onClick={() => setShown(run.id)}
                          size="small"
                        >
                          {resultWords.marks.show}
                        </Button>
                      </Cell>
                    </Row>
                  ))}
                </StackedTable>
              )}
            </>
          )}
        </Loading>
      </section>
      {shown !== '' && <RunPanel id={shown} key={shown} reload={loaded.load} />}
    </>
  )
}
