import type { Payload, Where } from 'payload'
import type { FeeStructure } from '../../payload-types.ts'
import { changeOne } from '../../platform/database/change-one.ts'
import { activeKey, inactiveKey } from './fee-key.ts'

/**
 * Gives fees that an earlier version saved their unique key. Of several active fees of one head and course the first, which
 * was the one in effect, stays active. Run at every start; a second run changes nothing.
 */
export async function keyActiveFees(payload: Payload): Promise<void> {
  const { docs } = await payload.db.find<FeeStructure>({
    collection: 'fee-structures',
    where: { activeKey: { exists: false } },
    sort: ['order', 'createdAt'],
    limit: 0,
    pagination: false,
  })
  for (const fee of docs) {
    const where: Where = { and: [{ id: { equals: fee.id } }, { activeKey: { exists: false } }] }
    const change = (data: Partial<FeeStructure>) => changeOne({ payload, collection: 'fee-structures', where, data })
    const key = activeKey(fee)
    const inUse = await payload.db.findOne({ collection: 'fee-structures', where: { activeKey: { equals: key } } })
    if (fee.active && !inUse) {
      await change({ activeKey: key })
    } else {
      await change({ active: false, activeKey: inactiveKey() })
      if (fee.active)
        payload.logger.warn(`“${fee.text}” (${fee.action}, ${fee.course}) was a second active fee: switched off.`)
    }
  }
}
