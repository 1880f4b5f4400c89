import type { ApplicationRecord } from '../applications/application-record.ts'

type Changed = Pick<ApplicationRecord, 'settledAt' | 'attempts' | 'lastChange'>

/** Whether the last change can still be undone: its effects wait and have not started. */
export function isUndoable({ settledAt, attempts, lastChange }: Changed, now: Date): boolean {
  const until = lastChange?.undo?.until
  return !settledAt && attempts === 0 && until !== undefined && Date.parse(until) > now.getTime()
}

/**
 * The application as its student sees it: a decision that can still be undone is not shown, because the student would see it
 * come and go.
 */
export function asStudentSees<Record extends ApplicationRecord>(application: Record, now: Date): Record {
  const undo = isUndoable(application, now) ? application.lastChange?.undo : undefined
  return undo ? { ...application, ...undo.before } : application
}
