import type { Payload, PayloadRequest } from 'payload'

type InTransaction = Pick<PayloadRequest, 'transactionID'>

/** Whether a request runs in a transaction of the database; adapters without transactions give ids that mean nothing. */
export async function hasTransaction(payload: Payload, req: InTransaction): Promise<boolean> {
  const id = await req.transactionID
  return (typeof id === 'string' || typeof id === 'number') && id in (payload.db.sessions ?? {})
}

/**
 * Resolves when the transaction that a request runs in has been committed or rolled back, at once where there is none.
 * Payload has no hook for it, and what is read before the commit is the old data.
 */
export async function transactionEnd(payload: Payload, req: InTransaction): Promise<void> {
  const id = await req.transactionID
  if (id === undefined || id === null) return
  const sessions: Record<string | number, unknown> = payload.db.sessions ?? {}
  const session = sessions[id]
  while (id in sessions || isOpen(session)) await new Promise((resolve) => setTimeout(resolve, 1))
}

/** MongoDB's adapter forgets a session before its commit has ended; the driver's own flag tells when it has. */
function isOpen(session: unknown): boolean {
  return typeof session === 'object' && session !== null && 'hasEnded' in session && session.hasEnded === false
}
