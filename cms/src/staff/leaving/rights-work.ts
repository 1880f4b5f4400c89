import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import type { Outcome, Work } from '../../database/work/work.ts'
import type { Staff } from '../../payload-types.ts'
import { rightsOf } from '../scope/rights-of.ts'
import { ACTIVE, isActive } from '../state/active-staff.ts'
import { applyAfter } from '../state/apply-after.ts'
import { assignedWork } from './leaving-work.ts'

/** Puts back what is assigned to a person whose roles or limit no longer allow it. */
export const rightsWork: Work<'staff'> = {
  collection: 'staff',
  dueField: 'dueAt',
  // The others have work of their own under the same date, and nothing is assigned to them.
  where: { and: [ACTIVE, { invitedUntil: { equals: null } }] },
  leaseMs: 60_000,
  schedule: EFFECTS_SCHEDULE,
  apply: async ({ payload, lease: { record }, now }): Promise<Outcome<'staff'>> => {
    for (const work of assignedWork(payload)) await work.rightsChanged?.({ payload, staffId: record.id, now: now() })
    return { dueAt: null }
  },
}

/** Makes that work due with the write of other roles or another limit. */
export const noteChangedRights: CollectionBeforeChangeHook<Staff> = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc || !isActive(originalDoc) || originalDoc.invitedUntil) return data
  if (rightsOf({ ...originalDoc, ...data }) === rightsOf(originalDoc)) return data
  const now = new Date()
  req.context.rightsChangedAt = now
  return { ...data, dueAt: now.toISOString(), attempts: 0 }
}

export const followChangedRights: CollectionAfterChangeHook<Staff> = async ({ doc, req }) => {
  const { rightsChangedAt } = req.context
  if (rightsChangedAt instanceof Date) await applyAfter({ req, work: rightsWork, id: doc.id, now: rightsChangedAt })
  return doc
}
