import type { RunAction } from '@pravesh/shared/admissions/bulk/bulk-actions'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { notFound } from '../../foundation/problem.ts'
import type { BulkRun } from '../../payload-types.ts'
import { isInScope } from '../../staff/index.ts'
import type { StaffUser } from './acting-staff.ts'

interface FindOptions {
  payload: Payload
  user: StaffUser
  /** Untrusted. */
  id: string
}

/** A run that the member of staff may see. Throws a Problem (404) if there is none. */
export async function findRun({ payload, user, id }: FindOptions): Promise<BulkRun> {
  const isVisible = isRecordIdIn(payload, id) && (await isInScope({ payload, user, collection: 'bulk-runs', id }))
  const found = isVisible ? await readRow({ payload, collection: 'bulk-runs', where: { id: { equals: id } } }) : null
  if (!found) throw notFound('bulk run')
  return found
}

/** The action of a run. Unchecked, because only the portal writes it. */
export function actionOf({ action }: Pick<BulkRun, 'action'>): RunAction {
  return action as RunAction
}
