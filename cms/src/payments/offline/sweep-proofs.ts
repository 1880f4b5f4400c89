import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { idOf } from '../../database/records/relation.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { PaymentProof } from '../../payload-types.ts'

const collection = 'payment-proofs'

/** A proof is stored just before its entry, so a younger one may still get it. */
const MIN_AGE_MS = 60 * 60_000

/** Deletes proofs that a process left without an entry when it died; returns their number. */
export async function sweepProofs({ payload, now }: { payload: Payload; now: Date }): Promise<number> {
  const before = new Date(now.getTime() - MIN_AGE_MS).toISOString()
  const order = { by: 'createdAt', newestFirst: false, to: before }
  let removed = 0
  for await (const proofs of walkRecords({ payload, collection, order, fields: ['createdAt'] })) {
    const used = await proofsOfEntries(payload, proofs)
    for (const { id } of proofs.filter((proof) => !used.has(proof.id))) {
      // Its file first, so a crash in between leaves the record for the next sweep.
      await payload.delete({ collection, id, depth: 0, overrideAccess: true })
      removed += 1
    }
  }
  return removed
}

async function proofsOfEntries(payload: Payload, proofs: readonly Pick<PaymentProof, 'id'>[]): Promise<Set<string>> {
  const rows = await readRows({
    payload,
    collection: 'offline-payments',
    where: { proof: { in: proofs.map(({ id }) => id) } },
    fields: ['proof'],
  })
  return new Set(rows.map(({ proof }) => idOf(proof) ?? ''))
}
