import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import type { DraftContent } from '@pravesh/shared/admissions/form/form-context'
import { questionsOf } from '@pravesh/shared/admissions/form/questionnaire'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import { useLocale, useWords } from '../../forms/locale.ts'
import { Modal } from '../../forms/Modal.tsx'
import { formatSecond } from '../../lib/formats.ts'
import { useCourseForm } from '../fields/use-course-form.ts'
import type { Conflict } from './choose-start.ts'
import { differingAnswers } from './same-content.ts'
import { conflictWords } from './words/words.ts'

const MAX_NAMED = 8

interface ConflictDialogProps extends Conflict {
  course: CourseCode
  onMine: () => void
  onTheirs: () => void
}

/** Asks which of two versions to keep. It cannot be dismissed, so that neither is discarded silently. */
export default function ConflictDialog({ course, mine, theirs, onMine, onTheirs }: ConflictDialogProps) {
  const locale = useLocale()
  const w = useWords(conflictWords)
  const { labels, hasOtherFiles } = differences(useCourseForm(course), mine.content, theirs)
  const differing = hasOtherFiles ? [...labels, w.documents] : labels
  const isMineNewer = Date.parse(mine.changedAt) > Date.parse(theirs.savedAt)
  return (
    <Modal id="draft-conflict" title={w.title} locked onClose={() => {}}>
      <p>{w.text}</p>
      <ul>
        <li>{w.here(formatSecond(mine.changedAt, locale), isMineNewer)}</li>
        <li>{w.there(formatSecond(theirs.savedAt, locale), !isMineNewer)}</li>
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

function differences(form: CourseForm, mine: DraftContent, theirs: DraftContent) {
  const names = differingAnswers(mine.answers, theirs.answers)
  const labels = questionsOf(form).flatMap(({ name, label }) => (names.includes(name) ? [label] : []))
  const sameFiles =
    JSON.stringify(Object.entries(mine.documents).sort()) === JSON.stringify(Object.entries(theirs.documents).sort())
  return { labels, hasOtherFiles: !sameFiles }
}
