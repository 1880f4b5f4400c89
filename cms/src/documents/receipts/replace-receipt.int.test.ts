import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aStoredPayment } from '../../../test/builders/money-records.ts'
import { killAtWrite } from '../../../test/kill-at-write.ts'
import { findingsOf } from '../../../test/money-findings.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { runDue } from '../../database/work/run-due.ts'
import type { Receipt } from '../../payload-types.ts'
import { draftIssue, issueDocument } from '../files/issue-document.ts'
import { proofOf } from '../verify/proof-of.ts'
import type { Viewer } from '../viewer.ts'
import { issueReceipt } from './issue-receipt.ts'
import { receiptKind } from './receipt-kind.ts'
import { receiptReplacements } from './replacements.ts'

const portal = startTestPortal()
let clerk: StaffSession
beforeAll(async () => {
  clerk = await aStaffSession(portal, ['accounts'], 'Mina Das')
})
beforeEach(async () => {
  for (const collection of ['payments', 'receipts', 'issued-documents', 'rate-limits'] as const)
    await deleteRows({ payload: portal.payload, collection, where: {} })
})

async function aReceipt(): Promise<Receipt> {
  const { payload } = portal
  const payment = await aStoredPayment(payload)
  const receipt = await issueReceipt({ payload, payment, now: new Date() })
  if (!receipt) throw new Error('The payment has no receipt.')
  return receipt
}

const correction = { studentName: 'ASHA ROY', description: 'Application fee, B.Ed', reason: 'The name was misspelt.' }
const replace = (id: string, body: object = correction, as: StaffSession = clerk) =>
  portal.call('POST', `/api/receipt/staff/${id}/replace`, body, as.headers)

/** All receipts of a payment, oldest first. */
async function receiptsOf({ paymentId }: Receipt): Promise<Receipt[]> {
  const where = { paymentId: { equals: paymentId } }
  return (await portal.payload.find({ collection: 'receipts', where, sort: 'position', depth: 0 })).docs
}

/** Gives out the receipt that the payment has now, as its download does; returns its code. */
async function issued({ transactionId, studentId }: Receipt): Promise<string> {
  const { payload } = portal
  const viewer: Viewer = { studentId, staff: null, keys: ['student'] }
  const now = new Date()
  const gathered = await receiptKind.gather({ payload, id: transactionId, viewer, now })
  if (!gathered) throw new Error('There is no receipt.')
  const draft = await draftIssue({ payload, kind: 'receipt', gathered })
  return proofOf({ payload, issued: await issueDocument({ payload, draft, now }) }).code
}
const verify = async (code: string) => (await portal.call('POST', '/api/document/verify', { code })).reply

describe('a replaced receipt', () => {
  it('stays, and the new one has its own number and the corrected content', async () => {
    const receipt = await aReceipt()
    const { status, reply } = await replace(receipt.id)
    const [old, replacement] = await receiptsOf(receipt)
    expect([status, reply.msg]).toEqual([200, `Replaced by receipt ${replacement?.number}.`])
    expect(old).toMatchObject({
      number: receipt.number,
      studentName: '',
      replacedBy: replacement?.number,
      replacementReason: correction.reason,
      replacedByStaff: 'Mina Das',
    })
    expect(replacement).toMatchObject({
      position: receipt.position + 1,
      replaces: receipt.number,
      studentName: 'ASHA ROY',
      amountPaise: receipt.amountPaise,
      transactionId: receipt.transactionId,
      revision: 2,
    })
  })

  it('verifies as replaced with the new number, also before the new one is given out', async () => {
    const receipt = await aReceipt()
    const first = await issued(receipt)
    expect((await verify(first)).result).toMatchObject({ state: 'valid', replaced_by: '' })
    await replace(receipt.id)
    const [, replacement] = await receiptsOf(receipt)
    expect((await verify(first)).result).toMatchObject({
      number: receipt.number,
      state: 'replaced',
      replaced_by: replacement?.number,
    })
    const second = await issued(receipt)
    expect((await verify(second)).result).toMatchObject({
      number: replacement?.number,
      state: 'valid',
      name: 'A•••• R••••',
      replaced_by: '',
    })
    await replace(replacement?.id ?? '', { ...correction, studentName: 'ASHA ROY SEN' })
    const [, , third] = await receiptsOf(receipt)
    for (const code of [first, second]) {
      expect((await verify(code)).result).toMatchObject({ state: 'replaced', replaced_by: third?.number })
    }
  })

  it('is written once when two members of staff replace it at the same time', async () => {
    const receipt = await aReceipt()
    const other = await aStaffSession(portal, ['administrator'])
    const replies = await Promise.all([
      replace(receipt.id),
      replace(receipt.id, { ...correction, studentName: 'ANOTHER NAME' }, other),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await receiptsOf(receipt)).toHaveLength(2)
    expect((await replace(receipt.id)).reply.msg).toBe(
      'This receipt was already replaced. Reload the page to see the new one.',
    )
  })

  it('is completed after a kill at any write, without a gap', async () => {
    const { payload } = portal
    let deaths = 0
    for (let nth = 1; nth < 10; nth++) {
      const receipt = await aReceipt()
      const { died } = await killAtWrite(payload, nth, () => replace(receipt.id))
      const later = new Date(Date.now() + 10 * 60_000)
      await runDue({ payload, work: receiptReplacements, now: () => later })
      const [old, replacement, ...more] = await receiptsOf(receipt)
      expect(more).toEqual([])
      // Killed before the claim, the receipt is as it was.
      expect(old?.replacedBy ?? null, `killed at write ${nth}`).toBe(replacement?.number ?? null)
      expect(Boolean(old?.replacedAt)).toBe(replacement !== undefined)
      if (!died) break
      deaths += 1
    }
    expect(deaths).toBeGreaterThan(2)
    expect(await findingsOf(portal, new Date())).toEqual([])
  })
})

it('is refused without a change, and names each missing field', async () => {
  const receipt = await aReceipt()
  const same = { ...correction, studentName: receipt.studentName || 'ASHA ROY' }
  await updateRow({
    payload: portal.payload,
    collection: 'receipts',
    where: receipt.id,
    data: { studentName: 'ASHA ROY' },
  })
  expect(await replace(receipt.id, same)).toMatchObject({
    status: 409,
    reply: { msg: 'Nothing would change. Correct the name or the description.' },
  })
  const { status, reply } = await replace(receipt.id, { studentName: ' ', description: 'x'.repeat(201) })
  expect(status).toBe(400)
  expect(reply.errors.map(({ field }: { field: string }) => field)).toEqual(['studentName', 'description', 'reason'])
  expect((await replace(receipt.id, { ...correction, amountPaise: 1 })).status).toBe(400)
  expect(await receiptsOf(receipt)).toHaveLength(1)
})

it('is for staff who may, and for receipts that exist', async () => {
  const receipt = await aReceipt()
  const editor = await aStaffSession(portal, ['content-editor'])
  expect((await replace(receipt.id, correction, editor)).status).toBe(403)
  expect((await portal.call('POST', `/api/receipt/staff/${receipt.id}/replace`, correction)).status).toBe(401)
  for (const id of ['unknown', '999999', '../1']) expect((await replace(encodeURIComponent(id))).status).toBe(404)
  expect(await receiptsOf(receipt)).toHaveLength(1)
})
