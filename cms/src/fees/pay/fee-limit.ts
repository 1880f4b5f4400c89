import { boundsOf, paidOften } from '@pravesh/shared/fees/dues/own-amount'
import { isOwnAmount } from '@pravesh/shared/fees/fee-kinds'
import { changeOne } from '../../database/records/change-one.ts'
import type { WithinLimit } from '../../payments/index.ts'
import { findDue } from '../dues/find-dues.ts'
import { takePlace } from '../dues/take-place.ts'
import { feeSettings } from '../settings/fee-settings.ts'

/**
 * Amounts that students enter may be paid as often as staff allow. A due beyond that is cancelled, so that the student
 * cannot pay it again.
 */
export const feeWithinLimit: WithinLimit = async ({ payload, subjectId }) => {
  const due = await findDue(payload, subjectId)
  if (due === null || !isOwnAmount(due.action)) return null
  const { times } = boundsOf(due.action, await feeSettings(payload))
  if (await takePlace({ payload, due, times })) return null
  await changeOne({
    payload,
    collection: 'fee-dues',
    where: { and: [{ id: { equals: due.id } }, { status: { equals: 'open' } }] },
    data: { status: 'cancelled' },
  })
  return `${paidOften(due.action, times)}, which is the limit.`
}
