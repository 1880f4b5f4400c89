'use client'

import { formatScore } from '@pravesh/shared/allotment/scores/format-score'
import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import '../merit.css'
import { Link } from '@payloadcms/ui'
import { type EntryPage, staffEntryCalls } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import { VERIFICATIONS } from '@pravesh/shared/allotment/entries/entry'
import { listName } from '@pravesh/shared/allotment/process/list-title'
import { useState } from 'react'
import { istTime } from '../../../foundation/formats.ts'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import { Loading } from '../Loading.tsx'
import { Pages } from '../Pages.tsx'
import { resultWords } from '../result-words.ts'
import { ShowFilter } from '../ShowFilter.tsx'
import { Cell, Row, RowHead } from '../tables/Row.tsx'
import { StackedTable } from '../tables/StackedTable.tsx'
import { useLoaded } from '../use-loaded.ts'
import { meritWords } from '../words.ts'
import { SearchBox } from './SearchBox.tsx'

interface MarksQueueProps {
  /** Of the process. */
  id: string
  /** Address of this part of the page. */
  address: string
}

/** Applications by the state of their marks, those that wait longest first. */
export function MarksQueue({ id, address }: MarksQueueProps) {
  const words = resultWords.marks
  const [verification, setVerification] = useState('typed')
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const filters = { ...(verification && { verification }), ...(search && { search }) }
  const query = new URLSearchParams({ process: id, page: String(page), ...filters })
  const loaded = useLoaded<EntryPage>({ call: staffEntryCalls.entries, query: query.toString() })
  const head = [resultWords.number, resultWords.name, resultWords.subject, resultWords.category, resultWords.state]
  return (
    <section className="admin-panel">
      <h2>{meritWords.sections.marks}</h2>
      <p>{words.text}</p>
      <ShowFilter
        all={words.all}
        change={(value) => {
          setVerification(value)
          setPage(1)
        }}
        options={VERIFICATIONS.map((each) => [each, words.states[each]] as const)}
        value={verification}
      />
      <SearchBox
        find={(text) => {
          setSearch(text)
          // Of whatever state: who is looked for may be done.
          if (text !== '') setVerification('')
          setPage(1)
        }}
        search={search}
      />
      <Loading loaded={loaded}>
        {({ rows, total, pages }) => (
          <>
            <p role="status">{words.total(total)}</p>
            {rows.length > 0 && (
              <StackedTable
                isWide
                head={[
                  ...head.map((label) => ({ label })),
                  { label: words.markedAt },
                  { label: words.valid },
                  { label: resultWords.score, isNumber: true },
                ]}
                label={meritWords.sections.marks}
              >
                {rows.map((row) => (
                  <Row key={row.applicationId}>
                    <RowHead>
                      <Link href={`${address}&application=${row.applicationId}`}>{row.number}</Link>
                    </RowHead>
                    <Cell label={resultWords.name}>{row.name}</Cell>
                    <Cell label={resultWords.subject}>
                      {row.subjects.map((subject) => listName(subject, staffLanguage())).join(', ')}
                    </Cell>
                    <Cell label={resultWords.category}>{row.category}</Cell>
                    <Cell label={resultWords.state}>{words.states[row.verification]}</Cell>
                    <Cell label={words.markedAt}>{row.markedAt && istTime(row.markedAt)}</Cell>
                    <Cell label={words.valid}>{row.isValid ? words.isValid : words.isInvalid}</Cell>
                    <Cell isNumber label={resultWords.score}>
                      {row.score === null ? '' : formatScore(row.score, DEFAULT_LOCALE)}
                    </Cell>
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
