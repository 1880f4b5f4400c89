import type { BulkAction } from '@pravesh/shared/admissions/bulk/bulk-actions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anOpenCourse, aPaidApplication, type OpenCourse, reread } from '../../../test/builders/applications.ts'
import { bulkCallsOf, workOnRuns } from '../../../test/builders/bulk-runs.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { studentCalls } from '../../../test/student-calls.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Env } from '../../foundation/settings/env.ts'
import { words } from '../prepared/words/words.ts'

const portal = startTestPortal()
const { get } = studentCalls(portal)
let open: OpenCourse
let officer: StaffSession
let before: Env

beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  officer = await aStaffSession(portal, ['admissions-officer'])
  before = portalOf(portal.payload).env
  portalOf(portal.payload).env = { ...before, languages: ['en', 'hi', 'bn'] }
})
afterAll(() => {
  portalOf(portal.payload).env = before
})

const BN = 'আপনার সম্পূর্ণ মার্কশিট আপলোড করুন, সামনে ও পিছনে।'

const savedTexts = (path: string, body: object) =>
  portal.call('POST', `/api/application/staff-reason-texts${path}`, body, officer.headers)

/** Saves a text, which has a translation into Bengali only. Returns its id. */
async function aSavedText(text: string): Promise<string> {
  expect((await savedTexts('', { kind: 'sendBack', text, translations: { bn: BN } })).status).toBe(200)
  const where = { text: { equals: text } }
  const [row] = await readRows({ payload: portal.payload, collection: 'reason-texts', where, limit: 1 })
  return row?.id ?? ''
}

async function anApplication(language: 'en' | 'hi' | 'bn') {
  const student = await anActiveStudent(portal.payload, { language })
  const { id } = await aPaidApplication(portal.payload, { open, student })
  const view = async () => (await get(`/api/application/allApplicationsById/${id}`, student)).reply.result.view
  const mail = async () => (await messagesTo(portal.payload, student.email, 'application-news'))[0]?.text ?? ''
  return { id, view, mail }
}

describe('a run with a prepared text', () => {
  it('sends it to each student in their language, as it was when the run was prepared', async () => {
    const text = await aSavedText('Upload both pages.')
    const students = [await anApplication('bn'), await anApplication('en'), await anApplication('hi')]
    const ids = students.map(({ id }) => id)
    const calls = bulkCallsOf(portal, officer.headers)
    // As in an admin in Bengali.
    const reason = `${BN}\nBring the original, too.`
    const run = await calls.forecast({ ids }, { name: 'sendBack', parts: ['education'], reason, prepared: [text] })
    const record = 'Upload both pages.\nBring the original, too.'
    const sentTexts = [{ id: text, texts: { en: 'Upload both pages.', bn: BN } }]
    expect(run.view.languages).toEqual(['en', 'hi', 'bn'])
    expect(run.view.action).toEqual({ name: 'sendBack', parts: ['education'], reason: record, sentTexts })

    const changed = { before: 'Upload both pages.', text: 'Upload all pages.', translations: {} }
    expect((await savedTexts(`/${text}/change`, changed)).status).toBe(200)
    await calls.start(run.id, 3)
    await workOnRuns(portal.payload)
    for (const { id, view } of students) {
      expect(await reread(portal.payload, id)).toMatchObject({ status: 'SENT_BACK', decisionReason: record, sentTexts })
      const { correction, events } = await view()
      expect(correction).toMatchObject({ reason: record, sentTexts })
      expect(events.at(-1)).toMatchObject({ reason: record, sentTexts })
    }
    const [bengali, ...others] = await Promise.all(students.map(({ mail }) => mail()))
    expect(bengali).toContain(`${BN}\n\nBring the original, too.`)
    expect(bengali).not.toContain('Upload both pages.')
    for (const mail of others) expect(mail).toContain('Upload both pages.\n\nBring the original, too.')
  })

  it('rejects with a reason that the portal suggests', async () => {
    const student = await anApplication('hi')
    const calls = bulkCallsOf(portal, officer.headers)
    const reason = words.en.reject['below-minimum']
    const action: BulkAction = { name: 'reject', code: 'below-minimum', reason, prepared: ['reject.below-minimum'] }
    const run = await calls.forecast({ ids: [student.id] }, action)
    await calls.start(run.id, 1)
    await workOnRuns(portal.payload)
    expect(await reread(portal.payload, student.id)).toMatchObject({ status: 'REJECTED', decisionReason: reason })
    expect(await student.mail()).toContain(words.hi.reject['below-minimum'])
  })

  itsRule('sends as written what is not a text of the person who prepares it', async () => {
    const text = await aSavedText('Send it by post.')
    const student = await anApplication('bn')
    const colleague = bulkCallsOf(portal, (await aStaffSession(portal, ['admissions-officer'])).headers)
    const action: BulkAction = { name: 'sendBack', parts: ['education'], reason: 'Send it by post.', prepared: [text] }
    const { view } = await colleague.forecast({ ids: [student.id] }, action)
    expect(view.action).toMatchObject({ reason: 'Send it by post.', sentTexts: [] })
  })
})
