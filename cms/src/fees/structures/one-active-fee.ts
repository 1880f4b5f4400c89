import { formatRoundPaise } from '@pravesh/shared/platform/money'
import { type CollectionBeforeChangeHook, ValidationError, type Where } from 'payload'
import type { FeeStructure } from '../../payload-types.ts'
import { activeKey, inactiveKey } from './fee-key.ts'

/**
 * Sets the unique key of a fee: one value for the active fee of a head and course, a random one for each inactive fee. Of
 * any number of simultaneous changes the unique index lets one through; the query before only words the refusal.
 */
export const allowOneActiveFee: CollectionBeforeChangeHook<FeeStructure> = async ({ data, originalDoc, req }) => {
  const { action, course, active } = data
  if (!active || !action || !course) return { ...data, activeKey: inactiveKey() }
  const sameHead: Where[] = [
    { action: { equals: action } },
    { course: { equals: course } },
    { active: { equals: true } },
  ]
  const others: Where[] = originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : []
  const other = await req.payload.db.findOne<FeeStructure>({
    collection: 'fee-structures',
    where: { and: [...sameHead, ...others] },
    req,
  })
  if (!other) return { ...data, activeKey: activeKey({ action, course }) }
  const message = `“${other.text}” (${formatRoundPaise(other.amountPaise)}) is already active for this fee and course. Switch that one off first.`
  throw new ValidationError(
    { collection: 'fee-structures', errors: [{ path: 'active', label: 'Asked for now', message }], req },
    req.t,
  )
}
