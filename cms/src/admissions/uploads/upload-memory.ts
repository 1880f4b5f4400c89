import { Problem } from '../../platform/problem.ts'

/** How many bytes of files under way one process holds at a time. */
const ROOM = 400_000_000

let held = 0

/** What an upload holds of the room. */
export interface Place {
  /** Takes more of it; refuses (503) when all is taken. */
  take: (bytes: number) => void
  leave: () => void
}

/** Enters the room; grows with what really arrives, so that whoever only announces much takes none from others. */
export function reserveUploadMemory(): Place {
  let mine = 0
  return {
    take(bytes) {
      if (held + bytes > ROOM) throw uploadsBusy()
      held += bytes
      mine += bytes
    },
    leave() {
      held -= mine
      mine = 0
    },
  }
}

/** The refusal while too much is under way; it is worth trying again soon. */
export function uploadsBusy(): Problem {
  const publicMessage = 'Very many files are arriving just now. Please try again in a moment.'
  return new Problem({ code: 'CROWDED', status: 503, publicMessage, retryAfterSeconds: 5 })
}
