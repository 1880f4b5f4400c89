'use client'

import '../merit.css'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { paths } from '@pravesh/shared/site/paths'
import { resultWords } from '../result-words.ts'
import { ScrolledTable } from '../ScrolledTable.tsx'
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
          <ScrolledTable
            head={[
              { label: words.list },
              { label: words.publishedAt },
              { label: words.publishedBy },
              { label: words.people, isNumber: true },
            ]}
            label={words.published}
          >
            <tbody>
              {lists.map(({ id, kind, version, at, by, people }) => (
                <tr key={id}>
                  <th scope="row">
                    {words.kinds[kind]}, {words.version(version)}
                  </th>
                  <td>{at}</td>
                  <td>{by}</td>
                  <td className="admin-table__number">{formatNumber(people)}</td>
                </tr>
              ))}
            </tbody>
          </ScrolledTable>
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
