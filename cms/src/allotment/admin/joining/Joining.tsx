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
import { ShowFilter } from '../ShowFilter.tsx'
import { Cell, Row, RowHead } from '../tables/Row.tsx'
import { StackedTable } from '../tables/StackedTable.tsx'
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
              <StackedTable
                isWide
                head={[
                  ...head.map((label) => ({ label })),
                  { label: words.due, isNumber: true },
                  { label: words.paid, isNumber: true },
                  { label: '' },
                ]}
                label={meritWords.sections.joining}
              >
                {rows.map((row) => (
                  <Row key={row.id}>
                    <RowHead>{row.number}</RowHead>
                    <Cell label={resultWords.name}>{row.studentName}</Cell>
                    <Cell label={words.seat}>
                      {unitTitle(row, staffLanguage())} ({row.category})
                    </Cell>
                    <Cell label={words.round}>{formatNumber(row.round)}</Cell>
                    <Cell label={resultWords.state}>
                      {staffText(OFFER_STATUS_LABELS[row.status])}
                      {row.status === 'accepted' && row.next && `, ${words.next[row.next]}`}
                    </Cell>
                    <Cell label={words.respondBy}>{formatLongDay(row.respondBy, staffLanguage())}</Cell>
                    <Cell isNumber label={words.due}>
                      {formatPaise(row.duePaise)}
                    </Cell>
                    <Cell isNumber label={words.paid}>
                      {formatPaise(row.paidPaise - row.refundedPaise)}
                    </Cell>
                    <Cell label="">{row.status === 'accepted' && <Join offer={row} reload={loaded.load} />}</Cell>
                  </Row>
                ))}
              </StackedTable>
            )}
            <Pages page={page} pages={pages} turn={setPage} />
          </>
        )}
      </Loading>
    </section>
  )
}
