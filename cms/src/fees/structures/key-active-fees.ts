import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { FeeStructure } from '../../payload-types.ts'
import { activeKey, inactiveKey } from './fee-key.ts'

/**
 * Idempotent migration, run at every start: adds the unique key to fees saved by an earlier version. If a head and
 * course have several active fees, the first stays active, because it was the one in effect.
 */
export async function keyActiveFees(payload: Payload): Promise<void> {
  const rows = await readRows({
    payload,
    collection: 'fee-structures',
    where: { activeKey: { exists: false } },
    sort: ['order', 'createdAt'],
  })
  for (const fee of rows) {
    const where: Condition<'fee-structures'> = { and: [{ id: { equals: fee.id } }, { activeKey: { exists: false } }] }
    const change = (data: Partial<FeeStructure>) => changeOne({ payload, collection: 'fee-structures', where, data })
    const key = activeKey(fee)
    const inUse = await readRow({ payload, collection: 'fee-structures', where: { activeKey: { equals: key } } })
    if (fee.active && !inUse) {
      await change({ activeKey: key })
    } else {
      await change({ active: false, activeKey: inactiveKey() })
      if (fee.active)
        payload.logger.warn(`“${fee.text}” (${fee.action}, ${fee.course}) was a second active fee and was deactivated.`)
    }
  }
}
