import { useStore } from '@nanostores/react'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { shownText } from '../fields/typing.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { type Start, startOf } from './choose-start.ts'
import type { OpenDraft } from './open-draft.ts'

interface ConflictWatchProps {
  course: CourseCode
  draft: OpenDraft
  /** Restarts the form with the version from the other device. */
  onRestart: (start: Start) => void
}

/**
 * Opens the conflict dialog when a save meets a newer version, and fills in an Aadhaar number that only the other
 * version has.
 */
export function ConflictWatch({ course, draft: { state, sync, filledAadhaar }, onRestart }: ConflictWatchProps) {
  const now = useStore(state)
  const aadhaar = useStore(filledAadhaar)
  const { setValue } = useFormContext<Answers>()
  useEffect(() => {
    if (aadhaar !== '') setValue('aadhaar', shownText('aadhaar', aadhaar))
  }, [aadhaar, setValue])
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
