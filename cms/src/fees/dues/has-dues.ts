import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'

/** Of several applications, those with at least one due. */
export async function hasDues(payload: Payload, applicationIds: readonly string[]): Promise<Set<string>> {
  const rows = await readRows({
    payload,
    collection: 'fee-dues',
    where: { and: [{ applicationId: { in: [...applicationIds] } }, { instalment: { equals: 1 } }] },
    fields: ['applicationId'],
  })
  return new Set(rows.map(({ applicationId }) => applicationId))
}
