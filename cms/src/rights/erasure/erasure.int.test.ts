import type { ErasurePlan } from '@pravesh/shared/rights/erasure'
import { describe, expect, it } from 'vitest'
import { aSubmittedApplication } from '../../../test/builders/applications.ts'
import { aPaidOrder } from '../../../test/builders/book-orders.ts'
import { anUploadedDocument } from '../../../test/builders/documents.ts'
import { dueOf } from '../../../test/builders/fees.ts'
import { anActiveStudent, PASSWORD } from '../../../test/builders/students.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { inEveryLanguage } from '../../../test/in-every-language.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { findingsOf } from '../../../test/money-findings.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { rightsIn } from '../../../test/rights.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { saveDraft } from '../../admissions/drafts/save-draft.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { Student } from '../../payload-types.ts'

const portal = startTestPortal()
const { asStudent, asStaff, desk, act, askErasure, mine, latest, heal } = rightsIn(portal)
const { admitted, paid, open } = feePortal(portal)

inEveryLanguage(portal)

async function withADraft(student: Student): Promise<void> {
  const flags = { detailsSaved: false, educationSaved: false, termsAccepted: false }
  const content = { answers: { fatherName: 'BIMAL' }, documents: {}, ...flags }
  const owner = { studentId: student.id, course: 'DPHARM' as const }
  await saveDraft({ payload: portal.payload, owner, content, revision: 0, now: new Date() })
  await anUploadedDocument(portal.payload, { studentId: student.id, kind: 'other' })
}

const aBuyer = async () => {
  const student = await anActiveStudent(portal.payload, { language: 'bn' })
  await withADraft(student)
  const order = await aPaidOrder(portal.payload, { studentId: student.id })
  return { student, order }
}
const stored = (id: string) =>
  readRow({ payload: portal.payload, collection: 'students', where: { id: { equals: id } } })
const fatesOf = (plan: ErasurePlan | null) =>
  Object.fromEntries((plan?.lines ?? []).map(({ kind, fate }) => [kind, fate]))
/** What the nightly comparison finds, an hour later. */
const findings = () => findingsOf(portal, new Date(Date.now() + 60 * 60_000))
const logIn = ({ email }: Student) => portal.call('POST', '/api/user/login', { email, password: PASSWORD })

describe('an erasure request', () => {
  it('with a paid order closes the account: what may go goes, the order stays, and the person reads the same list', async () => {
    const { payload } = portal
    const { student, order } = await aBuyer()
    const known = await findings()
    await askErasure(student)
    const request = await latest()
    const preview = (await desk(request.id)).erasure
    expect(preview?.extent).toBe('closed')
    expect(fatesOf(preview)).toMatchObject({
      account: 'erased',
      drafts: 'erased',
      uploads: 'erased',
      messages: 'erased',
      paidOrders: 'kept',
      consents: 'anonymous',
    })
    expect((await act(request.id, 'erase', 'মুছে দিয়েছি।')).status).toBe(200)

    const closed = await stored(student.id)
    expect(closed).toMatchObject({ name: 'Erased account', erasedAt: expect.any(String), deletionRequestedAt: null })
    expect(JSON.stringify(closed)).not.toMatch(new RegExp(`${student.email}|${student.phone}|${student.name}`))
    const own = { studentId: { equals: student.id } }
    for (const collection of [
      'application-drafts',
      'applicant-documents',
      'student-credentials',
      'student-sessions',
      'rights-requests',
    ] as const)
      expect(await countRows({ payload, collection, where: own }), collection).toBe(0)
    const [left] = await readRows({ payload, collection: 'orders', where: { studentId: { equals: student.id } } })
    expect(left).toMatchObject({ orderNumber: order.orderNumber, paymentId: order.paymentId })
    expect((await logIn(student)).status).toBe(401)

    const [mail, ...more] = await messagesTo(payload, student.email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ template: 'rights-answered', language: 'bn' })
    for (const part of ['মুছে দিয়েছি।', 'টাকা দেওয়া অর্ডার', 'কর ও কোম্পানি আইন']) expect(mail?.text).toContain(part)
    const done = await desk(request.id)
    expect(done).toMatchObject({ state: 'answered', student: null })
    expect(done.erasure).toEqual(preview)
    expect(await findings()).toEqual(known)
    // The address and the phone are free again.
    await anActiveStudent(payload, { email: student.email, phone: student.phone })
  })

  it('without records of money deletes the account, and the proof of it stays without the person', async () => {
    const { payload } = portal
    const student = await anActiveStudent(payload)
    await withADraft(student)
    await aSubmittedApplication(payload, { open: open(), student })
    await askErasure(student)
    const { id } = await latest()
    expect((await desk(id)).erasure?.extent).toBe('whole')
    expect((await act(id, 'erase')).status).toBe(200)
    expect(await stored(student.id)).toBeNull()
    expect(await countRows({ payload, collection: 'applications', where: { student: { equals: student.id } } })).toBe(0)
    expect((await messagesTo(payload, student.email)).map(({ template }) => template)).toEqual(['rights-answered'])
    const request = await latest()
    expect(request).toMatchObject({ studentId: null, emailHash: expect.any(String), state: 'answered', dueAt: null })
    expect(request.events).toMatchObject([{ act: 'asked' }, { act: 'erasure-started' }, { act: 'erased' }])
  })

  it('of an admitted student with receipts keeps the admission and the account, and erases the rest', async () => {
    const { payload } = portal
    const someone = await admitted()
    const { student, application } = someone
    await paid(someone, dueOf(someone, 'DRESS'))
    await withADraft(student)
    const known = await findings()
    await askErasure(student)
    const { id } = await latest()
    const preview = (await desk(id)).erasure
    expect(preview?.extent).toBe('part')
    expect(fatesOf(preview)).toMatchObject({
      account: 'kept',
      drafts: 'erased',
      uploads: 'erased',
      messages: 'erased',
      admissions: 'kept',
      dues: 'kept',
      paidFees: 'kept',
      receipts: 'kept',
    })
    const ofApplication = { applicationId: { equals: application.id } }
    const documents = await countRows({ payload, collection: 'applicant-documents', where: ofApplication })
    expect((await act(id, 'erase')).status).toBe(200)
    expect(
      await countRows({ payload, collection: 'application-drafts', where: { studentId: { equals: student.id } } }),
    ).toBe(0)
    expect(
      await countRows({ payload, collection: 'applicant-documents', where: { studentId: { equals: student.id } } }),
    ).toBe(documents)
    expect(await stored(student.id)).toMatchObject({ name: student.name, email: student.email })
    expect((await stored(student.id))?.erasedAt ?? null).toBeNull()
    const [request] = (await mine(student)).requests
    expect(request).toMatchObject({ state: 'answered', answer: 'Done as you asked.' })
    expect(request.records).toEqual(preview?.lines)
    expect((await messagesTo(payload, student.email)).map(({ template }) => template)).toEqual(['rights-answered'])
    expect(await findings()).toEqual(known)
  })

  it('heals after a kill at any write, and sends one answer', async () => {
    const { payload } = portal
    let fatal = 0
    for (let nth = 2; nth <= 120; nth += KILL_STEP * 2) {
      const { student } = await aBuyer()
      await askErasure(student)
      const { id } = await latest()
      const { died } = await killAtWrite(payload, nth, () => asStaff(`${id}/erase`, { text: 'Done.', revision: 0 }))
      if ((await latest()).state === 'open') await act(id, 'erase')
      await heal()
      await heal()
      expect(await latest(), `killed at write ${nth}`).toMatchObject({ state: 'answered', dueAt: null })
      expect((await stored(student.id))?.erasedAt).toEqual(expect.any(String))
      const mails = await messagesTo(payload, student.email)
      expect(
        mails.map(({ template }) => template),
        `killed at write ${nth}`,
      ).toEqual(['rights-answered'])
      if (!died) break
      fatal = nth
    }
    expect(fatal).toBeGreaterThan(10)
  })

  itsRule('is refused while a legal hold stands, of which the person does not read', async () => {
    const { student } = await aBuyer()
    const held = { student: student.id, reason: 'Suit 12 of 2026', state: 'active' } as const
    const { id: hold } = await portal.payload.create({ collection: 'legal-holds', data: held })
    await askErasure(student)
    const { id } = await latest()
    expect((await desk(id)).erasure?.extent).toBe('none')
    expect((await act(id, 'erase')).status).toBe(409)
    expect((await act(id, 'answer')).status).toBe(409)
    expect((await act(id, 'reject', 'We need your data for a legal reason.')).status).toBe(200)
    const { text } = (await messagesTo(portal.payload, student.email, 'rights-answered'))[0] ?? {}
    expect(text).toContain('We need your data')
    expect(text).not.toContain('12 of 2026')
    await portal.payload.update({ collection: 'legal-holds', id: hold, data: { liftedReason: 'Settled' } })
  })

  itsRule('cannot be withdrawn or answered twice once it has ended, and needs what was shown', async () => {
    const { student } = await aBuyer()
    await askErasure(student)
    const { id, reference } = await latest()
    expect((await asStaff(`${id}/erase`, { text: 'Now', revision: 7 })).status).toBe(409)
    expect((await asStaff(`${id}/erase`, { text: ' ', revision: 0 })).status).toBe(400)
    expect((await asStudent(student, `rights/request/${reference}/withdraw`, {})).status).toBe(200)
    expect((await act(id, 'erase')).status).toBe(409)
    expect((await stored(student.id))?.name).toBe(student.name)
  })
})
