import { istTime } from '../../foundation/formats.ts'
import { staffText } from '../../foundation/languages/staff-text.ts'
import type { ListedVersion } from './load-versions.ts'
import { versionWords as words } from './words.ts'

interface VersionsTableProps {
  /** URL of the list, without its query. */
  base: string
  versions: ListedVersion[]
  /** Id of the published version; null when there is none. */
  live: string | null
  page: number
  totalPages: number
}

export function VersionsTable({ base, versions, live, page, totalPages }: VersionsTableProps) {
  if (versions.length === 0) return <p>{words.none}</p>
  return (
    <>
      <div className="table">
        <table cellPadding="0" cellSpacing="0">
          <thead>
            <tr>
              <th scope="col">{words.saved}</th>
              <th scope="col">{words.savedBy}</th>
              <th scope="col">{words.state}</th>
            </tr>
          </thead>
          <tbody>
            {versions.map((version) => (
              <tr key={version.id}>
                <td>
                  <a href={`${base}/${version.id}`}>{istTime(version.updatedAt)}</a>
                </td>
                <td>{staffText(version.version.savedBy ?? words.unknown)}</td>
                <td>{stateOf(version, live)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {totalPages > 1 && (
        <nav aria-label={words.pages}>
          {page > 1 && <a href={`${base}?page=${page - 1}`}>{words.newer}</a>}
          <span>{words.page(page, totalPages)}</span>
          {page < totalPages && <a href={`${base}?page=${page + 1}`}>{words.older}</a>}
        </nav>
      )}
    </>
  )
}

function stateOf({ id, autosave, version: { _status } }: ListedVersion, live: string | null): string {
  if (_status === 'published') return id === live ? words.live : words.published
  if (_status !== 'draft') return words.saved
  return autosave ? words.autosaved : words.draft
}
