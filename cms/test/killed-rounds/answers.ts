import { answerOffer } from '../../src/allotment/offers/answer-offer.ts'
import { offerRecord } from '../../src/allotment/offers/offer-record.ts'
import { walkRecords } from '../../src/database/slices/walk-records.ts'
import { performAct } from '../../src/payments/providers/simulator/acts.ts'
import { findOrder } from '../../src/payments/providers/simulator/order.ts'
import type { TestPortal } from '../start-test-portal.ts'
import type { Holders } from './holders.ts'

/**
 * Everyone with a new seat accepts it and pays on the page of the bank, which reports nothing: the portal learns of the payment when it asks. Returns
 * how many paid.
 */
export async function answerAll(
  { payload }: TestPortal,
  { process, people }: Holders,
  answer: 'float' | 'freeze',
  now: () => Date,
): Promise<number> {
  let paid = 0
  const where = { and: [{ process: { equals: process.id } }, { status: { equals: 'offered' as const } }] }
  for await (const rows of walkRecords({ payload, collection: 'seat-offers', where })) {
    for (const { id, revision, application: applicationId } of rows.map(offerRecord)) {
      const student = people.get(applicationId)?.student
      if (student === undefined) throw new Error(`No one applied as ${applicationId}.`)
      const sent = { offer: id, revision, answer }
      const url = await answerOffer({ payload, student, applicationId, sent, now: now() })
      const order = url && (await findOrder(payload, url.split('/').at(-1) ?? ''))
      if (!order) continue
      await performAct({ payload, order, name: 'pay-silently', post: async () => {} })
      paid += 1
    }
  }
  return paid
}
