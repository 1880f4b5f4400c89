import type { Payload } from 'payload'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRow } from '../../database/records/read-row.ts'
import type { IntakeSeat } from '../../payload-types.ts'
import type { Intake } from './count-seats.ts'

export const keyOfIntake = ({ course, collegeId, sessionYear }: Intake) => `${collegeId}/${course}/${sessionYear}`

/** The row through which approvals of an intake take seats. Creates it if there is none. */
export async function intakeRow(payload: Payload, intake: Intake): Promise<IntakeSeat> {
  const key = keyOfIntake(intake)
  const find = () => readRow({ payload, collection: 'intake-seats', where: { key: { equals: key } } })
  const row = await find()
  if (row) return row
  await insertIfAbsent({ payload, collection: 'intake-seats', data: { key, holds: [], revision: 0 } })
  const inserted = await find()
  if (!inserted) throw new Error(`The seats ${key} could not be created.`)
  return inserted
}
