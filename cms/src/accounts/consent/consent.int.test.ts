import { consentStates } from '@pravesh/shared/accounts/consent/consent-states'
import { PRIVACY_NOTICE_VERSION } from '@pravesh/shared/accounts/privacy-notice'
import { beforeEach, describe, expect, it } from 'vitest'
import { ashasAccount } from '../../../test/account-calls.ts'
import { anActiveStudent, loggedIn, PASSWORD } from '../../../test/builders/students.ts'
import { codeSentTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { emailHash } from '../codes/identity-hash.ts'

const portal = startTestPortal()
const { account, post, whoAmI, later } = ashasAccount(portal)
const session = () => loggedIn(portal.payload, account.asha)
const shown = { privacy_version: PRIVACY_NOTICE_VERSION, privacy_language: 'en' }

const whatsapp = (given: boolean, headers: Record<string, string>) =>
  post('chooseConsent', { purpose: 'whatsapp', given, is_adult: true, ...shown }, headers)
const listed = async (headers: Record<string, string>) =>
  (await portal.call('GET', '/api/user/myConsents', undefined, headers)).reply.result
const given = async (headers: Record<string, string>) =>
  Object.fromEntries(consentStates(await listed(headers)).map((state) => [state.purpose, state.given]))
const isNew = async (headers: Record<string, string>) => (await whoAmI(headers)).reply.userInfo.noticeIsNew

/** Registers a person with a verified phone, and returns the headers of a session. */
async function register(email: string, phone: string, more: object = {}): Promise<Record<string, string>> {
  const sent = await portal.call('POST', '/api/auth/opt-verify', { phonenumber: phone })
  const otp_code = await codeSentTo(portal.payload, phone)
  await portal.call('POST', '/api/auth/opt-verify-api', { phonenumber: phone, ver_id: sent.reply.otp, otp_code })
  const form = { name: 'Rina Das', email, phone, role: 'Student', password: PASSWORD, ver_id: sent.reply.otp }
  const { reply } = await post('register', { ...form, ...more })
  await post('activateEmailByOtp', { userid: reply.userID, otp: await codeSentTo(portal.payload, email) })
  const student = await readRow({
    payload: portal.payload,
    collection: 'students',
    where: { email: { equals: email } },
  })
  if (student === null) throw new Error('not registered')
  return loggedIn(portal.payload, student)
}

beforeEach(async () => {
  for (const collection of ['consents', 'one-time-codes'] as const) {
    await deleteRows({ payload: portal.payload, collection, where: { id: { exists: true } } })
  }
})

describe('a registration', () => {
  it('records each purpose with the version and the language of the notice', async () => {
    const headers = await register('rina@example.in', '9830055555', {
      ...{ ...shown, agreed_purposes: ['whatsapp'] },
      is_adult: true,
    })
    const entry = { act: 'given', version: PRIVACY_NOTICE_VERSION, locale: 'en', where: 'registration' }
    expect(await listed(headers)).toEqual(
      ['admission', 'whatsapp'].map((purpose) => ({
        ...{ ...entry, purpose, at: expect.any(String) },
        statedAdult: purpose === 'whatsapp',
      })),
    )
    expect(await isNew(headers)).toBe(false)
  })

  it('agrees to nothing optional without the statement to be an adult', async () => {
    const answer = await post('register', {
      ...{ name: 'Rina Das', email: 'rita@example.in', phone: '9830044444', role: 'Student', password: PASSWORD },
      ...{ ...shown, agreed_purposes: ['whatsapp'] },
    })
    expect(answer).toMatchObject({ status: 400, reply: { errors: [{ field: 'is_adult' }] } })
  })

  it('without the new fields agrees to nothing optional, and the notice is shown later', async () => {
    const headers = await register('mita@example.in', '9830066666')
    expect(await given(headers)).toEqual({ admission: true, whatsapp: false })
    expect(await isNew(headers)).toBe(true)
  })
})

describe('a student', () => {
  it('agrees and withdraws with one call each, of which nothing is overwritten', async () => {
    const here = await session()
    for (const choice of [true, false]) {
      later(1)
      expect(await whatsapp(choice, here)).toMatchObject({ status: 200 })
      expect(await given(here)).toEqual({ admission: true, whatsapp: choice })
    }
    expect((await listed(here)).map(({ act }: { act: string }) => act)).toEqual(['withdrawn', 'given', 'given'])
  })

  it('agrees only with the statement to be 18 or older, which is recorded', async () => {
    const here = await session()
    const choose = (more: object) =>
      post('chooseConsent', { purpose: 'whatsapp', given: true, ...shown, ...more }, here)
    for (const more of [{}, { is_adult: false }])
      expect(await choose(more)).toMatchObject({ status: 403, reply: { code: 'ONLY_ADULTS_AGREE' } })
    expect(await given(here)).toMatchObject({ whatsapp: false })
    later(1)
    await choose({ is_adult: true })
    expect((await listed(here))[0]).toMatchObject({ purpose: 'whatsapp', act: 'given', statedAdult: true })
    expect(await post('chooseConsent', { purpose: 'whatsapp', given: false, ...shown }, here)).toMatchObject({
      status: 200,
    })
  })

  it('withdraws in the middle of an application, which waits as it was', async () => {
    const { id: studentId } = account.asha
    const draft = { key: studentId, studentId, course: 'BED', revision: 1, savedAt: new Date().toISOString() } as const
    await insertRow({ payload: portal.payload, collection: 'application-drafts', data: { ...draft, content: 'x' } })
    const here = await session()
    for (const choice of [true, false]) {
      later(1)
      await whatsapp(choice, here)
    }
    await post('requestDeletion', { password: PASSWORD }, here)
    const where = { studentId: { equals: studentId } }
    const kept = await readRow({ payload: portal.payload, collection: 'application-drafts', where })
    expect(kept).toMatchObject({ revision: 1, content: 'x' })
    expect(await given(here)).toEqual({ admission: false, whatsapp: false })
    await deleteRows({ payload: portal.payload, collection: 'application-drafts', where })
  })

  it('withdraws the necessary consent with the request for deletion, and gives it again by keeping the account', async () => {
    const here = await session()
    for (let i = 0; i < 2; i++) await post('requestDeletion', { password: PASSWORD }, here)
    expect(await given(here)).toMatchObject({ admission: false })
    later(1)
    for (let i = 0; i < 2; i++) await post('withdrawDeletion', {}, here)
    expect(await given(here)).toMatchObject({ admission: true })
    expect(await listed(here)).toHaveLength(3)
  })

  it('is shown a version once', async () => {
    const here = await session()
    expect(await isNew(here)).toBe(true)
    for (let i = 0; i < 2; i++) expect(await post('noticeShown', shown, here)).toMatchObject({ status: 200 })
    expect(await isNew(here)).toBe(false)
    expect((await listed(here)).map(({ act }: { act: string }) => act)).toEqual(['shown', 'given'])
  })

  it('sees and exports only their own', async () => {
    const here = await session()
    const ravi = await loggedIn(portal.payload, await anActiveStudent(portal.payload))
    await whatsapp(true, here)
    expect(await listed(ravi)).toHaveLength(1)
    const { reply } = await portal.call('GET', '/api/user/myData', undefined, here)
    expect(reply.result.consents).toEqual(await listed(here))
    const [row] = await rows()
    // Payload's own routes do not show the records to students at all.
    expect((await portal.call('GET', `/api/consents/${row?.id}`, undefined, ravi)).status).toBe(403)
  })

  it('leaves the proof behind when the account is deleted, without its id', async () => {
    const { id, email } = account.asha
    await whatsapp(true, await session())
    await portal.payload.delete({ collection: 'students', id })
    const left = await rows()
    expect(left.map(({ purpose, where }) => [purpose, where]).sort()).toEqual([
      ['admission', 'registration'],
      ['whatsapp', 'settings'],
    ])
    for (const row of left) expect(row.emailHash).toBe(emailHash(portal.payload, email))
    expect(JSON.stringify(left)).not.toContain(id)
  })
})

const rows = () => readRows({ payload: portal.payload, collection: 'consents', limit: 10 })
