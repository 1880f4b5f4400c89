import type { ReactNode } from 'react'
import { DialogNotice } from '../../forms/dialog-notice.ts'
import { useStore } from '../../forms/use-store.ts'
import { SessionEnded } from './SessionEnded.tsx'
import { session } from './session-store.ts'

/** Content of a student, which stays when the session has ended; the page and its dialogs then offer to log in again. */
export function WithSession({ children }: { children: ReactNode }) {
  const hasEnded = useStore(session).status === 'ended'
  return (
    <DialogNotice value={hasEnded && <SessionEnded target="_blank" />}>
      {children}
      {hasEnded && <SessionEnded />}
    </DialogNotice>
  )
}
