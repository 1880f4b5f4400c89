import { beforeEach, describe, expect, it } from 'vitest'
import { ashasAccount } from '../../../test/account-calls.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { bornYearsAgo, GUARDIAN_PHONE, guardianCallsOn, laterBy } from '../../../test/guardian-calls.ts'
import { messagesTo, wrongCode } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { emailHash } from '../codes/identity-hash.ts'
import { ACCOUNT_LIMITS } from '../limits/account-limits.ts'
import { guardianFact } from './admin/guardian-line.ts'

const portal = startTestPortal()
const { account, post } = ashasAccount(portal)
const calls = guardianCallsOn(portal)
const { give, send, confirm, withdraw, confirmAdult, mine, shown } = calls
const session = () => loggedIn(portal.payload, account.asha)
const rows = () => readRows({ payload: portal.payload, collection: 'guardian-consents', limit: 20 })
const YEAR = 366 * 24 * 60 * 60

beforeEach(async () => {
  for (const collection of ['consents', 'guardian-consents', 'one-time-codes'] as const)
    await deleteRows({ payload: portal.payload, collection, where: { id: { exists: true } } })
})

describe('the consent of a guardian', () => {
  it('is given with the code sent to their own phone, and recorded with the notice', async () => {
    const here = await session()
    expect(await mine(here)).toMatchObject({ state: 'none', name: '', birthDate: '' })
    expect(await give(here)).toMatchObject({ status: 200, reply: { code: 'GUARDIAN_GIVEN' } })
    expect(await mine(here)).toMatchObject({
      state: 'given',
      name: 'SUNIL MONDAL',
      relation: 'FATHER',
      phone: '••••••7777',
      birthDate: bornYearsAgo(16),
    })
    const { privacy_version: version, privacy_language: locale } = shown
    expect(await rows()).toMatchObject([{ act: 'given', by: 'guardian', phone: GUARDIAN_PHONE, version, locale }])
  })

  it('is recorded once, also when the reply is lost', async () => {
    const here = await session()
    await send(here)
    const otp = await calls.codeSent()
    const replies = await Promise.all([confirm(here, otp), confirm(here, otp), confirm(here, otp)])
    expect(replies.some(({ status }) => status === 200)).toBe(true)
    expect(await confirm(here, otp)).toMatchObject({ status: 200 })
    expect(await rows()).toHaveLength(1)
  })

  it('needs the code of this student and this number', async () => {
    const here = await session()
    const ravi = await loggedIn(portal.payload, await anActiveStudent(portal.payload))
    await send(here)
    const otp = await calls.codeSent()
    expect(await confirm(here, wrongCode(otp))).toMatchObject({ status: 400 })
    expect(await confirm(ravi, otp)).toMatchObject({ status: 400, reply: { msg: 'CODE_ERROR' } })
    expect(await confirm(here, otp, { guardian_phone: '9830066666' })).toMatchObject({ reply: { msg: 'CODE_ERROR' } })
    expect(await rows()).toEqual([])
  })

  it('is what staff read on the application and on the account', async () => {
    const here = await session()
    const { payload } = portal
    const of = { payload, studentId: account.asha.id, now: new Date() }
    const value = async (birthDate: string) => (await guardianFact({ ...of, birthDate }))?.value
    expect(await value(bornYearsAgo(18))).toBeUndefined()
    expect(await value('')).toBeUndefined()
    expect(await value(bornYearsAgo(16))).toBe('Under 18, without consent')
    await give(here)
    expect(await value(bornYearsAgo(16))).toMatch(/^SUNIL MONDAL \(father\) gave consent on /)
    laterBy(1)
    await withdraw(here)
    expect(await value(bornYearsAgo(16))).toMatch(/^Withdrawn on .*, given by SUNIL MONDAL \(father\)$/)
  })

  it('is asked of a person under 18 only, and not of their own phone', async () => {
    const here = await session()
    const refused = (change: object) => send(here, change)
    const errors = async (change: object) =>
      (await refused(change)).reply.errors.map(({ field }: { field: string }) => field)
    expect(await errors({ birth_date: bornYearsAgo(18) })).toEqual(['birth_date'])
    expect(await errors({ birth_date: '2010-02-30' })).toEqual(['birth_date'])
    expect(await errors({ guardian_phone: account.asha.phone })).toEqual(['guardian_phone'])
    expect(await errors({ guardian_phone: `+91 ${account.asha.phone}` })).toEqual(['guardian_phone'])
    expect(await errors({ guardian_name: '1', guardian_relation: 'UNCLE' })).toEqual([
      'guardian_name',
      'guardian_relation',
    ])
    expect(await messagesTo(portal.payload, GUARDIAN_PHONE)).toEqual([])
  })

  it('does not say whether the number has an account, and may come from one', async () => {
    await anActiveStudent(portal.payload, { phone: GUARDIAN_PHONE })
    const here = await session()
    const known = await send(here)
    const unknown = await send(here, { guardian_phone: '9830066666' })
    expect(known.reply).toEqual(unknown.reply)
    expect(await confirm(here, await calls.codeSent())).toMatchObject({ status: 200 })
  })

  it('withstands a script that sends codes to many phones', async () => {
    const here = await session()
    const { limit } = ACCOUNT_LIMITS['contact-code/student']
    for (let i = 0; i < limit; i++) await send(here, { guardian_phone: String(9_700_000_000 + i) })
    expect(await send(here, { guardian_phone: '9799999999' })).toMatchObject({ status: 429 })
  })

  it('is not the student’s own to read or write for others, nor from another site', async () => {
    const here = await session()
    await give(here)
    const ravi = await loggedIn(portal.payload, await anActiveStudent(portal.payload))
    expect(await mine(ravi)).toMatchObject({ state: 'none' })
    await withdraw(ravi)
    expect(await mine(here)).toMatchObject({ state: 'given' })
    const [row] = await rows()
    expect((await portal.call('GET', `/api/guardian-consents/${row?.id}`, undefined, here)).status).toBe(403)
    const foreign = { ...here, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect(await withdraw(foreign)).toMatchObject({ status: 403 })
  })
})

describe('a minor', () => {
  it('has no optional consent: what was given is withdrawn, and cannot be given', async () => {
    const here = await session()
    const whatsapp = (given: boolean) =>
      post('chooseConsent', { purpose: 'whatsapp', given, is_adult: true, ...shown }, here)
    await whatsapp(true)
    laterBy(1)
    await give(here)
    const { reply } = await portal.call('GET', '/api/user/myConsents', undefined, here)
    expect(reply.result[0]).toMatchObject({ purpose: 'whatsapp', act: 'withdrawn' })
    expect(await whatsapp(true)).toMatchObject({ status: 403, reply: { code: 'ONLY_ADULTS_AGREE' } })
    expect(await whatsapp(false)).toMatchObject({ status: 200 })
    laterBy(2 * YEAR)
    expect(
      await post('chooseConsent', { purpose: 'whatsapp', given: true, is_adult: true, ...shown }, await session()),
    ).toMatchObject({
      status: 200,
    })
  })

  it('withdraws the consent, once, and a guardian gives it again', async () => {
    const here = await session()
    await withdraw(here)
    expect(await rows()).toEqual([])
    await give(here)
    for (let i = 0; i < 2; i++) {
      laterBy(1)
      expect(await withdraw(here)).toMatchObject({ status: 200, reply: { code: 'GUARDIAN_WITHDRAWN' } })
    }
    expect(await mine(here)).toMatchObject({ state: 'withdrawn', birthDate: bornYearsAgo(16) })
    laterBy(61)
    expect(await give(here)).toMatchObject({ status: 200 })
    expect(await mine(here)).toMatchObject({ state: 'given' })
    expect((await rows()).map(({ act }) => act).sort()).toEqual(['given', 'given', 'withdrawn'])
  })

  it('confirms at 18, not before, and once', async () => {
    const here = await session()
    expect(await confirmAdult(here)).toMatchObject({ status: 200 })
    expect(await rows()).toEqual([])
    await give(here)
    expect(await confirmAdult(here)).toMatchObject({ status: 409, reply: { code: 'STILL_MINOR' } })
    laterBy(2 * YEAR)
    const later = await session()
    expect(await mine(later)).toMatchObject({ state: 'due' })
    for (let i = 0; i < 2; i++) expect(await confirmAdult(later)).toMatchObject({ status: 200 })
    expect(await mine(later)).toMatchObject({ state: 'confirmed' })
    expect(await rows()).toHaveLength(2)
  })

  it('exports it; after the deletion of the account the proof stays without names and numbers', async () => {
    const here = await session()
    await give(here)
    const { reply } = await portal.call('GET', '/api/user/myData', undefined, here)
    expect(reply.result.guardianConsents).toMatchObject([{ act: 'given', guardianName: 'SUNIL MONDAL' }])
    const { id, email } = account.asha
    await portal.payload.delete({ collection: 'students', id })
    const left = await rows()
    expect(left).toMatchObject([{ act: 'given', relation: 'FATHER', emailHash: emailHash(portal.payload, email) }])
    for (const secret of [id, 'MONDAL', GUARDIAN_PHONE, bornYearsAgo(16)])
      expect(JSON.stringify(left)).not.toContain(secret)
    expect(await messagesTo(portal.payload, GUARDIAN_PHONE)).toEqual([])
  })
})
