import { istTime } from '../../foundation/formats.ts'
import type { ListedVersion } from './load-versions.ts'

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
  if (versions.length === 0) return <p>Nothing has been saved yet.</p>
  return (
    <>
      <div className="table">
        <table cellPadding="0" cellSpacing="0">
          <thead>
            <tr>
              <th scope="col">Saved</th>
              <th scope="col">Saved by</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {versions.map((version) => (
              <tr key={version.id}>
                <td>
                  <a href={`${base}/${version.id}`}>{istTime(version.updatedAt)}</a>
                </td>
                <td>{version.version.savedBy ?? 'Not recorded'}</td>
                <td>{stateOf(version, live)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {totalPages > 1 && (
        <nav aria-label="Pages of the history">
          {page > 1 && <a href={`${base}?page=${page - 1}`}>Newer</a>}
          <span>
            Page {page} of {totalPages}
          </span>
          {page < totalPages && <a href={`${base}?page=${page + 1}`}>Older</a>}
        </nav>
      )}
    </>
  )
}

function stateOf({ id, autosave, version: { _status } }: ListedVersion, live: string | null): string {
  if (_status === 'published') return id === live ? 'Last published' : 'Published earlier'
  if (_status !== 'draft') return 'Saved'
  return autosave ? 'Draft, saved automatically' : 'Draft'
}
