import { CLAIM_STATE_LABELS } from '@pravesh/shared/admissions/claims/claim-labels'
import { statedIn } from '@pravesh/shared/admissions/claims/claim-states'
import { beforeAll, describe, expect, it } from 'vitest'
import { anOpenCourse, aPaidApplication, type OpenCourse, reread } from '../../../test/builders/applications.ts'
import { reviewCalls } from '../../../test/review-calls.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { exportAdmissions } from '../personal-data/export-admissions.ts'
import { words } from '../prepared/words/words.ts'
import { myApplications } from '../status/application-views.ts'

const portal = startTestPortal()
const calls = reviewCalls(portal)
let open: OpenCourse
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'BED')
})

const anApplicant = (answers = {}) =>
  aPaidApplication(portal.payload, { open, answers: { category: 'OBC', ...answers } })

async function checkOf(id: string, body: object = {}, user?: Awaited<ReturnType<typeof calls.signedIn>>) {
  const { answers } = await reread(portal.payload, id)
  const sent = { claim: 'category', verdict: 'confirmed', before: null, stated: statedIn('category', answers), ...body }
  return calls.call(id, 'claim', sent, user)
}

const shown = async (studentId: string, now = new Date()) =>
  (await myApplications({ payload: portal.payload, studentId, now }))[0]?.view.claims

describe('a claim', () => {
  it('is confirmed by who checks documents, with who and when, and its student sees it', async () => {
    const { id, studentId } = await anApplicant()
    expect(await shown(studentId)).toMatchObject([
      { claim: 'category', content: ['OBC', 'OBC-B', 'TANTI'], state: 'open' },
    ])
    const verifier = await calls.signedIn('verifier')
    const { status, reply } = await checkOf(id, {}, verifier)
    expect([status, reply.msg]).toEqual([200, 'Category: confirmed.'])
    const { claimChecks } = await reread(portal.payload, id)
    expect(claimChecks).toMatchObject({ category: { verdict: 'confirmed', by: 'verifier', reason: '' } })
    expect((await calls.eventsOf(id)).at(-1)).toMatchObject({
      kind: 'claim-checked',
      by: 'verifier',
      text: 'Category: confirmed',
    })
    expect(await shown(studentId)).toMatchObject([{ state: 'confirmed', reason: '' }])
  })

  it('is refused with a reason only, which its student reads, also in the copy of the data', async () => {
    const { id, studentId } = await anApplicant()
    const none = await checkOf(id, { verdict: 'refused', reason: '  ' })
    expect([none.status, none.reply.errors[0].field]).toEqual([400, 'reason'])
    const reason = `The seal is missing.\n${words.bn.claim.expired}`
    const refused = { verdict: 'refused', reason, prepared: ['claim.expired'] }
    expect((await checkOf(id, refused)).status).toBe(200)
    const { en, bn } = words
    expect(await shown(studentId)).toMatchObject([
      {
        state: 'refused',
        reason: `The seal is missing.\n${en.claim.expired}`,
        sentTexts: [{ id: 'claim.expired', texts: { en: en.claim.expired, bn: bn.claim.expired } }],
      },
    ])
    const exported = JSON.stringify(await exportAdmissions({ payload: portal.payload, studentId }))
    expect(exported).toContain(CLAIM_STATE_LABELS.refused)
    expect(exported).toContain('The seal is missing.')
    // It can be taken back.
    expect((await checkOf(id, { verdict: null, before: 'refused' })).status).toBe(200)
    expect((await reread(portal.payload, id)).claimChecks).toEqual({})
  })

  it('expires with its certificate', async () => {
    const { id, studentId } = await anApplicant({ categoryIssuedOn: '2024-01-01', categoryValidUntil: '2100-01-31' })
    await checkOf(id)
    expect(await shown(studentId, new Date('2100-01-31T12:00:00Z'))).toMatchObject([{ state: 'confirmed' }])
    expect(await shown(studentId, new Date('2100-02-01T12:00:00Z'))).toMatchObject([{ state: 'expired' }])
  })

  it('is open again once the student states something else', async () => {
    const { id, studentId, answers } = await anApplicant()
    await checkOf(id)
    const corrected = { ...answers, categoryNumber: 'OBC/2026/1' }
    const where = { id: { equals: id } }
    await changeOne({ payload: portal.payload, collection: 'applications', where, data: { answers: corrected } })
    expect(await shown(studentId)).toMatchObject([{ state: 'open' }])
    // Who compared the earlier certificate cannot confirm this one.
    expect((await checkOf(id, { stated: statedIn('category', answers) })).status).toBe(409)
  })

  it('is checked once: of two colleagues the second gets a conflict', async () => {
    const { id } = await anApplicant()
    const answers = await Promise.all([checkOf(id), checkOf(id, { verdict: 'refused', reason: 'No.' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('has to be made, in an application that is not rejected', async () => {
    const { id } = await anApplicant()
    expect((await checkOf(id, { claim: 'deputed' })).status).toBe(404)
    const where = { id: { equals: id } }
    await changeOne({ payload: portal.payload, collection: 'applications', where, data: { status: 'REJECTED' } })
    expect((await checkOf(id)).status).toBe(409)
  })
})

it('the APAAR ID is shown to who may see identity numbers, after a reason that is recorded', async () => {
  const { id, studentId } = await anApplicant({ apaar: '123456789012' })
  const body = { number: 'apaar', reason: 'For the register.' }
  const { reply } = await calls.call(id, 'identity-number', body, await calls.signedIn('administrator'))
  expect(reply.result).toEqual({ number: '123456789012' })
  const where = { studentId: { equals: studentId }, kind: { equals: 'identity-number' } }
  const { docs } = await portal.payload.find({ collection: 'access-records', where })
  expect(docs).toMatchObject([{ reason: 'APAAR ID: For the register.' }])
  expect((await calls.call(id, 'identity-number', body, await calls.signedIn('verifier'))).status).toBe(403)
  const other = await anApplicant()
  const none = await calls.call(other.id, 'identity-number', body, await calls.signedIn('administrator'))
  expect([none.status, none.reply.code]).toEqual([404, 'NOT_KEPT'])
})
