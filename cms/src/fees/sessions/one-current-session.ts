import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type FieldHook,
  ValidationError,
} from 'payload'
import type { AcademicSession } from '../../payload-types.ts'
import { currentSession } from '../fees-and-session.ts'

/** Notes when a session becomes the current one, and refuses to leave the portal without one. (decision 0022) */
export const noteWhenCurrent: CollectionBeforeChangeHook<AcademicSession> = async ({ data, originalDoc, req }) => {
  const wasCurrent = originalDoc?.current ?? false
  if (wasCurrent && data.current === false) {
    const message = 'Applications are always taken for one session. Make another session the current one instead.'
    throw new ValidationError({ collection: 'academic-sessions', errors: [{ path: 'current', message }], req }, req.t)
  }
  if (wasCurrent || !data.current) return data
  const before = await currentSession({ payload: req.payload })
  // Later than the one before even where another process's clock is ahead.
  const since = Math.max(Date.now(), before?.currentSince ? Date.parse(before.currentSince) + 1 : 0)
  return { ...data, currentSince: new Date(since).toISOString() }
}

/** Whether the session is the current one, whatever its own row says. */
export const readCurrent: FieldHook<AcademicSession> = async ({ data, req }) =>
  data?.id !== undefined && (await currentSession({ payload: req.payload }))?.id === data.id

/** Clears the mark of former sessions, which list filters use. */
export const unmarkFormer: CollectionAfterChangeHook<AcademicSession> = async ({ doc, req }) => {
  if (!doc.current) return doc
  await req.payload.db.updateMany({
    collection: 'academic-sessions',
    where: { and: [{ current: { equals: true } }, { id: { not_equals: doc.id } }] },
    data: { current: false },
    req,
  })
  return doc
}

/** Refuses to delete the current session. */
export const refuseWhileCurrent: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const current = await currentSession({ payload: req.payload })
  if (current?.id !== id) return
  const message = `${current.year} is the current session. Make another session the current one, then delete it.`
  throw new APIError(message, 409, undefined, true)
}
