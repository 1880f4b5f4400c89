import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type FieldHook,
  ValidationError,
} from 'payload'
import { changeAll } from '../../database/records/change-all.ts'
import type { AcademicSession } from '../../payload-types.ts'
import { currentSession } from '../fees-and-session.ts'

/**
 * Sets the time at which a session becomes the current one. Throws a ValidationError when a change would leave the
 * portal without a current session. (decision 0022)
 */
export const setCurrentSince: CollectionBeforeChangeHook<AcademicSession> = async ({ data, originalDoc, req }) => {
  const wasCurrent = originalDoc?.current ?? false
  if (wasCurrent && data.current === false) {
    const message = 'There must be a current session. Make another session the current one instead.'
    throw new ValidationError(
      { collection: 'academic-sessions', errors: [{ path: 'current', label: 'Current session', message }], req },
      req.t,
    )
  }
  if (wasCurrent || !data.current) return data
  const previous = await currentSession({ payload: req.payload })
  // Later than the previous one, even if another process's clock is ahead.
  const since = Math.max(Date.now(), previous?.currentSince ? Date.parse(previous.currentSince) + 1 : 0)
  return { ...data, currentSince: new Date(since).toISOString() }
}

/** Computes whether the session is the current one from all sessions. The row's own `current` can be out of date. */
export const computeCurrent: FieldHook<AcademicSession> = async ({ data, req }) =>
  data?.id !== undefined && (await currentSession({ payload: req.payload }))?.id === data.id

/** Clears `current` on former sessions, because list filters query the stored value. */
export const unsetPreviousCurrent: CollectionAfterChangeHook<AcademicSession> = async ({ doc, req }) => {
  if (!doc.current) return doc
  await changeAll({
    payload: req.payload,
    collection: 'academic-sessions',
    where: { and: [{ current: { equals: true } }, { id: { not_equals: doc.id } }] },
    data: { current: false },
    req,
  })
  return doc
}

export const refuseDeletingCurrent: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const current = await currentSession({ payload: req.payload })
  if (current?.id !== id) return
  const message = `${current.year} is the current session. Make another session the current one, then delete it.`
  throw new APIError(message, 409, undefined, true)
}
