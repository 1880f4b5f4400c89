import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { AcademicSession } from '../../payload-types.ts'

/** Throws a ValidationError when years change by which applications or merit processes name their session. */
export const keepUsedYears: CollectionBeforeChangeHook<AcademicSession> = async ({ data, originalDoc, req }) => {
  const year = originalDoc?.year
  if (originalDoc === undefined || data.year === undefined || data.year === year) return data
  const { payload } = req
  const uses = portalOf(payload)
    .features.flatMap(({ recordUses = [] }) => recordUses)
    .filter(({ of }) => of === 'academic-sessions')
  const users = await Promise.all(uses.map(({ find }) => find({ payload, record: { ...originalDoc } })))
  if (users.every(({ total }) => total === 0)) return data
  const message = `${year} has applications or a merit process, so its years stay. Add another session instead.`
  throw new ValidationError(
    { collection: 'academic-sessions', errors: [{ path: 'year', label: 'Years', message }], req },
    req.t,
  )
}
