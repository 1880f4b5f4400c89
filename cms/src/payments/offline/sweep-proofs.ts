import { APPROVAL_STATUSES, isDeclined } from '@pravesh/shared/payments/approvals/approvals'
import type { Payload } from 'payload'
import { changeAll } from '../../database/records/change-all.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { idOf } from '../../database/records/relation.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { PaymentProof } from '../../payload-types.ts'

const collection = 'payment-proofs'

/** A proof is stored just before its entry or request, so a younger one may still get it. */
const MIN_AGE_MS = 60 * 60_000
/** A request that was declined can be looked at again for some time. */
const DECLINED_DAYS = 30
const DAY_MS = 24 * 60 * 60_000

/**
 * Deletes proofs that a process left without an entry when it died, and documents of requests that were declined; returns
 * their number.
 */
export async function sweepProofs({ payload, now }: { payload: Payload; now: Date }): Promise<number> {
  const before = new Date(now.getTime() - MIN_AGE_MS).toISOString()
  const order = { by: 'createdAt', newestFirst: false, to: before }
  await releaseDeclined({ payload, now })
  let removed = 0
  for await (const proofs of walkRecords({ payload, collection, order, fields: ['createdAt'] })) {
    const used = await usedProofs(payload, proofs)
    for (const { id } of proofs.filter((proof) => !used.has(proof.id))) {
      // Its file first, so a crash in between leaves the record for the next sweep.
      await payload.delete({ collection, id, depth: 0, overrideAccess: true })
      removed += 1
    }
  }
  return removed
}

/** Requests that were declined long ago do not keep their documents. */
async function releaseDeclined({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  const decidedAt = { less_than: new Date(now.getTime() - DECLINED_DAYS * DAY_MS).toISOString() }
  const status = { in: APPROVAL_STATUSES.filter(isDeclined) }
  await changeAll({
    payload,
    collection: 'money-approvals',
    where: { and: [{ status }, { decidedAt }, { document: { exists: true } }] },
    data: { document: null },
  })
}

async function usedProofs(payload: Payload, proofs: readonly Pick<PaymentProof, 'id'>[]): Promise<Set<string>> {
  const ids = { in: proofs.map(({ id }) => id) }
  const [entries, approvals] = await Promise.all([
    readRows({ payload, collection: 'offline-payments', where: { proof: ids }, fields: ['proof'] }),
    readRows({
      payload,
      collection: 'money-approvals',
      where: { document: ids },
      fields: ['document'],
      limit: proofs.length,
    }),
  ])
  const used = [...entries.map(({ proof }) => proof), ...approvals.map(({ document }) => document)]
  return new Set(used.map((each) => idOf(each) ?? ''))
}
