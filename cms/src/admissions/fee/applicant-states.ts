import { isState } from '@pravesh/shared/platform/places/states'
import * as z from 'zod/mini'
import { readRows } from '../../database/records/read-rows.ts'
import type { FindStates } from '../../payments/index.ts'

const address = z.object({ permanentState: z.string() })

/** The states of the permanent addresses in applications. */
export const applicantStates: FindStates = async ({ payload, subjectIds }) => {
  const where = { id: { in: [...subjectIds] } }
  const rows = await readRows({ payload, collection: 'applications', where, fields: ['answers'] })
  const states = rows.flatMap(({ id, answers }) => {
    const { success, data } = address.safeParse(answers)
    return success && isState(data.permanentState) ? [[id, data.permanentState] as const] : []
  })
  return new Map(states)
}
