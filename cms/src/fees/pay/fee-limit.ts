import { boundsOf, paidOften } from '@pravesh/shared/fees/dues/own-amount'
import { isOwnAmount } from '@pravesh/shared/fees/fee-kinds'
import { changeOne } from '../../database/records/change-one.ts'
import type { WithinLimit } from '../../payments/index.ts'
import { findDue } from '../dues/find-dues.ts'
import { holdDue } from '../dues/hold-due.ts'
import { takePlace } from '../dues/take-place.ts'
import { feeSettings } from '../settings/fee-settings.ts'

/**
 * Reserves what a payment pays of its due. Amounts that students enter may be paid as often as staff allow. A due beyond that is cancelled, so that the student
 * cannot pay it again.
 */
export const feeWithinLimit: WithinLimit = async (options) => {
  const { payload, subjectId } = options
  const due = await findDue(payload, subjectId)
  if (due === null) return null
  if (!isOwnAmount(due.action)) return holdDue(options)
  const { times } = boundsOf(due.action, await feeSettings(payload))
  if (await takePlace({ payload, due, times })) return holdDue(options)
  await changeOne({
    payload,
    collection: 'fee-dues',
    where: { and: [{ id: { equals: due.id } }, { status: { equals: 'open' } }] },
    data: { status: 'cancelled' },
  })
  return `${paidOften(due.action, times)}, which is the limit.`
}
