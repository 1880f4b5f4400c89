import type { CollectionSlug } from 'payload'
import { expect, it } from 'vitest'
import { killAtWrite } from '../../../test/kill-at-write.ts'
import { offlineDesk } from '../../../test/offline-desk.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { portalOf } from '../../foundation/portal.ts'
import { sweepFiles } from '../../storage/sweep-files.ts'
import { enterOfflinePayment } from './enter-payment.ts'
import { PROOF_FOLDER, storeProof } from './store-proof.ts'
import { sweepProofs } from './sweep-proofs.ts'

const portal = startTestPortal()
const { people, newSubject, entryOf, anEntry } = offlineDesk(portal)
const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60_000)
const count = async (collection: CollectionSlug) =>
  await countRows({ payload: portal.payload, collection, where: { id: { exists: true } } })

async function storedFiles(): Promise<number> {
  let files = 0
  for await (const batch of portalOf(portal.payload).storage.list(PROOF_FOLDER)) files += batch.length
  return files
}

it('deletes what a kill at any write of an entry leaves, after an hour, and keeps the proofs of entries', async () => {
  const { payload } = portal
  await anEntry(newSubject())
  const proof = { name: 'challan.png', bytes: people.picture }
  let kills = 0
  for (let nth = 1, died = true; died; nth++) {
    const entry = entryOf(newSubject(), { reference: `CH ${nth}` })
    const staff = { id: 'clerk', name: 'Mina Das' }
    const enter = () => enterOfflinePayment({ payload, staff, entry, proof, now: new Date() })
    ;({ died } = await killAtWrite(payload, nth, enter))
    if (died) kills += 1
    expect(nth).toBeLessThan(10)
  }
  // The first kill leaves a file without a record, the next one a record without an entry.
  expect(kills).toBeGreaterThanOrEqual(2)
  const entries = await count('offline-payments')
  expect(await storedFiles()).toBe(entries + kills)
  expect(await sweepProofs({ payload, now: inHours(0.5) })).toBe(0)
  expect(await sweepProofs({ payload, now: inHours(2) })).toBeGreaterThan(0)
  await sweepFiles({ payload, now: inHours(2) })
  expect([await count('payment-proofs'), await storedFiles()]).toEqual([entries, entries])
})

it('is part of the nightly task', async () => {
  const { payload } = portal
  const person = 'staff:clerk'
  const { id } = await storeProof({ payload, person, proof: { name: 'challan.png', bytes: people.picture } })
  await updateRow({ payload, collection: 'payment-proofs', where: id, data: { createdAt: inHours(-2).toISOString() } })
  const task = payload.config.jobs.tasks?.find(({ slug }) => slug === 'sweep-documents')
  if (typeof task?.handler !== 'function') throw new Error('There is no nightly task.')
  await Reflect.apply(task.handler, task, [{ req: { payload } }])
  expect(await readRow({ payload, collection: 'payment-proofs', where: { id: { equals: id } } })).toBeNull()
})
