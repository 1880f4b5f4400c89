import { formatRoundPaise } from '@pravesh/shared/platform/money'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import type { FeeStructure } from '../../payload-types.ts'
import { activeKey, inactiveKey } from './fee-key.ts'

/**
 * Sets the unique key of a fee: derived from head and course for an active fee, random for an inactive one. The unique
 * index lets only one of several concurrent changes succeed; the query before it only provides a readable validation
 * error.
 */
export const allowOneActiveFee: CollectionBeforeChangeHook<FeeStructure> = async ({ data, originalDoc, req }) => {
  const { action, course, active } = data
  if (!active || !action || !course) return { ...data, activeKey: inactiveKey() }
  const sameHead: Condition<'fee-structures'>[] = [
    { action: { equals: action } },
    { course: { equals: course } },
    { active: { equals: true } },
  ]
  const others: Condition<'fee-structures'>[] = originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : []
  const other = await readRow({
    payload: req.payload,
    collection: 'fee-structures',
    where: { and: [...sameHead, ...others] },
    req,
  })
  if (!other) return { ...data, activeKey: activeKey({ action, course }) }
  const message = `“${other.text}” (${formatRoundPaise(other.amountPaise)}) is already active for this fee and course. Deactivate it first.`
  throw new ValidationError(
    { collection: 'fee-structures', errors: [{ path: 'active', label: 'Active', message }], req },
    req.t,
  )
}
