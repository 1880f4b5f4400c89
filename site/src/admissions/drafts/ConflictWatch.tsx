import type { CourseCode } from '@pravesh/shared/courses/courses'
import { useEffect } from 'react'
import { useStore } from '../../forms/use-store.ts'
import { shownText } from '../fields/typing.ts'
import { useAnswersForm } from '../fields/use-answers-form.ts'
import { type Start, startOf } from './choose-start.ts'
import { ConflictDialog } from './conflict-part.ts'
import type { OpenDraft } from './open-draft.ts'

interface ConflictWatchProps {
  course: CourseCode
  draft: OpenDraft
  /** Restarts the form with the version from the other device. */
  onRestart: (start: Start) => void
  /** Shows what became of a form that was sent on another device. */
  onSent: () => Promise<void>
}

/**
 * Opens the conflict dialog when a save or a submission meets a newer version, fills in an Aadhaar number that only the
 * other version has, and reports a form that was sent elsewhere.
 */
export function ConflictWatch({
  course,
  draft: { state, sync, filledAadhaar },
  onRestart,
  onSent,
}: ConflictWatchProps) {
  const now = useStore(state)
  const aadhaar = useStore(filledAadhaar)
  const { set } = useAnswersForm()
  useEffect(() => {
    if (aadhaar !== '') set('aadhaar', shownText('aadhaar', aadhaar))
  }, [aadhaar, set])
  const isSent = now.kind === 'sent'
  useEffect(() => {
    if (isSent) void onSent()
  }, [isSent, onSent])
  if (now.kind !== 'conflict') return null
  const { mine, theirs } = now
  return (
    <ConflictDialog
      course={course}
      mine={mine}
      theirs={theirs}
      onMine={() => sync.keepMine(theirs)}
      onTheirs={() => {
        void sync.stop()
        onRestart(startOf(theirs))
      }}
    />
  )
}
