import type { PlanPreview } from '@pravesh/shared/fees/change-plan/staff-calls'
import { expect, it } from 'vitest'
import { accountsOffice } from '../../../test/accounts-office.ts'
import type { Admitted } from '../../../test/builders/fees.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { readRow } from '../../database/records/read-row.ts'
import { runDue } from '../../database/work/run-due.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { FeeDue } from '../../payload-types.ts'
import { approvalWork } from '../../payments/approvals/approval-work.ts'
import { findPayment } from '../../payments/find-payment.ts'
import { reportMoney } from '../../payments/index.ts'
import { cancelDues } from '../dues/cancel-dues.ts'
import { createDues } from '../dues/create-dues.ts'
import { findDues } from '../dues/find-dues.ts'
import { feePlans } from '../plan/fee-plans.ts'

const portal = startTestPortal()
const { admitted, bank, paid, readDue, started } = feePortal(portal)
const { call, people, received, send, approve } = accountsOffice(portal)

const tuitionOf = ({ dues }: Pick<Admitted, 'dues'>): FeeDue[] =>
  dues.filter(({ action }) => action === 'TUITION').toSorted((one, other) => one.instalment - other.instalment)
const inPlan = async ({ application }: Admitted) => {
  const dues = await findDues(portal.payload, { applicationId: application.id })
  return dues.filter(({ action, status }) => action === 'TUITION' && status !== 'replaced' && status !== 'cancelled')
}
const sumOf = (dues: readonly FeeDue[]) => dues.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
const planOf = async ({ student }: Admitted) => {
  const [plan] = await feePlans({ payload: portal.payload, studentId: student.id, now: new Date() })
  return plan
}
async function previewOf(due: FeeDue): Promise<PlanPreview> {
  const path = `/api/paymentfees/staff/${due.id}/plans`
  return (await portal.call('GET', path, undefined, people.maker.headers)).reply.result
}
async function request(due: FeeDue, plan: string) {
  const { movedPaise } = (await previewOf(due)) ?? { movedPaise: 0 }
  return call(`/paymentfees/staff/${due.id}/plan`, { plan, movedPaise, reason: 'The family asked for it.' })
}
const findings = async () => {
  const results = await reportMoney({ payload: portal.payload, now: () => new Date(Date.now() + 20 * 60 * 60_000) })
  return results.filter(({ found }) => found > 0)
}
/** Carries out what an interrupted approval has left. */
const finishApprovals = () =>
  runDue({ payload: portal.payload, work: approvalWork, now: () => new Date(Date.now() + 10 * 60_000), limit: 20 })
const CHEQUE = { channel: 'cheque', bank: 'State Bank of India', instrumentOn: '2026-01-14' }

it('moves what is left to other instalments, to the paisa, and what is paid stays paid', async () => {
  const someone = await admitted()
  const [first, second, third] = tuitionOf(someone)
  if (!first || !second || !third) throw new Error('There are too few instalments.')
  const totalPaise = sumOf(tuitionOf(someone))
  const transactionId = await paid(someone, first)
  await received([[second, 100_050]])
  const asked = { kind: 'sibling', amountPaise: 50_000, reason: 'A sister studies here.' }
  await call(`/paymentfees/staff/${second.id}/concession`, asked)

  // Not while something about these fees is undecided.
  const conflict = { status: 409, reply: { msg: expect.stringContaining('waits for a second person') } }
  expect(await request(second, 'full')).toMatchObject(conflict)
  expect(await approve(second.id)).toMatchObject({ status: 200 })
  const cheque = await received([[third, 10_000]], { ...CHEQUE, reference: '000779' })
  expect((await request(second, 'full')).reply.msg).toContain('A cheque')
  await call(`/payment/staff/offline/${cheque.id}/bounce`, { bouncedOn: '2026-01-16', reason: 'Funds.' })
  const entry = await send([[third, 10_000]])
  expect((await request(second, 'full')).reply.msg).toContain('offline payment')
  await call(`/payment/staff/offline/${entry.reply.result.id}/reject`, { reason: 'Counted twice.' })
  const late = await started(someone, third)
  expect((await request(second, 'full')).reply.msg).toContain('The student is paying')
  await bank.act(late, 'fail')

  const preview = await previewOf(second)
  const leftPaise = totalPaise - first.amountPaise - 100_050 - 50_000
  expect(preview.movedPaise).toBe(leftPaise)
  expect(preview.options.map(({ plan }) => plan)).toEqual(['halves', 'full'])
  for (const { after } of preview.options) {
    expect(after.reduce((sum, row) => sum + row.leftPaise, 0)).toBe(leftPaise)
    expect(after.reduce((sum, row) => sum + row.paidPaise, 0)).toBe(first.amountPaise + 100_050)
  }
  const wrong = { plan: 'full', movedPaise: leftPaise - 1, reason: 'x' }
  expect(await call(`/paymentfees/staff/${second.id}/plan`, wrong)).toMatchObject({ status: 409 })
  expect(await request(second, 'full')).toMatchObject({ status: 200 })
  expect(await approve(someone.application.id, people.maker)).toMatchObject({ status: 403 })
  const { application } = someone
  const approvals = await Promise.all([approve(application.id), approve(application.id)])
  expect(approvals.map(({ status }) => status).sort()).toEqual([200, 409])

  const dues = await inPlan(someone)
  expect(sumOf(dues)).toBe(totalPaise)
  expect(dues.filter(({ status }) => status === 'open')).toMatchObject([
    { title: 'Full payment', amountPaise: leftPaise },
  ])
  expect(await readDue(first.id)).toMatchObject({ status: 'paid', paymentId: transactionId })
  expect(await readDue(second.id)).toMatchObject({ status: 'paid', amountPaise: 150_050, concessionPaise: 50_000 })
  expect(await readDue(third.id)).toMatchObject({ status: 'replaced' })
  const plan = await planOf(someone)
  const tuition = plan?.dues.filter(({ action }) => action === 'TUITION') ?? []
  expect(tuition.reduce((sum, { money }) => sum + money.leftPaise, 0)).toBe(leftPaise)
  expect(tuition.reduce((sum, { money }) => sum + money.paidPaise, 0)).toBe(first.amountPaise + 100_050)

  // A payment of a fee that was replaced does not count, and is returned whole.
  await bank.act(late, 'pay')
  expect(await findPayment(portal.payload, late)).toMatchObject({ status: 'refunded' })
  expect(await readDue(third.id)).toMatchObject({ status: 'replaced', paidPaise: 0 })

  // Back to the agreed instalments, of which the first ones are covered.
  const [full] = dues.filter(({ status }) => status === 'open')
  if (!full) throw new Error('There is no full payment.')
  expect(await request(full, 'agreed')).toMatchObject({ status: 200 })
  expect(await approve(application.id)).toMatchObject({ status: 200 })
  const back = (await inPlan(someone)).filter(({ status }) => status === 'open')
  expect(sumOf(back)).toBe(leftPaise)
  expect(back.map(({ title }) => title)).toContain(`${second.title} (2)`)
  const part = back.find(({ title }) => title === `${second.title} (2)`)
  expect(part?.amountPaise).toBe(second.amountPaise - 150_050)
  await paid(someone, part ?? full)
  expect(await findings()).toEqual([])
})

it('loses and doubles nothing when a payment comes at the same time, or the approval is withdrawn', async () => {
  const { payload } = portal
  const someone = await admitted()
  const [first, second] = tuitionOf(someone)
  if (!first || !second) throw new Error('There are too few instalments.')
  const totalPaise = sumOf(tuitionOf(someone))
  await request(first, 'halves')
  const cash = send([[second, 20_000]])
  const id = (await cash).reply.result.id
  const decide = () => call(`/payment/staff/offline/${id}/confirm`, {}, people.checker)
  await Promise.all([approve(someone.application.id), decide()])
  expect(sumOf(await inPlan(someone))).toBe(totalPaise)
  const paise = (await inPlan(someone)).reduce((sum, due) => sum + (due.paidPaise ?? 0), 0)
  expect([0, 20_000]).toContain(paise)
  expect(await findings()).toEqual([])

  const other = await admitted()
  const [start] = tuitionOf(other)
  if (!start) throw new Error('There are too few instalments.')
  await request(start, 'full')
  await approve(other.application.id)
  const applicationId = other.application.id
  await cancelDues({ payload, applicationId })
  expect(await inPlan(other)).toEqual([])
  const account = await portalOf(payload).feeAccounts.find({ payload, id: applicationId })
  if (account) await createDues({ payload, account, now: new Date() })
  const restored = (await inPlan(other)).filter(({ status }) => status === 'open')
  expect(restored.map(({ key }) => key).sort()).toEqual(
    tuitionOf(other)
      .map(({ key }) => key)
      .sort(),
  )
  expect(sumOf(restored)).toBe(sumOf(tuitionOf(other)))
})

it('of a process that dies while it carries out a change, is completed by the next one', async () => {
  const { payload } = portal
  const someone = await admitted()
  const totalPaise = sumOf(tuitionOf(someone))
  await received([[tuitionOf(someone)[0] as FeeDue, 12_345]])
  let deaths = 0
  for (let nth = 1, died = true, plan = 'full'; died; nth += KILL_STEP, plan = plan === 'full' ? 'halves' : 'full') {
    const [due] = (await inPlan(someone)).filter(({ status }) => status === 'open')
    if (!due) throw new Error('There is no open fee.')
    await request(due, plan)
    ;({ died } = await killAtWrite(payload, nth, () => approve(someone.application.id)))
    if (died) deaths += 1
    const where = {
      and: [{ subjectId: { equals: someone.application.id } }, { status: { equals: 'waiting' as const } }],
    }
    if (await readRow({ payload, collection: 'money-approvals', where })) await approve(someone.application.id)
    await finishApprovals()
    const dues = await inPlan(someone)
    expect(sumOf(dues)).toBe(totalPaise)
    expect(dues.filter(({ status }) => status === 'open')).toHaveLength(plan === 'full' ? 1 : 2)
  }
  expect(deaths).toBeGreaterThan(1)
  expect(await findings()).toEqual([])
})
