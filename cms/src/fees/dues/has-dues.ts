import type { Payload } from 'payload'
import type { FeeDue } from '../../payload-types.ts'

/** Of several applications, those with at least one due. */
export async function hasDues(payload: Payload, applicationIds: readonly string[]): Promise<Set<string>> {
  const { docs } = await payload.db.find<Pick<FeeDue, 'applicationId'>>({
    collection: 'fee-dues',
    where: { and: [{ applicationId: { in: [...applicationIds] } }, { instalment: { equals: 1 } }] },
    select: { applicationId: true },
    limit: 0,
    pagination: false,
  })
  return new Set(docs.map(({ applicationId }) => applicationId))
}
