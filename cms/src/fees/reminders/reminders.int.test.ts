/** @sqlite-only outbox.int.test.ts and walk-records.int.test.ts run on both */
import { describe, expect, it } from 'vitest'
import { dueOf } from '../../../test/builders/fees.ts'
import { aStoredDue } from '../../../test/builders/money-records.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { updateRow } from '../../database/records/update-row.ts'
import type { FeeDue } from '../../payload-types.ts'
import { checkPayment } from '../../payments/index.ts'
import { sendReminders } from './send-reminders.ts'

const portal = startTestPortal()
const { admitted, paid, started, bank } = feePortal(portal)

/** An admitted student with one due on 20 August 2027, known since the year before. */
async function aDueInAugust(change: Partial<FeeDue> = {}) {
  const { payload } = portal
  const someone = await admitted()
  const due = dueOf(someone, 'EXAM')
  for (const { id } of someone.dues)
    await updateRow({ payload, collection: 'fee-dues', where: id, data: { dueOn: null } })
  const data = { dueOn: '2027-08-20T12:00:00.000Z', createdAt: '2026-08-01T05:00:00.000Z', ...change }
  await updateRow({ payload, collection: 'fee-dues', where: due.id, data })
  const mails = async () =>
    (await messagesTo(payload, someone.student.email, 'fee-reminder')).map(({ subject }) => subject)
  return { ...someone, due, mails }
}

const run = (iso: string) => sendReminders({ payload: portal.payload, now: new Date(iso) })
const DUE = 'Exam fee (1st Semester) is due on 20 August 2027'
const OVERDUE = 'Exam fee (1st Semester) was due on 20 August 2027'

describe('reminders', () => {
  it('go out once per due and step, from nine in the morning in India', async () => {
    const { mails } = await aDueInAugust()
    const counts = []
    for (const at of [
      '2027-08-13T03:29:00Z',
      '2027-08-13T03:30:00Z',
      '2027-08-13T03:31:00Z',
      '2027-08-18T10:00:00Z',
      '2027-08-19T10:00:00Z',
      '2027-08-20T10:00:00Z',
      '2027-08-21T10:00:00Z',
      '2027-08-27T10:00:00Z',
      '2027-09-04T10:00:00Z',
      '2027-09-05T10:00:00Z',
      '2028-01-05T10:00:00Z',
    ]) {
      await run(at)
      counts.push((await mails()).length)
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 3, 4, 5, 5, 5])
    expect((await mails()).sort()).toEqual([DUE, DUE, OVERDUE, OVERDUE, OVERDUE])
  })

  it('link to the fee plan and to My Payments', async () => {
    const { student } = await aDueInAugust()
    await run('2027-08-13T06:00:00Z')
    const [mail] = await messagesTo(portal.payload, student.email, 'fee-reminder')
    expect(mail?.text).toContain('http://localhost:3000/student/fee-plan')
    expect(mail?.text).toContain('http://localhost:3000/student/payment')
    expect(mail?.text).toContain('₹1,200.00')
  })

  it('wait while a wrong amount is being checked, and while the bank has just been asked', async () => {
    const someone = await aDueInAugust()
    await bank.act(await started(someone, someone.due), 'pay-less')
    for (const at of ['2027-08-13T06:00:00Z', '2027-08-21T06:00:00Z']) await run(at)
    expect(await someone.mails()).toEqual([])

    const other = await aDueInAugust()
    const transactionId = await started(other, other.due)
    await bank.act(transactionId, 'wait')
    const { payload } = portal
    await checkPayment({ payload, transactionId, now: new Date() })
    await changeOne({
      payload,
      collection: 'payments',
      where: { transactionId: { equals: transactionId } },
      data: { pageStateAt: '2027-08-13T05:55:00.000Z' },
    })
    await run('2027-08-13T06:00:00Z')
    expect(await other.mails()).toEqual([])
    await run('2027-08-13T06:05:00Z')
    expect(await other.mails()).toEqual([DUE])
  })

  it('go past any number of fees whose cheques are with the bank', async () => {
    const entries = [{ at: '2026-08-02T05:00:00.000Z', transactionId: 'T1', kind: 'held', amountPaise: 120_000 }]
    const dueOn = '2027-12-19T12:00:00.000Z'
    for (let count = 0; count < 100; count++) await aStoredDue(portal.payload, { dueOn, entries })
    const { mails } = await aDueInAugust({ dueOn: '2027-12-20T12:00:00.000Z' })
    await run('2027-12-13T06:00:00Z')
    expect(await mails()).toHaveLength(1)
  })

  it('are not sent for a paid fee', async () => {
    const someone = await aDueInAugust()
    await paid(someone, someone.due)
    for (const at of ['2027-08-13T06:00:00Z', '2027-08-21T06:00:00Z']) await run(at)
    expect(await someone.mails()).toEqual([])
  })

  it('missed during downtime are replaced by the latest one, or dropped after a long time', async () => {
    const missed = await aDueInAugust()
    await run('2027-08-29T06:00:00Z')
    await run('2027-08-29T06:01:00Z')
    expect(await missed.mails()).toEqual([OVERDUE])
    const old = await aDueInAugust()
    await run('2027-09-20T06:00:00Z')
    expect(await old.mails()).toEqual([])
  })

  it('are not sent for steps from before the due existed', async () => {
    const { mails } = await aDueInAugust({ createdAt: '2027-08-18T05:00:00.000Z' })
    await run('2027-08-18T06:00:00Z')
    expect(await mails()).toEqual([])
    await run('2027-08-19T06:00:00Z')
    expect(await mails()).toEqual([DUE])
  })

  it('are sent once by two processes at the same time', async () => {
    const { mails } = await aDueInAugust()
    await Promise.all(Array.from({ length: 4 }, () => run('2027-08-19T06:00:00Z')))
    expect(await mails()).toEqual([DUE])
  })

  it('are sent once after a kill at any write', async () => {
    for (let nth = 1, died = true; died; nth += KILL_STEP) {
      const { mails } = await aDueInAugust()
      ;({ died } = await killAtWrite(portal.payload, nth, () => run('2027-08-19T06:00:00Z')))
      await run('2027-08-19T06:01:00Z')
      expect(await mails()).toEqual([DUE])
      expect(nth).toBeLessThan(10)
    }
  })

  it('follow changed days at once', async () => {
    const { payload } = portal
    const { mails } = await aDueInAugust()
    await payload.updateGlobal({ slug: 'fee-settings', data: { remindBefore: [3], remindAfter: [] } })
    await run('2027-08-13T06:00:00Z')
    expect(await mails()).toEqual([])
    await run('2027-08-17T06:00:00Z')
    await run('2027-08-21T06:00:00Z')
    expect(await mails()).toEqual([DUE])
    await payload.updateGlobal({ slug: 'fee-settings', data: { remindBefore: [7, 1], remindAfter: [1, 7, 15] } })
  })

  it('reach other students when one reminder fails', async () => {
    const broken = await aDueInAugust()
    const sound = await aDueInAugust({ dueOn: '2027-08-21T12:00:00.000Z' })
    const { db } = portal.payload
    const { create } = db
    const failing: typeof create = (args) =>
      Reflect.get(args.data, 'to') === broken.student.email
        ? Promise.reject(new Error('Disk full.'))
        : create.call(db, args)
    Object.assign(db, { create: failing })
    await run('2027-08-20T06:00:00Z')
    Object.assign(db, { create })
    expect([await broken.mails(), await sound.mails()]).toEqual([[], [expect.stringContaining('21 August')]])
    await run('2027-08-20T06:01:00Z')
    expect(await broken.mails()).toEqual([DUE])
  })
})
