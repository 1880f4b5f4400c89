import { isState } from '@pravesh/shared/platform/places/states'
import { readRows } from '../../database/records/read-rows.ts'
import type { FindStates } from '../../payments/index.ts'

/** The states to which orders are delivered. */
export const orderStates: FindStates = async ({ payload, subjectIds }) => {
  const where = { id: { in: [...subjectIds] } }
  const rows = await readRows({ payload, collection: 'orders', where, fields: ['address'] })
  const states = rows.map(({ id, address }) => [id, address.state.toUpperCase()] as const)
  return new Map(states.filter(([, state]) => isState(state)))
}
