import { PRIVACY_NOTICE_VERSION } from '@pravesh/shared/accounts/privacy-notice'
import { beforeEach, describe, expect, it } from 'vitest'
import { ashasAccount } from '../../../test/account-calls.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { GUARDIAN_PHONE, guardianCallsOn, laterBy } from '../../../test/guardian-calls.ts'
import { inEveryLanguage } from '../../../test/in-every-language.ts'
import { messagesTo, wrongCode } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { PEER_HEADER } from '../../http/api/client-address.ts'

const portal = startTestPortal()
inEveryLanguage(portal)
const { account } = ashasAccount(portal)
const { give, mine, withdraw } = guardianCallsOn(portal)
const OTHER_PHONE = '9830066666'
const from = { [PEER_HEADER]: '198.51.100.7' }
const shown = { privacy_version: PRIVACY_NOTICE_VERSION, privacy_language: 'bn' }

const session = () => loggedIn(portal.payload, account.asha)
const post = (call: string, body: object) => portal.call('POST', `/api/guardian/${call}`, body, from)
const rows = () => readRows({ payload: portal.payload, collection: 'guardian-consents', sort: ['at'], limit: 20 })
const codes = (phone: string) => messagesTo(portal.payload, phone, 'phone-code')

async function codeTo(phone: string): Promise<string> {
  const [message] = await codes(phone)
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? ''
}

/** The guardian asks for a code and enters it. */
async function opened(phone = GUARDIAN_PHONE) {
  const { handle } = (await post('sendCode', { guardian_phone: phone })).reply
  const { status, reply } = await post('open', { guardian_phone: phone, handle, otp: await codeTo(phone) })
  expect(status).toBe(200)
  const change = { guardian_phone: phone, handle, ...shown }
  return { handle, list: reply.result, withdrawOne: (consent: string) => post('withdraw', { ...change, consent }) }
}

beforeEach(async () => {
  for (const collection of ['guardian-consents', 'one-time-codes', 'rate-limits', 'messages'] as const)
    await deleteRows({ payload: portal.payload, collection, where: { id: { exists: true } } })
})

describe('a guardian without an account', () => {
  it('gets the address of the page when the consent is recorded, once, in the language of the notice', async () => {
    await give(await session())
    const texts = await messagesTo(portal.payload, GUARDIAN_PHONE, 'guardian-recorded')
    expect(texts).toHaveLength(1)
    expect(texts[0]?.text).toContain('STUDENT ')
    expect(texts[0]?.text).toContain('/hi/guardian-consent ')
  })

  it('sees each applicant by first name and initial, and withdraws one consent', async () => {
    const here = await session()
    await give(here)
    const ravi = await anActiveStudent(portal.payload, { name: 'RAVI KUMAR DAS' })
    laterBy(61)
    await give(await loggedIn(portal.payload, ravi))
    const { list, withdrawOne } = await opened()
    expect(list).toMatchObject([
      { applicant: 'RAVI D.', state: 'given', version: PRIVACY_NOTICE_VERSION, withdrawnAt: null },
      { state: 'given' },
    ])
    expect(JSON.stringify(list)).not.toContain(account.asha.id)
    laterBy(1)
    const { status, reply } = await withdrawOne(list[1].id)
    expect([status, reply.code]).toEqual([200, 'OWN_CONSENT_WITHDRAWN'])
    expect(reply.result).toMatchObject([{ state: 'given' }, { state: 'withdrawn' }])
    expect(await mine(here)).toMatchObject({ state: 'withdrawn' })
    const last = (await rows()).at(-1)
    expect(last).toMatchObject({ act: 'withdrawn', by: 'guardian', locale: 'bn', phone: GUARDIAN_PHONE })
  })

  it('withdraws once, however often it is pressed, and the student gets one message', async () => {
    await give(await session())
    const { list, withdrawOne } = await opened()
    laterBy(1)
    const replies = await Promise.all([withdrawOne(list[0].id), withdrawOne(list[0].id), withdrawOne(list[0].id)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await rows()).map(({ act }) => act)).toEqual(['given', 'withdrawn'])
    const mails = await messagesTo(portal.payload, account.asha.email, 'guardian-withdrew')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('/student/setting')
  })

  it('cannot withdraw what another guardian has given since, nor what an adult decides', async () => {
    const here = await session()
    await give(here)
    laterBy(61)
    await give(here, { guardian_phone: OTHER_PHONE, guardian_name: 'Mala Mondal', guardian_relation: 'MOTHER' })
    const father = await opened()
    expect(father.list).toMatchObject([{ state: 'replaced' }])
    expect(await father.withdrawOne(father.list[0].id)).toMatchObject({ status: 409 })
    expect(await mine(here)).toMatchObject({ state: 'given', relation: 'MOTHER' })
    laterBy(2 * 366 * 24 * 60 * 60)
    const mother = await opened(OTHER_PHONE)
    expect(mother.list).toMatchObject([{ state: 'adult' }])
    expect(await mother.withdrawOne(mother.list[0].id)).toMatchObject({ status: 409 })
  })

  it('sees that the student has withdrawn it', async () => {
    const here = await session()
    await give(here)
    laterBy(1)
    await withdraw(here)
    expect((await opened()).list).toMatchObject([{ state: 'withdrawn' }])
  })
})

describe('no one else', () => {
  it('learns whether a number has given consent, and a number without one gets no code', async () => {
    await give(await session())
    const known = await post('sendCode', { guardian_phone: GUARDIAN_PHONE })
    const unknown = await post('sendCode', { guardian_phone: OTHER_PHONE })
    expect(unknown.status).toBe(200)
    expect([unknown.reply.msg, Object.keys(unknown.reply)]).toEqual([known.reply.msg, Object.keys(known.reply)])
    expect(await codes(OTHER_PHONE)).toEqual([])
    for (const [phone, { reply }] of [
      [GUARDIAN_PHONE, known],
      [OTHER_PHONE, unknown],
    ] as const) {
      const otp = wrongCode(await codeTo(GUARDIAN_PHONE))
      const opening = await post('open', { guardian_phone: phone, handle: reply.handle, otp })
      expect([opening.status, opening.reply.code]).toEqual([400, 'WRONG_CODE'])
      expect(await post('sendCode', { guardian_phone: phone })).toMatchObject({ status: 429 })
    }
  })

  it('opens the list in another browser, for another number or twice', async () => {
    await give(await session())
    const { handle } = (await post('sendCode', { guardian_phone: GUARDIAN_PHONE })).reply
    const body = { guardian_phone: GUARDIAN_PHONE, handle, otp: await codeTo(GUARDIAN_PHONE) }
    expect((await post('open', { ...body, handle: crypto.randomUUID() })).status).toBe(400)
    expect((await post('open', { ...body, guardian_phone: OTHER_PHONE })).status).toBe(400)
    expect((await post('open', body)).status).toBe(200)
    expect((await post('open', body)).status).toBe(400)
  })

  it('withdraws: not without the code, half an hour later, nor the consent of another number', async () => {
    await give(await session())
    const ravi = await loggedIn(portal.payload, await anActiveStudent(portal.payload))
    laterBy(61)
    await give(ravi, { guardian_phone: OTHER_PHONE })
    const consent = (await rows())[0]?.id ?? ''
    const { handle } = (await post('sendCode', { guardian_phone: GUARDIAN_PHONE })).reply
    const body = { guardian_phone: GUARDIAN_PHONE, handle, consent, ...shown }
    expect((await post('withdraw', body)).status).toBe(403)
    laterBy(61)
    const other = await opened(OTHER_PHONE)
    expect((await other.withdrawOne(consent)).status).toBe(404)
    expect((await post('withdraw', { ...body, handle: other.handle })).status).toBe(403)
    laterBy(61)
    const { list, withdrawOne } = await opened()
    laterBy(30 * 60)
    expect(await withdrawOne(list[0].id)).toMatchObject({ status: 403, reply: { code: 'ENTER_CODE_AGAIN' } })
    expect((await rows()).map(({ act }) => act)).toEqual(['given', 'given'])
  })

  it('finds anything after the account was deleted', async () => {
    await give(await session())
    await portal.payload.delete({ collection: 'students', id: account.asha.id })
    await post('sendCode', { guardian_phone: GUARDIAN_PHONE })
    expect(await codes(GUARDIAN_PHONE)).toEqual([])
  })
})
