import { readRows } from '../../database/records/read-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { FindStates } from '../../payments/index.ts'

/** Where the persons live who owe dues: as in their applications. */
export const dueStates: FindStates = async ({ payload, subjectIds }) => {
  const where = { id: { in: [...subjectIds] } }
  const dues = await readRows({ payload, collection: 'fee-dues', where, fields: ['applicationId'] })
  const ids = [...new Set(dues.map(({ applicationId }) => applicationId))]
  const found = await portalOf(payload).stateHandlers['application-fee']?.({ payload, subjectIds: ids })
  const states = dues.flatMap(({ id, applicationId }) => {
    const state = found?.get(applicationId)
    return state === undefined ? [] : [[id, state] as const]
  })
  return new Map(states)
}
