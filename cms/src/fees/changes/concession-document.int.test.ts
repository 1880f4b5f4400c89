import { offlineCalls } from '@pravesh/shared/payments/offline/staff-calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { accountsOffice } from '../../../test/accounts-office.ts'
import { dueOf } from '../../../test/builders/fees.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { killAtWrite } from '../../../test/kill-at-write.ts'
import { aLimitedMember } from '../../../test/limited-staff.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { FeeDue } from '../../payload-types.ts'
import { sweepProofs } from '../../payments/index.ts'

const portal = startTestPortal()
const { admitted } = feePortal(portal)
const { people, call } = accountsOffice(portal)
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)
const ASKED = { kind: 'scholarship', percent: 10, reason: 'State scholarship.' }

async function request(due: FeeDue, bytes: Uint8Array | null, asked: object = ASKED) {
  const form = new FormData()
  form.set('request', JSON.stringify(asked))
  if (bytes) form.set('document', new File([new Uint8Array(bytes)], 'letter.png', { type: 'image/png' }))
  return call(`/paymentfees/staff/${due.id}/concession`, form)
}
const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#e8a317' } })
    .png()
    .toBuffer()
const proofs = () =>
  countRows({ payload: portal.payload, collection: 'payment-proofs', where: { id: { exists: true } } })
async function approvalOf(due: FeeDue) {
  const where = { subjectId: { equals: due.id } }
  const [approval] = await readRows({
    ...{ payload: portal.payload, collection: 'money-approvals', where },
    ...{ sort: '-requestedAt', limit: 1 },
  })
  if (!approval) throw new Error('There is no request.')
  return approval
}

it('of a concession is checked, needed where the settings say so, open to who may see the request, and recorded', async () => {
  const { payload } = portal
  const due = dueOf(await admitted(), 'EXAM')
  await payload.updateGlobal({ slug: 'fee-settings', data: { concessionDocuments: ['scholarship'] } })
  const missing = { status: 400, reply: { errors: [{ field: 'document', code: 'required' }] } }
  expect(await call(`/paymentfees/staff/${due.id}/concession`, ASKED)).toMatchObject(missing)
  expect(await request(due, null)).toMatchObject(missing)
  expect(await request(due, Buffer.from('<script>alert(1)</script>'))).toMatchObject({ status: 400 })
  expect(await request(due, await picture(), { ...ASKED, percent: 101 })).toMatchObject({ status: 400 })
  expect(await proofs()).toBe(0)
  expect(await request(due, await picture())).toMatchObject({ status: 200 })
  // A second request stores nothing.
  expect(await request(due, await picture())).toMatchObject({ status: 409 })
  expect(await proofs()).toBe(1)

  const approval = await approvalOf(due)
  const id = String(approval.document)
  const get = (headers: Record<string, string>) =>
    portal.call('GET', callAddress(offlineCalls.proof, { id }), undefined, headers)
  expect((await get(people.checker.headers)).status).toBe(200)
  const seen = await readRows({
    payload,
    collection: 'access-records',
    where: { studentId: { equals: due.studentId } },
    limit: 5,
  })
  expect(seen).toMatchObject([{ kind: 'document', subject: 'Document of a concession', studentId: due.studentId }])
  expect((await get((await aStaffSession(portal, ['admissions-officer'])).headers)).status).toBe(403)
  const elsewhere = await aLimitedMember(portal, { courses: ['DELED'] })
  expect((await get(elsewhere.headers)).status).toBe(404)
  await payload.updateGlobal({ slug: 'fee-settings', data: { concessionDocuments: [] } })
})

it('is deleted some time after its request was declined, and when a kill leaves it alone', async () => {
  const { payload } = portal
  const due = dueOf(await admitted(), 'DRESS')
  const before = await proofs()
  const bytes = await picture()
  for (let nth = 1, died = true; died; nth++) {
    ;({ died } = await killAtWrite(payload, nth, () => request(due, bytes)))
  }
  await sweepProofs({ payload, now: inDays(1) })
  expect(await proofs()).toBe(before + 1)
  const approval = await approvalOf(due)
  await call(`/payment/staff/approval/${approval.id}/decline`, { reason: 'Wrong letter.' }, people.checker)
  await sweepProofs({ payload, now: inDays(29) })
  expect(await proofs()).toBe(before + 1)
  await sweepProofs({ payload, now: inDays(31) })
  expect(await proofs()).toBe(before)
  expect((await approvalOf(due)).document ?? null).toBeNull()
})
