import { beforeAll, describe, expect, it } from 'vitest'
import { dueOf } from '../../../test/builders/fees.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()
const { admitted, paid, readDue } = feePortal(portal)
let clerk: StaffSession
beforeAll(async () => {
  clerk = await aStaffSession(portal, ['accounts'], 'Mina Das')
})

const REASON = 'The bank has taken the money back.'
const reviewMany = (body: object, { headers }: Pick<StaffSession, 'headers'> = clerk) =>
  portal.call('POST', '/api/paymentfees/staff/review', body, headers)
const first = (...ids: string[]) => ids.map((id) => ({ id, revision: 0 }))

async function aPaidDue() {
  const someone = await admitted()
  const due = dueOf(someone, 'EXAM')
  await paid(someone, due)
  return { id: due.id, mails: () => messagesTo(portal.payload, someone.student.email, 'fee-reviewed') }
}

describe('a decision on several fees', () => {
  it('approves each and names those that have changed or are not paid', async () => {
    const [asha, ravi, decided] = [await aPaidDue(), await aPaidDue(), await aPaidDue()]
    const open = dueOf(await admitted(), 'EXAM')
    await reviewMany({ decision: 'REJECTED', reason: REASON, dues: first(decided.id) })
    const dues = first(asha.id, decided.id, open.id, 'unknown', ravi.id)
    const { status, reply } = await reviewMany({ decision: 'APPROVED', dues })
    expect([status, reply.msg]).toEqual([200, '2 of 5: approved.'])
    expect(reply.result.results).toEqual([
      { id: asha.id, ok: true, msg: '' },
      { id: decided.id, ok: false, msg: expect.stringContaining('a colleague has decided') },
      { id: open.id, ok: false, msg: expect.stringContaining('not paid') },
      { id: 'unknown', ok: false, msg: expect.any(String) },
      { id: ravi.id, ok: true, msg: '' },
    ])
    for (const { id } of [asha, ravi]) {
      expect(await readDue(id)).toMatchObject({ review: 'APPROVED', reviewRevision: 1, reviews: [{ by: 'Mina Das' }] })
    }
    expect(await readDue(decided.id)).toMatchObject({ review: 'REJECTED', reviewRevision: 1 })
    expect(await readDue(open.id)).toMatchObject({ review: 'PENDING', reviewRevision: 0 })
  })

  itsRule('rejects each with the common reason and one message', async () => {
    const all = [await aPaidDue(), await aPaidDue(), await aPaidDue()]
    const body = { decision: 'REJECTED', reason: REASON, dues: first(...all.map(({ id }) => id)) }
    expect((await reviewMany(body)).reply.msg).toBe('3 of 3: rejected.')
    expect((await reviewMany(body)).reply.msg).toBe('0 of 3: rejected.')
    for (const { id, mails } of all) {
      const { review, reviewReason, reviews } = await readDue(id)
      expect([review, reviewReason, reviews]).toEqual(['REJECTED', REASON, [expect.anything()]])
      expect((await mails()).map(({ text }) => text)).toEqual([expect.stringContaining(REASON)])
    }
  })

  it('of two clerks at the same time counts once for each', async () => {
    const all = [await aPaidDue(), await aPaidDue(), await aPaidDue()]
    const other = await aStaffSession(portal, ['administrator'])
    const dues = first(...all.map(({ id }) => id))
    const replies = await Promise.all([
      reviewMany({ decision: 'APPROVED', dues }),
      reviewMany({ decision: 'REJECTED', reason: REASON, dues: dues.toReversed() }, other),
    ])
    const done = replies.flatMap(({ reply }) => reply.result.results.filter(({ ok }: { ok: boolean }) => ok))
    expect(done.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort())
    for (const { id } of all) expect((await readDue(id)).reviews).toHaveLength(1)
  })

  itsRule('changes nothing without a reason for a rejection, with a wrong body, or without the right', async () => {
    const { id } = await aPaidDue()
    const approval = { decision: 'APPROVED', dues: first(id) }
    const store = await aStaffSession(portal, ['store'])
    const statuses = [
      await reviewMany({ decision: 'REJECTED', reason: ' ', dues: first(id) }),
      await reviewMany({ ...approval, dues: [] }),
      await reviewMany({ ...approval, dues: first(id, id) }),
      await reviewMany(approval, store),
      await reviewMany(approval, { headers: {} }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([400, 400, 400, 403, 401])
    expect(await readDue(id)).toMatchObject({ review: 'PENDING', reviewRevision: 0 })
  })
})
