import { describe, expect, it } from 'vitest'
import { aStartedPayment } from '../../../test/builders/payments.ts'
import { observedPayments } from '../../../test/observed-payments.ts'
import { offlineDesk } from '../../../test/offline-desk.ts'
import { simulatorOf } from '../../../test/simulator.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { readRow } from '../../database/records/read-row.ts'

const portal = startTestPortal()
const bank = simulatorOf(portal)
const { settled, read } = observedPayments(portal)
const { people, open, newSubject, fields, formOf, post, anEntry, entry } = offlineDesk(portal)

describe('a payment outside the provider', () => {
  it('counts once another member of staff has confirmed it', async () => {
    const subjectId = newSubject()
    const found = await portal.call(
      'GET',
      `/api/payment/staff/payables?student=${people.student.phone}`,
      undefined,
      people.maker.headers,
    )
    expect(found.reply.result).toEqual([
      {
        purpose: 'application-fee',
        subjectId,
        studentName: people.student.name,
        description: `Fee ${subjectId}`,
        amountPaise: 50_000,
        dueOn: null,
        allowsPart: false,
      },
    ])
    const id = await anEntry(subjectId)
    const { transactionId } = await entry(id)
    expect(settled).toEqual([])
    expect(await post(`/${id}/confirm`, {}, people.maker)).toMatchObject({ status: 403 })
    expect(await entry(id)).toMatchObject({ status: 'entered', enteredBy: 'Mina Das' })
    expect(await post(`/${id}/confirm`, {}, people.checker)).toMatchObject({ status: 200 })
    expect(await entry(id)).toMatchObject({ status: 'confirmed', decidedBy: 'Ravi Sen', settledAt: expect.any(String) })
    expect(settled).toEqual([transactionId])
    expect(await read(transactionId)).toMatchObject({
      status: 'paid',
      channel: 'challan',
      provider: 'offline',
      amountPaise: 50_000,
      studentId: people.student.id,
      providerReference: 'CH 4711',
      slot: `application-fee/${subjectId}`,
    })
    await expect(aStartedPayment(portal.payload, { subjectId })).rejects.toMatchObject({ code: 'ALREADY_PAID' })
  })

  it('is decided once by two colleagues at once', async () => {
    const third = await aStaffSession(portal, ['administrator'])
    const id = await anEntry(newSubject())
    const all = await Promise.all([
      post(`/${id}/confirm`, {}, people.checker),
      post(`/${id}/confirm`, {}, third),
      post(`/${id}/reject`, { reason: 'Not on the statement.' }, people.checker),
    ])
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(settled).toHaveLength((await entry(id)).status === 'confirmed' ? 1 : 0)
  })

  it('is refused when the same reference was entered for it, also concurrently', async () => {
    const subjectId = newSubject()
    const answers = await Promise.all([1, 2, 3].map(() => post('', formOf(fields(subjectId)))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const all = { pagination: false, limit: 0, depth: 0 } as const
    const proofs = await portal.payload.find({ collection: 'payment-proofs', ...all })
    const entries = await portal.payload.find({ collection: 'offline-payments', ...all })
    expect(proofs.docs.map(({ id }) => id).sort()).toEqual(entries.docs.map(({ proof }) => proof).sort())
  })

  it('can be entered again after a rejection', async () => {
    const subjectId = newSubject()
    const id = await anEntry(subjectId)
    expect(await post(`/${id}/reject`, { reason: ' ' }, people.checker)).toMatchObject({ status: 400 })
    expect(await post(`/${id}/reject`, { reason: 'Unreadable.' }, people.checker)).toMatchObject({ status: 200 })
    expect(await entry(id)).toMatchObject({ status: 'rejected', reason: 'Unreadable.' })
    expect(await post(`/${id}/confirm`, {}, people.checker)).toMatchObject({ status: 409 })
    expect(await anEntry(subjectId)).not.toBe(id)
    expect(settled).toEqual([])
  })

  it('cannot be confirmed after the student has paid online or the amount has changed', async () => {
    const subjectId = newSubject()
    const id = await anEntry(subjectId)
    const { transactionId } = await aStartedPayment(portal.payload, { subjectId })
    await bank.act(transactionId, 'pay-silently')
    expect(await post(`/${id}/confirm`, {}, people.checker)).toMatchObject({ status: 409 })
    const other = newSubject()
    const changed = await anEntry(other)
    open.set(other, 60_000)
    expect(await post(`/${changed}/confirm`, {}, people.checker)).toMatchObject({ status: 409 })
    expect(await entry(changed)).toMatchObject({ status: 'entered' })
  })

  it('is never in a day that was signed without it, whichever of the two comes first', async () => {
    const day = '2026-01-20'
    const sign = () => portal.call('POST', '/api/payment/staff/closing', { day, countedPaise: 0 }, people.maker.headers)
    let during = ''
    const enter = async () => {
      during = await anEntry(newSubject(), { receivedOn: day })
    }
    expect(await afterRead('offline-payments', enter, sign)).toMatchObject({ status: 409 })
    const where = { day: { equals: day } }
    expect(await readRow({ payload: portal.payload, collection: 'day-closings', where })).toMatchObject({
      status: 'reopened',
      reopenReason: expect.stringContaining('was entered'),
    })
    expect(await entry(during)).toMatchObject({ bookedOn: day })
    await post(`/${during}/reject`, { reason: 'Unreadable.' }, people.checker)
    await afterRead('day-closings', sign, enter)
    expect(await readRow({ payload: portal.payload, collection: 'day-closings', where })).toMatchObject({
      status: 'signed',
    })
    expect(await entry(during)).toMatchObject({ receivedOn: day, bookedOn: '2026-01-21' })
  })
})

/** Runs something, and in it another thing right after the first read of a collection. */
async function afterRead<T>(collection: string, then: () => Promise<unknown>, run: () => Promise<T>): Promise<T> {
  const { db } = portal.payload
  const { find, findOne } = db
  const restore = () => Object.assign(db, { find, findOne })
  const hooked =
    (read: unknown) =>
    async (args: { collection: string }): Promise<unknown> => {
      const result = await Reflect.apply(read as () => Promise<unknown>, db, [args])
      if (args.collection === collection) {
        restore()
        await then()
      }
      return result
    }
  Object.assign(db, { find: hooked(find), findOne: hooked(findOne) })
  return run().finally(restore)
}
