import { paths } from '@pravesh/shared/site/paths'
import { words } from './words.ts'

const w = words.closed

/** Shown when the course does not accept applications. */
export function ClosedNotice({ courseName }: { courseName: string }) {
  return (
    <div className="empty-state">
      <h2>{w.title(courseName)}</h2>
      <p>{w.text}</p>
      <div className="actions">
        <a href={paths.courses} className="button primary">
          {w.courses}
        </a>
      </div>
    </div>
  )
}
