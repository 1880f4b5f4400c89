/** What providers send, in every order and state that others have reported, through both real gateways. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aStartedPayment, reconcileDue } from '../../test/builders/payments.ts'
import { anActiveStudent, loggedIn } from '../../test/builders/students.ts'
import { itsRule } from '../../test/left-out-on-mongodb.ts'
import { observedPayments } from '../../test/observed-payments.ts'
import { BANKS, type BankName, banksOf } from '../../test/providers/banks.ts'
import { AWKWARD_BODIES } from '../../test/providers/orders.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import type { Student } from '../payload-types.ts'

const portal = startTestPortal()
const { banks, use, post } = banksOf(portal)
const { settled, later, check, read } = observedPayments(portal)

let asha: Student
let headers: { authorization: string }
beforeAll(async () => {
  asha = await anActiveStudent(portal.payload)
  headers = await loggedIn(portal.payload, asha)
})

/** The browser returns from the payment page, whose result page calls this. */
const comeBack = async (id: string) =>
  (await portal.call('GET', `/api/payment/verifyTransactionId/${id}`, undefined, headers)).reply

const reconcile = (minutes: number) => reconcileDue({ payload: portal.payload, now: later(minutes) })

describe.each(BANKS)('through %s', (name: BankName) => {
  beforeEach(() => {
    use(name)
    banks[name].faults.clear()
  })

  const start = async (minutesAgo = 0) => {
    // The browser's returns are limited per student.
    asha = await anActiveStudent(portal.payload)
    headers = await loggedIn(portal.payload, asha)
    const now = later(-minutesAgo)
    const { transactionId } = await aStartedPayment(portal.payload, { studentId: asha.id, now })
    return transactionId
  }
  const webhook = (id: string, paid?: boolean) => post(name, banks[name].webhook(id, paid))
  const pay = (id: string, paise?: number) => banks[name].pay(id, paise)

  /** One payment counts for the subject, and its effects were applied once. */
  async function expectPaidOnce(id: string) {
    const payment = await read(id)
    expect(payment).toMatchObject({ status: 'paid', settledAt: expect.any(String), provider: name })
    expect(payment.issue ?? null).toBeNull()
    const slot = { slot: { equals: `${payment.purpose}/${payment.subjectId}` } }
    expect((await portal.payload.count({ collection: 'payments', where: slot })).totalDocs).toBe(1)
    expect(settled.filter((each) => each === id)).toEqual([id])
  }

  it('the same webhook twice', async () => {
    const id = await start()
    pay(id)
    expect([await webhook(id), await webhook(id)]).toEqual([200, 200])
    await expectPaidOnce(id)
  })

  it('the same webhook ten times at once', async () => {
    const id = await start()
    pay(id)
    expect(await Promise.all(Array.from({ length: 10 }, () => webhook(id)))).toEqual(Array(10).fill(200))
    await expectPaidOnce(id)
  })

  it('the webhook before the browser returns', async () => {
    const id = await start()
    pay(id)
    expect(await webhook(id)).toBe(200)
    expect(await comeBack(id)).toMatchObject({ success: true })
    await expectPaidOnce(id)
  })

  it('the browser’s return before the webhook', async () => {
    const id = await start()
    expect(await comeBack(id)).toMatchObject({ success: false, result: { status: 'pending' } })
    pay(id)
    expect(await webhook(id)).toBe(200)
    await expectPaidOnce(id)
  })

  it('the browser’s return without a webhook', async () => {
    const id = await start()
    pay(id)
    expect(await comeBack(id)).toMatchObject({ success: true, result: { status: 'paid' } })
    await expectPaidOnce(id)
  })

  it('neither: the job alone', async () => {
    const id = await start()
    pay(id)
    await reconcile(2)
    await expectPaidOnce(id)
  })

  it('all three at once', async () => {
    // The job has the others' clock: to one ahead of them, their leases would have expired.
    const id = await start(2)
    pay(id)
    await Promise.all([webhook(id), comeBack(id), reconcile(0), webhook(id)])
    await expectPaidOnce(id)
  })

  it('eight webhooks, each at the same time as its return', async () => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { transactionId } = await aStartedPayment(portal.payload, { studentId: asha.id })
        pay(transactionId)
        return transactionId
      }),
    )
    const both = await Promise.all(ids.flatMap((id) => [webhook(id), check(id).then((payment) => payment?.status)]))
    expect(both).toEqual(ids.flatMap(() => [200, 'paid']))
    for (const id of ids) await expectPaidOnce(id)
    expect(settled).toHaveLength(8)
  })

  it('a wrong amount', async () => {
    const id = await start()
    pay(id, 49_999)
    expect(await webhook(id)).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'pending', issue: 'mismatch' })
    expect(await comeBack(id)).toMatchObject({ success: false })
    expect(settled).toEqual([])
  })

  it('a wrong signature', async () => {
    const id = await start()
    pay(id)
    expect(await post(name, banks[name].forged(id))).toBe(401)
    expect(await read(id)).toMatchObject({ status: 'pending' })
    expect(settled).toEqual([])
  })

  it.each(['T0000000000000AAAAAAAAAAAA', 'T1', "T1' OR '1'='1"])('an unknown id: %s', async (id) => {
    expect(await webhook(id)).toBe(200)
    expect(settled).toEqual([])
  })

  it('a provider that is down when its webhook arrives', async () => {
    const id = await start()
    pay(id)
    banks[name].faults.next({ status: 502, html: true }, 'reset')
    expect([await webhook(id), await webhook(id)]).toEqual([200, 200])
    expect(await read(id)).toMatchObject({ status: 'pending' })
    await reconcile(5)
    await expectPaidOnce(id)
  })

  it('a success after a failure', async () => {
    const id = await start()
    banks[name].decline(id)
    expect(await webhook(id, false)).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'failed' })
    expect(await comeBack(id)).toMatchObject({ success: false, result: { status: 'failed' } })
    pay(id)
    expect(await webhook(id)).toBe(200)
    await expectPaidOnce(id)
  })

  it('a success after the attempt has expired, with a webhook and without one', async () => {
    const day = 24 * 60
    const [told, silent] = [await start(), await start()]
    await reconcile(day + 1)
    for (const id of [told, silent]) expect(await read(id)).toMatchObject({ status: 'expired' })
    for (const id of [told, silent]) pay(id)
    expect(await webhook(told)).toBe(200)
    await reconcile(2 * day + 1)
    for (const id of [told, silent]) await expectPaidOnce(id)
  })

  it('a failure reported after the success, and old reports repeated later', async () => {
    const id = await start()
    pay(id)
    await webhook(id)
    for (const paid of [false, true, false]) expect(await webhook(id, paid)).toBe(200)
    await reconcile(10)
    await expectPaidOnce(id)
  })

  it('a report and a return of success for a payment that was declined', async () => {
    const id = await start()
    banks[name].decline(id)
    expect(await webhook(id, true)).toBe(200)
    expect(await comeBack(`${id}?razorpay_payment_link_status=paid&code=PAYMENT_SUCCESS`)).toMatchObject({
      success: false,
      result: { status: 'failed' },
    })
    expect(settled).toEqual([])
  })

  itsRule.each(AWKWARD_BODIES)('a report with %s', async (_, change) => {
    const id = await start()
    pay(id)
    const report = banks[name].signed(change(banks[name].webhook(id).body))
    const serialised = JSON.stringify(JSON.parse(report.body))
    // PhonePe does not sign the body. Razorpay signs its bytes, which parsing and serialising changes.
    const isForged = name === 'razorpay' && serialised !== report.body
    expect(await post(name, { ...report, body: serialised })).toBe(isForged ? 401 : 200)
    expect(await post(name, report)).toBe(200)
    await expectPaidOnce(id)
  })

  it('two payments for one subject', async () => {
    const about = { studentId: asha.id, subjectId: `twice-${name}` }
    const first = await aStartedPayment(portal.payload, about)
    const second = await aStartedPayment(portal.payload, about)
    for (const { transactionId } of [first, second]) pay(transactionId)
    const statuses = [first, second, first, second].map(({ transactionId }) => webhook(transactionId))
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200])
    const both = [await read(first.transactionId), await read(second.transactionId)]
    expect(both.map(({ status }) => status)).toEqual(['paid', 'paid'])
    expect(both.filter(({ issue }) => issue === 'duplicate')).toHaveLength(1)
    expect(settled).toHaveLength(1)
  })

  it('many tabs that poll: the provider is asked once per step', async () => {
    const id = await start()
    const countBefore = banks[name].requestCount()
    await Promise.all(Array.from({ length: 10 }, () => comeBack(id)))
    expect(banks[name].requestCount() - countBefore).toBe(1)
  })

  it('a lost response while the page was opened: the attempt is found and paid', async () => {
    banks[name].faults.next('lost')
    const about = { studentId: asha.id, subjectId: `lost-${name}` }
    await expect(aStartedPayment(portal.payload, about)).rejects.toMatchObject({ status: 503 })
    const where = { subjectId: { equals: about.subjectId } }
    const { docs } = await portal.payload.find({ collection: 'payments', where })
    const id = docs[0]?.transactionId ?? ''
    expect(docs).toMatchObject([{ status: 'created' }])
    pay(id)
    await reconcile(2)
    await expectPaidOnce(id)
  })
})
