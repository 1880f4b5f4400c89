import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { rolesThatMay } from '../permissions/access.ts'
import { mayManageStaff } from './may-manage-staff.ts'

const refusal =
  'This is the last administrator, and only administrators can manage staff. Make another member of staff an administrator first.'

/** Rejects a role change that would leave the portal without an administrator. */
export const requireOneAdministrator: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !Array.isArray(data.roles)) return data
  if (mayManageStaff(originalDoc?.roles) && !mayManageStaff(data.roles))
    await requireAnother({ id: originalDoc.id, req })
  return data
}

export const requireOneAdministratorOnDelete: CollectionBeforeDeleteHook = ({ id, req }) => requireAnother({ id, req })

/**
 * Throws an APIError (400) unless another administrator remains. A bulk operation runs this for all its records at
 * once, so records that leave in the same request are collected and do not count.
 */
async function requireAnother({ id, req }: { id: string | number; req: PayloadRequest }): Promise<void> {
  const earlier = req.context.leavingAdministrators
  const leaving: Set<unknown> = earlier instanceof Set ? earlier : new Set()
  req.context.leavingAdministrators = leaving.add(id)
  const { totalDocs } = await req.payload.count({
    collection: 'staff',
    where: { and: [{ roles: { in: rolesThatMay('give roles') } }, { id: { not_in: [...leaving] } }] },
    overrideAccess: true,
    req,
  })
  if (totalDocs === 0) throw new APIError(refusal, 400, undefined, true)
}
