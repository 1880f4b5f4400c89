'use client'

import '../merit.css'
import { documentViewUrl } from '@pravesh/shared/admissions/documents/staff-calls'
import {
  type ObjectionLine,
  type ObjectionPage,
  staffEntryCalls,
} from '@pravesh/shared/allotment/calls/staff-entry-calls'
import { OBJECTION_STATES } from '@pravesh/shared/allotment/objections/objection'
import { useState } from 'react'
import { istTime } from '../../../foundation/formats.ts'
import { Loading } from '../Loading.tsx'
import { Pages } from '../Pages.tsx'
import { resultWords } from '../result-words.ts'
import { ShowFilter } from '../ShowFilter.tsx'
import { useLoaded } from '../use-loaded.ts'
import { meritWords } from '../words.ts'
import { DecideObjection } from './DecideObjection.tsx'

interface ObjectionsProps {
  /** Of the process. */
  id: string
  /** Address of the list of applications. */
  applications: string
}

/** Objections to provisional lists, the oldest first, with their decisions. */
export function Objections({ id, applications }: ObjectionsProps) {
  const words = resultWords.objections
  const [state, setState] = useState('open')
  const [page, setPage] = useState(1)
  const query = new URLSearchParams({ process: id, page: String(page), ...(state && { state }) })
  const loaded = useLoaded<ObjectionPage>({ call: staffEntryCalls.objections, query: query.toString() })
  return (
    <section className="admin-panel">
      <h2>{meritWords.sections.objections}</h2>
      <p>{words.text}</p>
      <ShowFilter
        all={resultWords.marks.all}
        change={(value) => {
          setState(value)
          setPage(1)
        }}
        options={OBJECTION_STATES.map((each) => [each, words.states[each]] as const)}
        value={state}
      />
      <Loading loaded={loaded}>
        {({ rows, pages }) => (
          <>
            {rows.length === 0 && <p role="status">{resultWords.none}</p>}
            <ul className="admin-entries">
              {rows.map((row) => (
                <li className="admin-entries__item" key={row.id}>
                  <Line applications={applications} row={row} />
                  {row.state === 'open' && <DecideObjection id={row.id} reload={loaded.load} />}
                </li>
              ))}
            </ul>
            <Pages page={page} pages={pages} turn={setPage} />
          </>
        )}
      </Loading>
    </section>
  )
}

function Line({ row, applications }: { row: ObjectionLine; applications: string }) {
  const words = resultWords.objections
  const { applicationId, name, number, about, text, document, state, decision, decidedBy, decidedAt, sentAt } = row
  return (
    <>
      <strong>
        <a href={`${applications}/${applicationId}`} rel="noopener" target="_blank">
          {name}, {number}
        </a>
        : {words.about[about]} ({words.states[state]})
      </strong>
      <span>{words.sentAt(istTime(sentAt))}</span>
      <span>{text}</span>
      {document && (
        <a href={documentViewUrl(document)} rel="noopener" target="_blank">
          {words.document}
        </a>
      )}
      {decidedAt && (
        <span>
          {words.reason}: {decision} ({words.decidedBy(decidedBy, istTime(decidedAt))})
        </span>
      )}
    </>
  )
}
