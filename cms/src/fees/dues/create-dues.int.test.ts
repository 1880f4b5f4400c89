import { describe, expect, it } from 'vitest'
import { aPaidApplication, officer, reread, verifyDocumentsOf } from '../../../test/builders/applications.ts'
import { dueOf } from '../../../test/builders/fees.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { feeAccountOf } from '../../admissions/applications/fee-accounts.ts'
import { applicationEffects } from '../../admissions/changes/application-effects.ts'
import { createMissingDues } from '../../admissions/fee/create-missing-dues.ts'
import { decideApplication } from '../../admissions/review/decide-application.ts'
import { changeAll } from '../../database/records/change-all.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { runDue } from '../../database/work/run-due.ts'
import { portalOf } from '../../foundation/portal.ts'
import { createDues } from './create-dues.ts'
import { findDues } from './find-dues.ts'

const portal = startTestPortal()
const { admitted, get, open, staffId } = feePortal(portal)
const approvedAt = new Date('2026-11-01T20:00:00Z')

const ALL = [
  'TUITION',
  'TUITION',
  'TUITION',
  'TUITION',
  'TUITION',
  'REGISTRATION',
  'EXAM',
  'EXAM',
  'EXAM',
  'EXAM',
  'DRESS',
]
const duesOf = (applicationId: string) => findDues(portal.payload, { applicationId })
const actionsOf = async (applicationId: string) => (await duesOf(applicationId)).map(({ action }) => action)
const accountOf = async (id: string) => {
  const account = await portalOf(portal.payload).feeAccounts.find({ payload: portal.payload, id })
  if (!account) throw new Error('There is no such application.')
  return account
}

describe('an approval', () => {
  it('creates the dues from the application and the fee structure, dated from the day of approval in India', async () => {
    const { dues, application, student } = await admitted({ now: approvedAt })
    expect(dues.map(({ action }) => action).sort()).toEqual([...ALL].sort())
    const tuition = dues.filter(({ action }) => action === 'TUITION')
    expect(tuition.map(({ title, amountPaise }) => ({ title, feePaise: amountPaise }))).toEqual(application.feeParts)
    expect(tuition.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(application.courseFeePaise)
    // Approved on 2 November in India.
    expect(tuition.map(({ dueOn }) => dueOn?.slice(0, 10))).toEqual([
      '2026-11-23',
      '2027-01-01',
      '2027-06-30',
      '2027-12-27',
      '2028-06-24',
    ])
    expect(dueOf({ dues }, 'REGISTRATION')).toMatchObject({ title: 'Registration', amountPaise: 250_000 })
    expect(dueOf({ dues }, 'EXAM', 3)).toMatchObject({ title: '3rd Semester', amountPaise: 120_000 })
    expect(dueOf({ dues }, 'DRESS')).toMatchObject({
      amountPaise: 350_000,
      status: 'open',
      review: 'PENDING',
      studentId: student.id,
      applicationNumber: application.number,
    })
  })

  itsRule('creates the exam fees that the agreement of the course names', async () => {
    const { payload } = portal
    const { application } = await admitted()
    await deleteRows({ payload, collection: 'fee-dues', where: { applicationId: { equals: application.id } } })
    const account = feeAccountOf({ ...application, course: 'DELED' })
    await createDues({ payload, account, now: new Date() })
    const exams = (await duesOf(application.id)).filter(({ action }) => action === 'EXAM')
    expect(exams.map(({ title }) => title).sort()).toEqual(['2nd Semester', '4th Semester'])
  })

  it('creates each due once, however often and concurrently it is repeated', async () => {
    const { application } = await admitted()
    const account = await accountOf(application.id)
    const create = () => createDues({ payload: portal.payload, account, now: new Date() })
    await deleteRows({
      payload: portal.payload,
      collection: 'fee-dues',
      where: { applicationId: { equals: application.id } },
    })
    await Promise.all([create(), create(), create()])
    await create()
    expect((await actionsOf(application.id)).sort()).toEqual([...ALL].sort())
  })

  it('completes the dues after a kill at any write', async () => {
    const { payload } = portal
    let fatalWrite = 0
    for (let nth = 1, died = true; died; nth += 1 + KILL_STEP) {
      const { id } = await aPaidApplication(payload, { open: open(), student: await anActiveStudent(payload) })
      await verifyDocumentsOf(payload, { id, staffId: staffId() })
      const decision = { move: 'approve', reason: '' } as const
      const approve = () => decideApplication({ payload, staff: officer(staffId()), id, decision, now: new Date() })
      ;({ died } = await killAtWrite(payload, nth, approve))
      if (died) fatalWrite = nth
      const later = () => new Date(Date.now() + 5 * 60_000)
      await runDue({ payload, work: applicationEffects, now: later })
      const isApproved = (await reread(payload, id)).status === 'APPROVED'
      expect((await actionsOf(id)).sort()).toEqual(isApproved ? [...ALL].sort() : [])
      expect(nth).toBeLessThan(40)
    }
    // More than one kill between the first and the last due.
    expect(fatalWrite).toBeGreaterThan(ALL.length)
  })
})

describe('a changed fee structure', () => {
  itsRule(
    'changes no due that exists or was agreed to; agreements from before they named all costs follow it',
    async () => {
      const { payload } = portal
      const { student, application } = await admitted()
      const set = (amountPaise: number) =>
        changeAll({
          payload,
          collection: 'fee-structures',
          where: { action: { equals: 'REGISTRATION' } },
          data: { amountPaise },
        })
      await set(999_900)
      await payload.create({
        collection: 'fee-structures',
        data: { course: 'BED', action: 'DRESS', amountPaise: 400_000, text: 'Dress', active: true },
      })
      const { reply } = await get('/api/paymentfees/getMyFeePlan', student)
      const amounts = reply.result[0].dues.map((due: { action: string; amountPaise: number }) => [
        due.action,
        due.amountPaise,
      ])
      expect(amounts).toContainEqual(['REGISTRATION', 250_000])
      expect(amounts).toContainEqual(['DRESS', 350_000])
      expect(dueOf(await admitted(), 'REGISTRATION').amountPaise).toBe(999_900)
      const dressAgain = async () => {
        await deleteRows({ payload, collection: 'fee-dues', where: { applicationId: { equals: application.id } } })
        await get('/api/paymentfees/getMyFeePlan', student)
        return dueOf({ dues: await duesOf(application.id) }, 'DRESS').amountPaise
      }
      expect(await dressAgain()).toBe(350_000)
      const { agreement } = await reread(payload, application.id)
      const data = { agreement: { ...agreement, costs: null } }
      await updateRow({ payload, collection: 'applications', where: application.id, data })
      expect(await dressAgain()).toBe(400_000)
      await set(250_000)
      await deleteRows({ payload, collection: 'fee-structures', where: { action: { equals: 'DRESS' } } })
    },
  )
})

describe('at a start', () => {
  const backfill = () =>
    createMissingDues({ payload: portal.payload, now: () => new Date(), signal: new AbortController().signal })

  it('applications approved before dues existed get theirs, with time left to pay', async () => {
    const { application } = await admitted({ now: new Date('2025-01-10T05:00:00Z') })
    const pending = await aPaidApplication(portal.payload, { open: open() })
    await deleteRows({
      payload: portal.payload,
      collection: 'fee-dues',
      where: { applicationId: { equals: application.id } },
    })
    await backfill()
    await backfill()
    const dues = await duesOf(application.id)
    expect(dues).toHaveLength(ALL.length)
    const soonest = new Date(Date.now() + 12 * 24 * 60 * 60_000).toISOString()
    for (const { dueOn } of dues) expect(String(dueOn) > soonest).toBe(true)
    expect(await duesOf(pending.id)).toEqual([])
  })

  itsRule('lets requests through between applications', async () => {
    const ids = await Promise.all([admitted(), admitted(), admitted()].map(async (one) => (await one).application.id))
    await deleteRows({ payload: portal.payload, collection: 'fee-dues', where: { applicationId: { in: ids } } })
    let turns = 0
    let counting = setImmediate(function count() {
      turns++
      counting = setImmediate(count)
    })
    await backfill()
    clearImmediate(counting)
    expect(turns).toBeGreaterThanOrEqual(ids.length)
  })

  itsRule('stops when the portal stops', async () => {
    const { application } = await admitted()
    await deleteRows({
      payload: portal.payload,
      collection: 'fee-dues',
      where: { applicationId: { equals: application.id } },
    })
    await createMissingDues({ payload: portal.payload, now: () => new Date(), signal: AbortSignal.abort() })
    expect(await duesOf(application.id)).toEqual([])
  })
})
