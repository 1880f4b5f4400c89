import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'

const refusal =
  'This is the last administrator. Make somebody else an administrator first, otherwise nobody could manage the staff.'

/** Refuses a change of roles that would leave the portal without an administrator. */
export const keepOneAdministrator: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !Array.isArray(data.roles)) return data
  const was = Array.isArray(originalDoc?.roles) && originalDoc.roles.includes('administrator')
  if (was && !data.roles.includes('administrator')) await requireAnother({ id: originalDoc.id, req })
  return data
}

/** Refuses to delete the last administrator. */
export const keepOneAdministratorOnDelete: CollectionBeforeDeleteHook = ({ id, req }) => requireAnother({ id, req })

/**
 * A bulk operation runs this for all its records at once, so those that leave in the same request are remembered
 * and do not count as the administrator who stays.
 */
async function requireAnother({ id, req }: { id: string | number; req: PayloadRequest }): Promise<void> {
  const known = req.context.leavingAdministrators
  const leaving: Set<unknown> = known instanceof Set ? known : new Set()
  req.context.leavingAdministrators = leaving.add(id)
  const { totalDocs } = await req.payload.count({
    collection: 'staff',
    where: { and: [{ roles: { in: ['administrator'] } }, { id: { not_in: [...leaving] } }] },
    overrideAccess: true,
    req,
  })
  if (totalDocs === 0) throw new APIError(refusal, 400, undefined, true)
}
