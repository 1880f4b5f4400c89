import type { DraftContent } from '@pravesh/shared/admissions/answers/form-context'
import { questionsOf } from '@pravesh/shared/admissions/answers/questionnaire'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import { Modal } from '../../forms/Modal.tsx'
import { formatSecond } from '../../lib/dates.ts'
import type { Conflict } from './choose-start.ts'
import { differingAnswers } from './same-content.ts'
import { words } from './words.ts'

const w = words.conflict
const MAX_NAMED = 8

interface ConflictDialogProps extends Conflict {
  course: CourseCode
  onMine: () => void
  onTheirs: () => void
}

/** Asks which of two versions to keep. It cannot be dismissed, so that neither is discarded silently. */
export function ConflictDialog({ course, mine, theirs, onMine, onTheirs }: ConflictDialogProps) {
  const differing = differences(course, mine.content, theirs)
  const isMineNewer = Date.parse(mine.changedAt) > Date.parse(theirs.savedAt)
  return (
    <Modal id="draft-conflict" title={w.title} locked onClose={() => {}}>
      <p>{w.text}</p>
      <ul>
        <li>{w.here(formatSecond(mine.changedAt), isMineNewer)}</li>
        <li>{w.there(formatSecond(theirs.savedAt), !isMineNewer)}</li>
      </ul>
      {differing.length > 0 && (
        <p>
          {w.differ} {differing.slice(0, MAX_NAMED).join(', ')}
          {differing.length > MAX_NAMED && ` ${w.more(differing.length - MAX_NAMED)}`}
        </p>
      )}
      <div className="actions">
        <button type="button" className="button primary" onClick={onMine}>
          {w.useHere}
        </button>
        <button type="button" className="button" onClick={onTheirs}>
          {w.useThere}
        </button>
      </div>
    </Modal>
  )
}

function differences(course: CourseCode, mine: DraftContent, theirs: DraftContent): string[] {
  const names = differingAnswers(mine.answers, theirs.answers)
  const labels = questionsOf(formOf(course)).flatMap(({ name, label }) => (names.includes(name) ? [label] : []))
  const sameFiles =
    JSON.stringify(Object.entries(mine.documents).sort()) === JSON.stringify(Object.entries(theirs.documents).sort())
  return sameFiles ? labels : [...labels, w.documents]
}
