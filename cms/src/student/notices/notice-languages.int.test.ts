/** A notice by message is in the language of each reader, and says the same after a stop, a kill and later changes. */
import { beforeAll, expect, it } from 'vitest'
import { aShownNotice } from '../../../test/builders/notices.ts'
import { paragraphs } from '../../../test/builders/rich-text.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { givenTranslations } from '../../../test/builders/translations.ts'
import { inEveryLanguage } from '../../../test/in-every-language.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { TargetLanguage } from '../../content/translated/stored-translations.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { runDue } from '../../database/work/run-due.ts'
import type { Notice, Student } from '../../payload-types.ts'
import { noticeWork } from './notice-work.ts'

const TITLE = 'Classes begin in July'
const FIRST = 'The classes of the new session begin in July.'
const SECOND = 'Bring your admission letter.'
const HINDI = {
  [TITLE]: 'कक्षाएँ जुलाई में शुरू होंगी',
  [FIRST]: 'नए सत्र की कक्षाएँ जुलाई में शुरू होंगी।',
  [SECOND]: 'अपना प्रवेश-पत्र साथ लाएँ।',
}
const BENGALI = {
  [TITLE]: 'ক্লাস শুরু জুলাইয়ে',
  [FIRST]: 'নতুন সেশনের ক্লাস জুলাইয়ে শুরু হবে।',
  [SECOND]: 'ভর্তির চিঠি সঙ্গে আনুন।',
}

const portal = startTestPortal()
inEveryLanguage(portal)
let officer: StaffSession
let readers: Student[]

beforeAll(async () => {
  const { payload } = portal
  officer = await aStaffSession(portal, ['admissions-officer'])
  readers = []
  for (const language of ['en', 'hi', 'bn'] as const) readers.push(await anActiveStudent(payload, { language }))
})

/** The first text is the title. */
function translate({ id }: Notice, language: TargetLanguage, all: Record<string, string>, revision = 0) {
  const [title = ['', ''], ...body] = Object.entries(all)
  const texts = { title: Object.fromEntries([title]), body: Object.fromEntries(body) }
  return givenTranslations(portal.payload, { subject: 'notices', id, language, texts, revision })
}

const change = ({ id }: Notice, data: Partial<Pick<Notice, 'title' | 'body'>>) =>
  portal.payload.update({ collection: 'notices', id, data: { ...data, _status: 'published' } })
const pathOf = ({ id }: Notice, call: string) => `/api/user/staff/notice/${id}/${call}`
const recipients = async (notice: Notice) =>
  (await portal.call('GET', pathOf(notice, 'recipients'), undefined, officer.headers)).reply.result
async function send(notice: Notice) {
  const { status } = await portal.call('POST', pathOf(notice, 'send'), { recipients: 3 }, officer.headers)
  expect(status).toBe(200)
}
const sendDue = (isStopping = () => false) => runDue({ payload: portal.payload, work: noticeWork(isStopping) })

/** What each reader got, in the order of the languages. */
async function received({ id }: Notice) {
  const where = { key: { contains: id } }
  const messages = await readRows({ payload: portal.payload, collection: 'messages', where, limit: 0 })
  return readers.map(({ email }) => {
    const [message, ...others] = messages.filter(({ to }) => to === email)
    expect(others).toEqual([])
    return message && { language: message.language, subject: message.subject, text: message.text, html: message.html }
  })
}
const says = (...texts: string[]) => expect.stringContaining(texts.join('\n\n'))
const ENGLISH = { language: 'en', subject: TITLE, text: says(FIRST, SECOND) }

it('is in English, marked with its language, for readers of a language into which it is not translated', async () => {
  const notice = await aShownNotice(portal.payload)
  await translate(notice, 'hi', HINDI)
  expect(await recipients(notice)).toMatchObject({ count: 3, inEnglish: ['bn'] })
  await send(notice)
  await sendDue()
  const [english, hindi, bengali] = await received(notice)
  expect(english).toMatchObject(ENGLISH)
  expect(hindi).toMatchObject({ language: 'hi', subject: HINDI[TITLE], text: says(HINDI[FIRST], HINDI[SECOND]) })
  expect(hindi?.text).toContain('/hi/notices#notice-')
  expect(hindi?.html).not.toMatch(/<(h1|p) lang/)
  expect(bengali).toMatchObject({ ...ENGLISH, language: 'bn' })
  expect(bengali?.html).toMatch(new RegExp(`<h1 lang="en"[^>]*>${TITLE}<`))
  expect(bengali?.html).toMatch(new RegExp(`<p lang="en"[^>]*>${SECOND}<`))
})

it('never says what an older translation said', async () => {
  const notice = await aShownNotice(portal.payload)
  await translate(notice, 'hi', HINDI)
  await translate(notice, 'bn', BENGALI)
  expect(await recipients(notice)).toMatchObject({ inEnglish: [] })
  await change(notice, { body: paragraphs(FIRST, 'Bring two photographs.') })
  await translate(
    notice,
    'bn',
    { [TITLE]: BENGALI[TITLE], [FIRST]: BENGALI[FIRST], 'Bring two photographs.': 'দুটি ছবি আনুন।' },
    1,
  )
  expect(await recipients(notice)).toMatchObject({ inEnglish: ['hi'] })
  await send(notice)
  await sendDue()
  const [, hindi, bengali] = await received(notice)
  expect(hindi).toMatchObject({ subject: HINDI[TITLE], text: says(FIRST, 'Bring two photographs.') })
  expect(hindi?.text).not.toContain(HINDI[SECOND])
  expect(bengali).toMatchObject({ subject: BENGALI[TITLE], text: says(BENGALI[FIRST], 'দুটি ছবি আনুন।') })
})

it('says after a stop and a kill what it said when it was started', async () => {
  const { payload } = portal
  const notice = await aShownNotice(payload)
  await translate(notice, 'hi', HINDI)
  await send(notice)
  await sendDue(() => true)
  expect(await received(notice)).toEqual([undefined, undefined, undefined])

  await translate(notice, 'hi', { ...HINDI, [TITLE]: 'बदला हुआ' }, 1)
  await translate(notice, 'bn', BENGALI)
  await change(notice, { title: 'Classes begin in August' })
  await sendDue()
  const all = [
    ENGLISH,
    { language: 'hi', subject: HINDI[TITLE], text: says(HINDI[FIRST], HINDI[SECOND]) },
    { ...ENGLISH, language: 'bn' },
  ]
  expect(await received(notice)).toMatchObject(all)

  // As a process leaves it that is killed between its slices, before it has noted the first one.
  const later = { and: [{ key: { contains: notice.id } }, { to: { in: readers.slice(1).map(({ email }) => email) } }] }
  await deleteRows({ payload, collection: 'messages', where: later })
  await changeOne({
    payload,
    collection: 'notice-sendings',
    where: { noticeId: { equals: notice.id } },
    data: { finishedAt: null, lastStudentId: null, queued: 0, dueAt: new Date(0).toISOString() },
  })
  await sendDue()
  expect(await received(notice)).toMatchObject(all)
})

it('of a sending without stored translations is in English', async () => {
  const notice = await aShownNotice(portal.payload)
  await translate(notice, 'hi', HINDI)
  await send(notice)
  await changeOne({
    payload: portal.payload,
    collection: 'notice-sendings',
    where: { noticeId: { equals: notice.id } },
    data: { translations: null },
  })
  await sendDue()
  expect(await received(notice)).toMatchObject([
    ENGLISH,
    { ...ENGLISH, language: 'hi' },
    { ...ENGLISH, language: 'bn' },
  ])
})
