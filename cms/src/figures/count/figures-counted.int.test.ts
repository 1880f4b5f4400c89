import { randomUUID } from 'node:crypto'
import { inCell } from '@pravesh/shared/admissions/figures/cells'
import { describe, expect, it } from 'vitest'
import {
  aPaidApplication,
  aRejectedApplication,
  aSentBackApplication,
  aSubmittedApplication,
  reread,
} from '../../../test/builders/applications.ts'
import { dueOf } from '../../../test/builders/fees.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { countedFigures } from '../../../test/counted-figures.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { reviewCalls } from '../../../test/review-calls.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { applyChange } from '../../admissions/changes/apply-change.ts'
import { finishDueEffects } from '../../admissions/changes/finish-effects.ts'
import { saveDraft } from '../../admissions/drafts/save-draft.ts'
import { countSeats } from '../../admissions/seats/count-seats.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { runDue } from '../../database/work/run-due.ts'
import type { Student } from '../../payload-types.ts'
import { refundRest } from '../../payments/refunds/refund-rest.ts'
import { refundWork } from '../../payments/refunds/refund-work.ts'
import { compareCounters } from './compare-counters.ts'
import { recount } from './recount.ts'

const portal = startTestPortal()
const fees = feePortal(portal)
const { decide, call } = reviewCalls(portal)
const { count, totals, expectAgreement, later } = countedFigures(portal)

const flags = { detailsSaved: false, educationSaved: false, termsAccepted: false }
const saveForm = (student: Student, now = new Date()) =>
  saveDraft({
    payload: portal.payload,
    owner: { studentId: student.id, course: 'BED' },
    content: { answers: {}, documents: {}, ...flags },
    revision: 0,
    now,
  })

async function finish(id: string) {
  const application = await reread(portal.payload, id)
  await finishDueEffects({ payload: portal.payload, application, now: new Date(Date.now() + 31_000) })
}

describe('the counters', () => {
  it('follow a day of changes', async () => {
    const { payload } = portal
    const open = fees.open()
    const staffId = fees.staffId()
    const student = await anActiveStudent(payload)
    await saveForm(student)
    await saveForm(await anActiveStudent(payload))
    await expectAgreement()
    await aSubmittedApplication(payload, { open, student })
    await aPaidApplication(payload, { open })
    const rejected = await aRejectedApplication(payload, { open, staffId })
    await expectAgreement()

    const sentBack = await aSentBackApplication(payload, { open, staffId })
    await applyChange({
      payload,
      id: sentBack.id,
      now: new Date(),
      decide: () => ({
        data: { status: 'RESUBMITTED', category: 'SC', college: open.colleges[1].id },
        event: { kind: 'resubmitted', by: 'STUDENT', staffId: null, text: '' },
      }),
    })
    await expectAgreement()

    const undone = await decide(sentBack.id, 'reject', { undoable: true })
    await call(sentBack.id, 'undo', { revision: undone.reply.result.undo.revision })
    await decide(rejected.id, 'reopen', { reason: 'Looked at again.' })
    await expectAgreement()

    const admitted = await fees.admitted()
    const transactionId = await fees.paid(admitted, dueOf(admitted, 'EXAM'))
    await fees.paid(admitted, dueOf(admitted, 'REGISTRATION'))
    await expectAgreement()
    const refund = { reason: 'Paid twice.', key: 'k', staff: null, now: new Date() }
    await refundRest({ payload, transactionId, ...refund })
    await Promise.all([1, 2, 3].map(() => runDue({ payload, work: refundWork(), now: later })))
    await expectAgreement()
    await decide(admitted.application.id, 'withdraw')
    await finish(admitted.application.id)
    await expectAgreement()

    await payload.delete({ collection: 'students', id: student.id })
    await expectAgreement()
  })

  itsRule('have the seats and places of applications', async () => {
    const { payload } = portal
    const open = fees.open()
    await fees.admitted()
    await count()
    const { sessionYear, course } = open
    for (const { id } of open.colleges) {
      const key = `${sessionYear}|${id}|all|`
      const { docs } = await payload.find({ collection: 'figure-counts', where: { key: { equals: key } } })
      const cells = Object.entries((docs[0]?.cells ?? {}) as Record<string, Record<string, number>>)
      const admitted = cells
        .filter(([cell]) => inCell(cell).course === course.code)
        .reduce((sum, [, amounts]) => sum + (amounts.admitted ?? 0), 0)
      const { approved } = await countSeats(payload, { course: course.code, collegeId: id, sessionYear })
      expect(admitted).toBe(approved)
    }
  })
})

describe('a process that is killed', () => {
  it('loses and doubles nothing, whatever its last write was', async () => {
    const { payload } = portal
    const example = await aPaidApplication(payload, { open: fees.open() })
    let fatal = 0
    for (let nth = 1; nth < 60; nth += KILL_STEP) {
      const isPaid = nth % 2 === 0
      await changeOne({
        payload,
        collection: 'applications',
        where: { id: { equals: example.id } },
        data: {
          feePaidAt: isPaid ? new Date().toISOString() : null,
          queue: isPaid ? 'waiting-for-staff' : 'waiting-for-fee',
        },
      })
      const { died } = await killAtWrite(payload, nth, count)
      await expectAgreement()
      expect(await compareCounters({ payload })).toBe(0)
      if (!died) break
      fatal = nth
    }
    expect(fatal).toBeGreaterThan(2)
  })

  it('hinders no other one: many count at once', async () => {
    const { payload } = portal
    const paid = await Promise.all([1, 2, 3].map(() => aPaidApplication(payload, { open: fees.open() })))
    expect(paid).toHaveLength(3)
    await Promise.all([count(), count(), count()])
    await expectAgreement()
    expect(await compareCounters({ payload })).toBe(0)
  })
})

describe('the daily check', () => {
  it('repairs what differs, and counts what was never counted', async () => {
    const { payload } = portal
    await count()
    await recount({ payload, now: () => new Date() })
    expect(await recount({ payload, now: () => new Date() })).toBe(0)
    const { docs } = await payload.find({ collection: 'figure-counts', limit: 2, sort: 'key' })
    for (const { id } of docs) {
      await changeOne({
        payload,
        collection: 'figure-counts',
        where: { id: { equals: id } },
        data: { cells: { 'BED/SC': { submitted: 99 } } },
      })
    }
    await deleteRows({ payload, collection: 'figure-entries', where: { key: { like: 'application-drafts' } } })
    const found = await recount({ payload, now: () => new Date() })
    expect(found).toBeGreaterThan(docs.length)
    await expectAgreement()
    expect(await recount({ payload, now: () => new Date() })).toBe(0)
  })

  itsRule('keeps forms that were abandoned, and forgets those that were sent', async () => {
    const { payload } = portal
    const [young, old] = [await anActiveStudent(payload), await anActiveStudent(payload)]
    await saveForm(young)
    await saveForm(old)
    const long = new Date(Date.now() - 400 * 24 * 60 * 60_000).toISOString()
    await changeOne({
      payload,
      collection: 'application-drafts',
      where: { studentId: { equals: old.id } },
      data: { createdAt: long, countMark: randomUUID() },
    })
    await count()
    const { started = 0 } = await totals()
    for (const { id } of [young, old]) {
      await deleteRows({ payload, collection: 'application-drafts', where: { studentId: { equals: id } } })
    }
    await count()
    expect((await totals()).started).toBe(started - 1)
    await recount({ payload, now: () => new Date() })
    expect((await totals()).started).toBe(started - 1)
  })
})
