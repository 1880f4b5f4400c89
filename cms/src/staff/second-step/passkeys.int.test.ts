import { generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anAuthenticator, type Forgery } from '../../../test/authenticator.ts'
import { sameOrigin, staffCookieIn } from '../../../test/builders/staff.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { type SentHeaders, secondStep } from '../../../test/second-step.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import type { Staff } from '../../payload-types.ts'

const portal = startTestPortal()
const { call, newPerson, unfinished } = secondStep(portal)
const MINUTE = 60_000
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

type Device = ReturnType<typeof anAuthenticator>
interface Person {
  staff: Staff
  headers: SentHeaders
  device: Device
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date('2026-11-27T06:30:00Z'))
  await deleteRows({ payload: portal.payload, collection: 'rate-limits', where: { id: { exists: true } } })
})
afterEach(() => {
  vi.useRealTimers()
})

async function proposed(headers: SentHeaders): Promise<{ challenge: string }> {
  return (await call('propose-passkey', {}, headers)).reply.result
}

async function aPersonWithPasskey(): Promise<Person> {
  const { staff, headers } = await newPerson()
  const device = anAuthenticator(portal)
  const passkey = device.create(await proposed(headers))
  expect(await call('add-passkey', { name: 'Office laptop', passkey }, headers)).toMatchObject({ status: 200 })
  return { staff, headers, device }
}

/** A sign-in after the correct password, and the challenge for its passkey. */
async function started(staff: Staff): Promise<{ step: { cookie: string }; options: { challenge: string } }> {
  const step = await unfinished(staff)
  return { step, options: (await call('passkey-request', {}, step)).reply.result }
}

const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

describe('a sign-in with a passkey', () => {
  it('is complete after one answer, which works once', async () => {
    const { staff, device } = await aPersonWithPasskey()
    const { step, options } = await started(staff)
    const passkey = device.get(options)
    const done = await call('finish', { passkey }, step)
    expect(done).toMatchObject({ status: 200 })
    const headers = { ...sameOrigin, cookie: staffCookieIn(done.headers) }
    expect((await portal.call('GET', '/api/staff/me', undefined, headers)).reply.user).toMatchObject({
      email: staff.email,
    })
    expect(await call('finish', { passkey }, step), 'replayed in the same sign-in').toMatchObject({ status: 400 })
    expect(await call('finish', { passkey }, await unfinished(staff)), 'replayed in another').toMatchObject({
      status: 400,
    })
  })

  it('opens at most one session when an answer arrives several times at once', async () => {
    const { staff, device } = await aPersonWithPasskey()
    const { step, options } = await started(staff)
    const passkey = device.get(options)
    const all = await Promise.all(Array.from({ length: 4 }, () => call('finish', { passkey }, step)))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  })

  itsRule.each<[string, Forgery]>([
    ['another site (phishing)', { origin: 'https://portal.example' }],
    ['another host in the answer of the device', { host: 'portal.example' }],
    ['the answer of a registration', { type: 'webauthn.create' }],
    ['an invented challenge', { challenge: Buffer.alloc(54, 7).toString('base64url') }],
    ['a short challenge', { challenge: 'AAAA' }],
    ['the key of another device', { key: stranger }],
    ['a device without a touch', { isUserPresent: false }],
  ])('refuses %s', async (_, forged) => {
    const { staff, device } = await aPersonWithPasskey()
    const { step, options } = await started(staff)
    expect(await call('finish', { passkey: device.get(options, forged) }, step)).toMatchObject({
      status: 400,
      reply: { errors: [{ field: 'passkey' }] },
    })
    expect(await call('finish', { passkey: device.get((await started(staff)).options) }, step)).toMatchObject({
      status: 200,
    })
  })

  itsRule('refuses a challenge that is over, and that of a colleague', async () => {
    const asha = await aPersonWithPasskey()
    const other = await aPersonWithPasskey()
    const { step, options } = await started(asha.staff)
    const theirs = await started(other.staff)
    expect(await call('finish', { passkey: asha.device.get(theirs.options) }, step)).toMatchObject({ status: 400 })
    expect(await call('finish', { passkey: other.device.get(theirs.options) }, step), 'their passkey').toMatchObject({
      status: 400,
    })
    later(5 * MINUTE + 1000)
    expect(await call('finish', { passkey: asha.device.get(options) }, step)).toMatchObject({ status: 400 })
  })

  it('refuses a copy of a passkey: its signature count does not rise', async () => {
    const { staff, device } = await aPersonWithPasskey()
    const first = await started(staff)
    expect(await call('finish', { passkey: device.get(first.options, { count: 9 }) }, first.step)).toMatchObject({
      status: 200,
    })
    for (const count of [9, 3]) {
      const { step, options } = await started(staff)
      expect(await call('finish', { passkey: device.get(options, { count }) }, step)).toMatchObject({ status: 400 })
    }
    const both = [await started(staff), await started(staff)]
    const counts = [12, 11]
    await Promise.all(
      both.map(({ step, options }, at) =>
        call('finish', { passkey: device.get(options, { count: counts[at] ?? 0 }) }, step),
      ),
    )
    const stored = await readRow({
      payload: portal.payload,
      collection: 'staff-factors',
      where: { staffId: { equals: staff.id } },
    })
    const { step, options } = await started(staff)
    const same = device.get(options, { count: stored?.signatureCount ?? 0 })
    expect(await call('finish', { passkey: same }, step)).toMatchObject({ status: 400 })
  })

  itsRule('cannot be skipped, and refuses what is no answer', async () => {
    const { staff, device } = await aPersonWithPasskey()
    const { step, options } = await started(staff)
    const passkey = device.get(options)
    expect(await call('finish', { passkey }), 'without the password').toMatchObject({ status: 401 })
    expect(await call('passkey-request', {}), 'without the password').toMatchObject({ status: 401 })
    expect(await call('propose-passkey', {}, step), 'a new one instead of the old').toMatchObject({ status: 401 })
    const shapes = [
      {},
      { id: device.id },
      { ...passkey, id: '../x' },
      { ...passkey, response: {} },
      { ...passkey, response: { ...passkey.response, signature: 7 } },
      { ...passkey, response: { ...passkey.response, clientDataJSON: '%' } },
    ]
    for (const shape of shapes) {
      expect(await call('finish', { passkey: shape }, step), JSON.stringify(shape)).toMatchObject({ status: 400 })
    }
    // One of these had a valid challenge, and used it up.
    const { result } = (await call('passkey-request', {}, step)).reply
    expect(await call('finish', { passkey: device.get(result) }, step)).toMatchObject({ status: 200 })
  })

  it('ends with the removal of the passkey, which needs a proof', async () => {
    const { staff, headers, device } = await aPersonWithPasskey()
    const { step, options } = await started(staff)
    const passkey = device.get(options)
    const [factor] = (await portal.call('GET', '/api/staff/second-factor/own', undefined, headers)).reply.result.factors
    later(11 * MINUTE)
    expect(await call(`${factor.id}/remove`, {}, headers)).toMatchObject({ status: 403 })
    const request = (await call('passkey-request', {}, headers)).reply.result
    expect(await call('confirm', { passkey: device.get(request) }, headers)).toMatchObject({ status: 200 })
    expect(await call(`${factor.id}/remove`, {}, headers)).toMatchObject({ status: 200 })
    expect((await call('finish', { passkey }, step)).status).not.toBe(200)
  })
})

describe('a new passkey', () => {
  it('is added once, for the person and the site that it was made for', async () => {
    const { headers } = await newPerson()
    const other = await newPerson()
    const device = anAuthenticator(portal)
    const add = (passkey: object, to = headers) => call('add-passkey', { name: 'Phone', passkey }, to)
    const theirs = await proposed(other.headers)
    expect(await add(device.create(theirs)), 'for a colleague').toMatchObject({ status: 400 })
    const forgeries: Forgery[] = [
      { origin: 'https://portal.example' },
      { host: 'portal.example' },
      { type: 'webauthn.get' },
      { challenge: Buffer.alloc(54, 7).toString('base64url') },
      { isUserPresent: false },
    ]
    for (const forged of forgeries) {
      expect(await add(device.create(await proposed(headers), forged)), JSON.stringify(forged)).toMatchObject({
        status: 400,
      })
    }
    const passkey = device.create(await proposed(headers))
    expect(await add(passkey)).toMatchObject({ status: 200 })
    expect(await add(passkey), 'replayed').toMatchObject({ status: 400 })
    const copy = anAuthenticator(portal, device.credentialId)
    expect(await add(copy.create(await proposed(other.headers)), other.headers), 'a key of another').toMatchObject({
      status: 409,
    })
  })
})
