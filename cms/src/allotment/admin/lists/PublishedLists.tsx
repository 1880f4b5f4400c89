'use client'

import '../merit.css'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { paths } from '@pravesh/shared/site/paths'
import { resultWords } from '../result-words.ts'
import { Cell, Row, RowHead } from '../tables/Row.tsx'
import { StackedTable } from '../tables/StackedTable.tsx'
import type { PublishedList } from './published-list.ts'

interface PublishedListsProps {
  /** Id of the process. */
  process: string
  /** The newest first. */
  lists: readonly PublishedList[]
}

/** The versions that everyone can read; nothing can be changed here. */
export function PublishedLists({ process, lists }: PublishedListsProps) {
  const words = resultWords.lists
  return (
    <section className="admin-panel">
      <h2>{words.published}</h2>
      {lists.length === 0 ? (
        <p>{words.nonePublished}</p>
      ) : (
        <>
          <StackedTable
            head={[
              { label: words.list },
              { label: words.publishedAt },
              { label: words.publishedBy },
              { label: words.people, isNumber: true },
            ]}
            label={words.published}
          >
            {lists.map(({ id, kind, version, at, by, people }) => (
              <Row key={id}>
                <RowHead>
                  {words.kinds[kind]}, {words.version(version)}
                </RowHead>
                <Cell label={words.publishedAt}>{at}</Cell>
                <Cell label={words.publishedBy}>{by}</Cell>
                <Cell isNumber label={words.people}>
                  {formatNumber(people)}
                </Cell>
              </Row>
            ))}
          </StackedTable>
          <ul className="admin-links">
            <li>
              <a href={paths.meritListsOf(process)}>{words.openPublished}</a>
            </li>
          </ul>
        </>
      )}
    </section>
  )
}
