import { beforeEach, describe, expect, it } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { MessageDrivers } from './drivers.ts'
import { type OutgoingMessage, queueMessage } from './queue-message.ts'
import { sendWaiting } from './send-waiting.ts'

const portal = startTestPortal()
const mail: OutgoingMessage = { channel: 'email', to: 'office@example.in', template: 'test', subject: 'S', text: 'T' }
const inOneMinute = () => new Date(Date.now() + 60_000)

const rows = async () => (await portal.payload.find({ collection: 'messages', limit: 0, depth: 0 })).docs
const send = (email: MessageDrivers['email'], now = inOneMinute()) =>
  sendWaiting({ payload: portal.payload, drivers: { email, sms: 'none' }, now })

beforeEach(async () => {
  await portal.payload.delete({ collection: 'messages', where: {} })
  await queueMessage({ payload: portal.payload }, mail)
})

describe('the outbox', () => {
  it('keeps a message until there is somebody to send it', async () => {
    await send('none')
    expect(await rows()).toMatchObject([{ ...mail, status: 'waiting', attempts: 0 }])
  })

  it('hands it over once, however many send', async () => {
    const sent: OutgoingMessage[] = []
    const driver = { send: async (message: OutgoingMessage) => void sent.push(message) }
    await Promise.all([send(driver), send(driver), send(driver)])
    await send(driver, new Date(Date.now() + 3_600_000))
    expect(sent).toMatchObject([mail])
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 1 }])
  })

  it('tries again later, and gives up in the end', async () => {
    const driver = { send: () => Promise.reject(new Error('The provider is away.')) }
    await send(driver)
    const [row] = await rows()
    expect(row).toMatchObject({ status: 'waiting', attempts: 1, lastError: 'The provider is away.' })
    expect(new Date(row?.nextAttemptAt ?? 0).getTime()).toBeGreaterThan(inOneMinute().getTime())
    for (let day = 1; day < 10; day++) await send(driver, new Date(Date.now() + day * 24 * 3_600_000))
    expect(await rows()).toMatchObject([{ status: 'failed', attempts: 8 }])
  })
})
