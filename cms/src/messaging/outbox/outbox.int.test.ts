import { randomUUID } from 'node:crypto'
import { maxAttempts } from '@pravesh/shared/platform/retry-schedule'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { sendWaiting } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { phoneCode } from '../../accounts/messages/phone-code.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { claim } from '../../database/work/lease.ts'
import type { AnyTemplatedMessage, WrittenMessage } from './compose.ts'
import { deliveries } from './deliveries.ts'
import { DeliveryError } from './delivery-error.ts'
import type { MessageDrivers, OutgoingMessage } from './drivers.ts'
import { queueMessage } from './queue-message.ts'

const portal = startTestPortal()
const fieldKeys = ['0123456789abcdef'.repeat(4)]
const live = { mode: 'live', fieldKeys, publicUrl: 'https://portal.example' } as const
const mail: WrittenMessage = { channel: 'email', to: 'office@example.in', template: 'test', subject: 'S', text: 'T' }
const code = { to: '9830012345', template: phoneCode, variables: { code: '482913', minutes: 5 } } as const
const start = new Date('2026-11-21T04:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)
const MINUTE = 60_000

const rows = async () => (await portal.payload.find({ collection: 'messages', limit: 0, depth: 0 })).docs
/** Rows including columns that no API returns. */
const rawRows = async () => await readRows({ payload: portal.payload, collection: 'messages', limit: 0 })
const send = (drivers: Partial<MessageDrivers>, now = start) =>
  sendWaiting({
    payload: portal.payload,
    drivers: { email: 'none', sms: 'none', ...drivers },
    fieldKeys,
    now: () => now,
  })
const mails = deliveries({ channel: 'email', driver: 'none', fieldKeys })
const claimMail = (id: string, now: Date) => claim({ payload: portal.payload, work: mails, id, now })
const queue = (message: WrittenMessage | AnyTemplatedMessage, settings?: typeof live, event: string = randomUUID()) =>
  queueMessage({ payload: portal.payload, now: start, settings, event }, message)

function acceptingDriver() {
  const accepted: OutgoingMessage[] = []
  return { accepted, send: async (message: OutgoingMessage) => ({ reference: `no-${accepted.push(message)}` }) }
}
const away = { send: () => Promise.reject(new DeliveryError({ message: 'The provider is away.' })) }

beforeEach(async () => {
  await portal.payload.delete({ collection: 'messages', where: {} })
})

describe('a waiting message', () => {
  beforeEach(() => queue(mail))

  it('is only stored when no provider is configured', async () => {
    await send({})
    expect(await rows()).toMatchObject([{ ...mail, status: 'kept', attempts: 0 }])
    await send({ email: acceptingDriver() }, after(24 * 60 * MINUTE))
    expect(await rows()).toMatchObject([{ status: 'kept' }])
  })

  it('is sent once by concurrent senders', async () => {
    const driver = acceptingDriver()
    await Promise.all([1, 2, 3, 4].map(() => send({ email: driver })))
    await send({ email: driver }, after(60 * MINUTE))
    expect(driver.accepted).toMatchObject([mail])
    expect(await rows()).toMatchObject([
      { status: 'sent', attempts: 1, sentAt: start.toISOString(), reference: 'no-1', lastError: null },
    ])
  })

  it('is retried with growing delays and finally given up', async () => {
    const driver = vi.fn(away.send)
    for (const [minutes, tries] of [
      [0, 1],
      [0.4, 1],
      [0.5, 2],
      [2.4, 2],
      [2.5, 3],
      [12.5, 4],
      [72.5, 5],
      [9999, 5],
    ] as const) {
      await send({ email: { send: driver } }, after(minutes * MINUTE))
      expect(driver, `after ${minutes} minutes`).toHaveBeenCalledTimes(tries)
    }
    expect(await rows()).toMatchObject([{ status: 'failed', attempts: 5, lastError: 'The provider is away.' }])
  })

  it('is given up at once when the address does not exist', async () => {
    const permanent = new DeliveryError({ message: 'There is no such address.', permanent: true })
    await send({ email: { send: () => Promise.reject(permanent) } })
    expect(await rows()).toMatchObject([{ status: 'failed', attempts: 1, lastError: 'There is no such address.' }])
  })

  it('survives the death of its sender', async () => {
    const [row] = await rows()
    expect(await claimMail(row?.id ?? '', start)).toMatchObject({ record: { attempts: 1 } })
    const driver = acceptingDriver()
    await send({ email: driver }, after(mails.leaseMs - 1))
    expect(driver.accepted).toHaveLength(0)
    await send({ email: driver }, after(mails.leaseMs))
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 2 }])
  })

  it('does not crash the portal repeatedly', async () => {
    const [row] = await rows()
    for (let i = 0; i < maxAttempts(mails.schedule); i++) {
      expect(await claimMail(row?.id ?? '', after(i * mails.leaseMs))).not.toBeNull()
    }
    await send({ email: acceptingDriver() }, after(maxAttempts(mails.schedule) * mails.leaseMs))
    expect(await rows()).toMatchObject([
      { status: 'failed', lastError: expect.stringMatching(/stopped during every attempt/) },
    ])
  })

  it('is not sent twice when the database is unavailable after the provider accepted it', async () => {
    const { db } = portal.payload
    const { updateOne } = db
    const driver = acceptingDriver()
    const takesAndLosesTheDatabase = {
      send: (message: OutgoingMessage) => {
        db.updateOne = () => {
          db.updateOne = updateOne
          return Promise.reject(new Error('The database is away.'))
        }
        return driver.send(message)
      },
    }
    await send({ email: takesAndLosesTheDatabase })
    await send({ email: driver }, after(60 * MINUTE))
    expect(driver.accepted).toHaveLength(1)
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 1, reference: 'no-1' }])
  })

  it('is not overwritten by a sender whose lease has expired', async () => {
    const held = Promise.withResolvers<{ reference: null }>()
    const slow = { send: () => held.promise }
    const first = send({ email: slow })
    await eventually(async () => expect(await rows()).toMatchObject([{ attempts: 1 }]))
    await send({ email: away }, after(mails.leaseMs))
    held.resolve({ reference: null })
    await first
    expect(await rows()).toMatchObject([{ status: 'waiting', attempts: 2, lastError: 'The provider is away.' }])
  })
})

describe('a message with a secret', () => {
  it('is shown in full in demo mode', async () => {
    await queue(code, { ...live, mode: 'demo' } as never)
    expect(await rows()).toMatchObject([{ text: expect.stringContaining('482913') }])
  })

  it('is masked in live mode but sent in full', async () => {
    await queue(code, live)
    const stored = JSON.stringify(await rawRows())
    expect(stored).not.toContain('482913')
    expect(stored).toContain('•••••• is your code')
    const driver = acceptingDriver()
    await send({ sms: driver })
    expect(driver.accepted).toMatchObject([
      { to: '9830012345', text: expect.stringContaining('482913'), variables: { code: '482913', minutes: '5' } },
    ])
    expect(await rawRows()).toMatchObject([{ status: 'sent', sealed: null, text: expect.stringContaining('••••••') }])
  })

  it('can be written by its feature with a masked version for staff', async () => {
    const masked = { subject: 'S', text: 'Your key is ••••••' }
    await queue({ ...mail, text: 'Your key is 12345', masked }, live)
    expect(JSON.stringify(await rawRows())).not.toContain('12345')
    const driver = acceptingDriver()
    await send({ email: driver })
    expect(driver.accepted).toMatchObject([{ subject: 'S', text: 'Your key is 12345' }])
  })

  it('never exposes its encrypted content or its key', async () => {
    await queue(code, live)
    const [row] = await rows()
    for (const secret of ['sealed', 'key']) expect(row).not.toHaveProperty(secret, expect.anything())
    const shown = await portal.payload.find({
      collection: 'messages',
      showHiddenFields: true,
      overrideAccess: false,
      user: { collection: 'staff', roles: ['administrator'] } as never,
    })
    expect(shown.docs[0]).toMatchObject({ to: '9830012345' })
    for (const secret of ['sealed', 'key']) expect(shown.docs[0]).not.toHaveProperty(secret, expect.anything())
  })

  it('is not sent after it has expired', async () => {
    await queue(code, live)
    await send({ sms: away })
    const driver = acceptingDriver()
    await send({ sms: driver }, after(5 * MINUTE))
    expect(driver.accepted).toHaveLength(0)
    expect(await rawRows()).toMatchObject([
      { status: 'failed', sealed: null, lastError: expect.stringMatching(/expired before/) },
    ])
  })
})

describe('the messages of one event', () => {
  it('are created once per template, however often the event is handled concurrently', async () => {
    await queue(mail, live, 'application:1:1')
    await Promise.all([1, 2, 3, 4].map(() => queue(mail, live, 'application:1:1')))
    await queue(code, live, 'application:1:1')
    await queue(code, live, 'application:1:1')
    expect((await rows()).map(({ template }) => template).sort()).toEqual(['phone-code', 'test'])
  })

  it('are not created again after the first was sent', async () => {
    await queue(mail, live, 'application:1:1')
    const driver = acceptingDriver()
    await send({ email: driver })
    await queue(mail, live, 'application:1:1')
    await send({ email: driver }, after(MINUTE))
    expect(driver.accepted).toHaveLength(1)
    await queue(mail, live, 'application:1:2')
    await send({ email: driver }, after(MINUTE))
    expect(driver.accepted).toHaveLength(2)
  })
})

describe('many messages', () => {
  it('are each sent once by several senders, with one slow provider', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, i) => queue({ ...mail, to: `student${i}@example.in` })))
    const driver = acceptingDriver()
    await Promise.all([send({ email: driver }), send({ email: driver })])
    expect(new Set(driver.accepted.map(({ to }) => to)).size).toBe(60)
    expect(driver.accepted).toHaveLength(60)
  })

  it('on one channel do not wait for the other', async () => {
    await queue(mail)
    await queue(code, live)
    const driver = acceptingDriver()
    const held = Promise.withResolvers<{ reference: null }>()
    const hanging = { send: () => held.promise }
    const all = send({ email: hanging, sms: driver })
    await eventually(() => expect(driver.accepted).toHaveLength(1))
    held.resolve({ reference: null })
    await all
  })
})
