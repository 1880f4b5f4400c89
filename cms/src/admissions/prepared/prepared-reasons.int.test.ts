import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anOpenCourse,
  aPaidApplication,
  type OpenCourse,
  reread,
} from '../../../test/builders/applications.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { reviewCalls } from '../../../test/review-calls.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { studentCalls } from '../../../test/student-calls.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Env } from '../../foundation/settings/env.ts'
import { words } from './words/words.ts'

const portal = startTestPortal()
const { signedIn, decide, call, eventsOf } = reviewCalls(portal)
const { get } = studentCalls(portal)
let open: OpenCourse
let before: Env

beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  await anAdmissionsOfficer(portal.payload)
  before = portalOf(portal.payload).env
  portalOf(portal.payload).env = { ...before, languages: ['en', 'hi', 'bn'] }
})
afterAll(() => {
  portalOf(portal.payload).env = before
})

const EN = 'Upload your complete mark sheet, front and back.'
const BN = 'আপনার সম্পূর্ণ মার্কশিট আপলোড করুন, সামনে ও পিছনে।'

const savedTexts = (path: string, body: object, headers: Record<string, string>) =>
  portal.call('POST', `/api/application/staff-reason-texts${path}`, body, headers)

/** Saves a text, which has a translation into Bengali only. Returns its id. */
async function aSavedText(text = EN, more: object = {}): Promise<string> {
  const headers = await signedIn('admissions-officer')
  const body = { kind: 'sendBack', text, translations: { bn: BN }, ...more }
  expect((await savedTexts('', body, headers)).status).toBe(200)
  const where = { text: { equals: text } }
  const [row] = await readRows({ payload: portal.payload, collection: 'reason-texts', where, limit: 1 })
  return row?.id ?? ''
}

async function anApplication(language: 'en' | 'bn' = 'bn') {
  const student = await anActiveStudent(portal.payload, { language })
  const { id, documents } = await aPaidApplication(portal.payload, { open, student })
  const view = async () => (await get(`/api/application/allApplicationsById/${id}`, student)).reply.result.view
  const mail = async () => (await messagesTo(portal.payload, student.email, 'application-news'))[0]
  return { id, documents, view, mail }
}

describe('a reason with a prepared text', () => {
  it('is recorded in English and sent in the language of the student, beside words as written', async () => {
    const text = await aSavedText()
    const { id, documents, view, mail } = await anApplication()
    // As in an admin in Hindi.
    const typed = words.hi.document.unreadable
    const checked = { document: documents.photo, state: 'REJECTED', reason: typed, prepared: ['document.unreadable'] }
    expect((await call(id, 'document', checked)).status).toBe(200)
    // As in an admin in Bengali.
    const reason = `${BN}\nBring the original, too.`
    expect((await decide(id, 'sendBack', { reason, prepared: [text], parts: ['education'] })).status).toBe(200)

    const record = `${EN}\nBring the original, too.`
    const sent = [{ id: text, texts: { en: EN, bn: BN } }]
    expect(await reread(portal.payload, id)).toMatchObject({
      decisionReason: record,
      sentTexts: sent,
      correction: { reason: record },
    })
    expect((await eventsOf(id)).at(-1)).toMatchObject({ kind: 'sent-back', text: record, sentTexts: sent })
    const { correction, documents: shown, events } = await view()
    expect(correction).toMatchObject({ reason: record, sentTexts: sent })
    expect(events.at(-1)).toMatchObject({ reason: record, sentTexts: sent })
    const unreadable = { en: words.en.document.unreadable, bn: words.bn.document.unreadable }
    expect(shown.find((each: { kind: string }) => each.kind === 'photo')).toMatchObject({
      reason: unreadable.en,
      sentTexts: [{ id: 'document.unreadable', texts: unreadable }],
    })
    const { text: plain = '', html = '' } = (await mail()) ?? {}
    expect(plain).toContain(`${BN}\n\nBring the original, too.`)
    expect(plain).not.toContain(EN)
    expect(html).toMatch(/<blockquote dir="auto" lang="en"[^>]*>Bring the original, too\./)
  })

  it('stays as it was sent when the text is changed or deleted', async () => {
    const headers = await signedIn('admissions-officer')
    const text = await aSavedText('Call us before you come.')
    const { id, view } = await anApplication()
    await decide(id, 'sendBack', { reason: 'Call us before you come.', prepared: [text], parts: ['education'] })
    const shown = await view()
    expect(shown.correction.sentTexts).toMatchObject([{ texts: { bn: BN } }])
    const changed = { before: 'Call us before you come.', text: 'Write to us.', translations: { bn: 'আমাদের লিখুন।' } }
    expect((await savedTexts(`/${text}/change`, changed, headers)).status).toBe(200)
    expect(await view()).toEqual(shown)
    expect((await savedTexts(`/${text}/delete`, {}, headers)).status).toBe(200)
    expect(await view()).toEqual(shown)
  })

  itsRule('is sent as written if it was changed by hand, or its text is not the sender’s', async () => {
    const text = await aSavedText('Send both pages.')
    const { id, view } = await anApplication()
    const mine = { reason: 'Send both pages, please.', prepared: [text, 'sendBack.marks', 'x'], parts: ['education'] }
    await decide(id, 'sendBack', mine)
    expect((await view()).correction).toMatchObject({ reason: 'Send both pages, please.', sentTexts: [] })
    const other = await anApplication()
    const colleague = await signedIn('administrator')
    const theirs = { reason: 'Send both pages.', prepared: [text], parts: ['education'] }
    await decide(other.id, 'sendBack', theirs, colleague)
    expect((await other.view()).correction).toMatchObject({ reason: 'Send both pages.', sentTexts: [] })
  })

  itsRule('is in English where the translation is older than the text', async () => {
    const headers = await signedIn('admissions-officer')
    const text = await aSavedText('Come on Monday.')
    const changed = { before: 'Come on Monday.', text: 'Come on Tuesday.', translations: { bn: BN } }
    await savedTexts(`/${text}/change`, changed, headers)
    const { id, view, mail } = await anApplication()
    await decide(id, 'sendBack', { reason: 'Come on Tuesday.', prepared: [text], parts: ['education'] })
    expect((await view()).correction.sentTexts).toEqual([{ id: text, texts: { en: 'Come on Tuesday.' } }])
    expect((await mail())?.text).toContain('Come on Tuesday.')
  })
})
