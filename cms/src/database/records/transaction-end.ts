import type { Payload, PayloadRequest } from 'payload'

type InTransaction = Pick<PayloadRequest, 'transactionID'>

/** Whether a request runs in a database transaction; adapters without transactions set meaningless ids. */
export async function hasTransaction(payload: Payload, req: InTransaction): Promise<boolean> {
  const id = await req.transactionID
  return (typeof id === 'string' || typeof id === 'number') && id in (payload.db.sessions ?? {})
}

/**
 * Resolves when a request's transaction has been committed or rolled back, immediately if there is none. Polls, because
 * Payload has no hook for it and a read before the commit returns the old data.
 */
export async function transactionEnd(payload: Payload, req: InTransaction): Promise<void> {
  const id = await req.transactionID
  if (id === undefined || id === null) return
  const sessions: Record<string | number, unknown> = payload.db.sessions ?? {}
  const session = sessions[id]
  while (id in sessions || isOpen(session)) await new Promise((resolve) => setTimeout(resolve, 1))
}

/** MongoDB's adapter drops a session before its commit completes; the driver's own flag shows when it has. */
function isOpen(session: unknown): boolean {
  return typeof session === 'object' && session !== null && 'hasEnded' in session && session.hasEnded === false
}
