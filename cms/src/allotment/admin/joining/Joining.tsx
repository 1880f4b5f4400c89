'use client'

import '../merit.css'
import { type OfferPage, runCalls } from '@pravesh/shared/allotment/calls/run-calls'
import { OFFER_STATUS_LABELS, OFFER_STATUSES } from '@pravesh/shared/allotment/offers/status'
import { unitTitle } from '@pravesh/shared/allotment/process/list-title'
import { formatLongDay, formatNumber } from '@pravesh/shared/platform/formats'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useState } from 'react'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { Loading } from '../Loading.tsx'
import { Pages } from '../Pages.tsx'
import { resultWords } from '../result-words.ts'
import { ScrolledTable } from '../ScrolledTable.tsx'
import { ShowFilter } from '../ShowFilter.tsx'
import { useLoaded } from '../use-loaded.ts'
import { meritWords } from '../words.ts'
import { Join } from './Join.tsx'

/** The seats that rounds gave, and who has joined. */
export function Joining({ id }: { id: string }) {
  const words = resultWords.joining
  const [status, setStatus] = useState('accepted')
  const [page, setPage] = useState(1)
  const query = new URLSearchParams({ page: String(page), ...(status && { status }) })
  const loaded = useLoaded<OfferPage>({ call: runCalls.offers, id, query: query.toString() })
  const head = [resultWords.number, resultWords.name, words.seat, words.round, resultWords.state, words.respondBy]
  return (
    <section className="admin-panel">
      <h2>{meritWords.sections.joining}</h2>
      <p>{words.text}</p>
      <ShowFilter
        all={words.all}
        change={(value) => {
          setStatus(value)
          setPage(1)
        }}
        options={OFFER_STATUSES.map((each) => [each, staffText(OFFER_STATUS_LABELS[each])] as const)}
        value={status}
      />
      <Loading loaded={loaded}>
        {({ rows, pages }) => (
          <>
            {rows.length === 0 && <p role="status">{resultWords.none}</p>}
            {rows.length > 0 && (
              <ScrolledTable
                head={[
                  ...head.map((label) => ({ label })),
                  { label: words.due, isNumber: true },
                  { label: words.paid, isNumber: true },
                  { label: '' },
                ]}
                label={meritWords.sections.joining}
              >
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.id}>
                      <th scope="row">{row.number}</th>
                      <td>{row.studentName}</td>
                      <td>
                        {unitTitle(row, staffLanguage())} ({row.category})
                      </td>
                      <td>{formatNumber(row.round)}</td>
                      <td>
                        {staffText(OFFER_STATUS_LABELS[row.status])}
                        {row.next && `, ${words.next[row.next]}`}
                      </td>
                      <td>{formatLongDay(row.respondBy, staffLanguage())}</td>
                      <td className="admin-table__number">{formatPaise(row.duePaise)}</td>
                      <td className="admin-table__number">{formatPaise(row.paidPaise - row.refundedPaise)}</td>
                      <td>{row.status === 'accepted' && <Join offer={row} reload={loaded.load} />}</td>
                    </tr>
                  ))}
                </tbody>
              </ScrolledTable>
            )}
            <Pages page={page} pages={pages} turn={setPage} />
          </>
        )}
      </Loading>
    </section>
  )
}
