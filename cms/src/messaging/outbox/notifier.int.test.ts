/** @sqlite-only which way a message goes; outbox.int.test.ts stores and sends messages on both databases */
import { randomUUID } from 'node:crypto'
import { commitTransaction, createLocalReq, initTransaction, type PayloadRequest } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { phoneCode } from '../../accounts/messages/phone-code.ts'
import type { WrittenMessage } from './compose.ts'
import { DeliveryError } from './delivery-error.ts'
import type { OutgoingMessage } from './drivers.ts'
import { type Notifier, startNotifier } from './notifier.ts'
import { queueMessage } from './queue-message.ts'

const portal = startTestPortal()
const mail = { channel: 'email', to: 'office@example.in', template: 'test', subject: 'S', text: 'T' } as const
const code = { to: '9830012345', template: phoneCode, variables: { code: '482913', minutes: 5 } } as const
const settings = {
  mode: 'demo',
  fieldKeys: ['0123456789abcdef'.repeat(4)],
  publicUrl: 'http://localhost:3000',
  messages: { sms: { provider: 'outbox' }, phoneCodesPerDay: 5000, mail: null },
} as const

let running: Notifier
const queue = (message: typeof code | WrittenMessage, req?: PayloadRequest) =>
  queueMessage({ payload: portal.payload, req, event: randomUUID() }, message)
const rows = async () => (await portal.payload.find({ collection: 'messages', limit: 0, depth: 0 })).docs
beforeEach(() => portal.payload.delete({ collection: 'messages', where: {} }))
afterEach(() => running.stop())

function open(send: (message: OutgoingMessage) => Promise<{ reference: null }>, sweepMs?: number) {
  running = startNotifier({ payload: portal.payload, settings, drivers: { email: { send }, sms: 'none' }, sweepMs })
}

it('sends a queued message at once without blocking the caller', async () => {
  const held = Promise.withResolvers<{ reference: null }>()
  open(() => held.promise)
  await queue(mail)
  await eventually(async () => expect(await rows()).toMatchObject([{ status: 'waiting', attempts: 1 }]))
  held.resolve({ reference: null })
  await eventually(async () => expect(await rows()).toMatchObject([{ status: 'sent' }]))
})

it('keeps sending while one message hangs', async () => {
  const held = Promise.withResolvers<void>()
  const sent: string[] = []
  open(async ({ to }) => {
    if (to === 'slow@example.in') await held.promise
    sent.push(to)
    return { reference: null }
  })
  await queue({ ...mail, to: 'slow@example.in' })
  for (let i = 0; i < 12; i++) await queue({ ...mail, to: `a${i}@example.in` })
  await eventually(() => expect(sent).toHaveLength(12))
  held.resolve()
  await running.idle()
  expect(await rows()).toHaveLength(13)
  expect((await rows()).every(({ status }) => status === 'sent')).toBe(true)
})

it('sweeps messages left by another process', async () => {
  open(async () => ({ reference: null }), 50)
  await running.idle()
  await portal.payload.create({
    collection: 'messages',
    data: { ...mail, status: 'waiting', attempts: 0, nextAttemptAt: new Date().toISOString() },
  })
  await eventually(async () => expect(await rows()).toMatchObject([{ status: 'sent' }]))
})

it('logs where to read a message, but not its content', async () => {
  const info = vi.spyOn(portal.payload.logger, 'info').mockImplementation(() => {})
  open(async () => ({ reference: null }))
  await queue(code)
  await eventually(() => expect(info).toHaveBeenCalled())
  expect(info.mock.calls).toEqual([['A text message was sent. Read it at http://localhost:3000/outbox']])
  info.mockRestore()
})

it('finishes running deliveries before it stops and starts no new ones', async () => {
  const held = Promise.withResolvers<{ reference: null }>()
  open(() => held.promise)
  await queue(mail)
  await eventually(async () => expect(await rows()).toMatchObject([{ attempts: 1 }]))
  const closed = running.stop()
  await queue(mail)
  held.resolve({ reference: null })
  await closed
  expect((await rows()).map(({ status }) => status).sort()).toEqual(['sent', 'waiting'])
})

it('records a delivery error and never throws it', async () => {
  open(() => Promise.reject(new DeliveryError({ message: 'The provider is away.' })))
  await queue(mail)
  await eventually(async () => expect(await rows()).toMatchObject([{ lastError: 'The provider is away.' }]))
})

it('waits for the message’s transaction to commit', async () => {
  open(async () => ({ reference: null }))
  const req = await createLocalReq({}, portal.payload)
  await initTransaction(req)
  await queue(mail, req)
  await commitTransaction(req)
  await eventually(async () => expect(await rows()).toMatchObject([{ status: 'sent' }]))
})
