import { type InPortal, portalOf } from '../../foundation/portal.ts'

/** How long a response is shared, in milliseconds: well below the time in which a save must show in a list. */
const WINDOW_MS = 100
const MAX_ENTRIES = 1000

interface Shared {
  startedAt: number
  body: Promise<string>
}

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file: what has just been answered, by call. */
    sharedReplies?: Map<string, Shared> | undefined
  }
}

/**
 * Caches a response body that is the same for all clients for a tenth of a second, so that a crowd costs the database
 * ten queries a second. Saves in another process show after that time, saves in this one at once.
 */
export function sharedReply(portal: InPortal, key: string, make: () => Promise<object>): Promise<string> {
  const { sharedReplies: replies = new Map<string, Shared>() } = portalOf(portal)
  portalOf(portal).sharedReplies = replies
  const now = performance.now()
  const known = replies.get(key)
  if (known && now - known.startedAt < WINDOW_MS) return known.body
  if (replies.size >= MAX_ENTRIES) replies.clear()
  const body = make().then((reply) => JSON.stringify(reply))
  replies.set(key, { startedAt: now, body })
  // Errors are not cached, because unknown names are unlimited.
  body.catch(() => replies.delete(key))
  return body
}

/** Invalidates all shared responses after a change. */
export function clearSharedReplies(portal: InPortal): void {
  portalOf(portal).sharedReplies?.clear()
}
