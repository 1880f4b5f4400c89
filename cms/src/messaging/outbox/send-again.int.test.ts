/** @sqlite-only outbox.int.test.ts stores and sends messages on both databases */
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { queueMessage } from './queue-message.ts'
import { sendAgain } from './send-again.ts'

const portal = startTestPortal()
const mail = { channel: 'email', to: 'office@example.in', template: 'test', subject: 'S', text: 'T' } as const
const headersOf: Record<string, Record<string, string>> = {}

beforeAll(async () => {
  for (const role of ['administrator', 'content-editor', 'auditor'] as const)
    headersOf[role] = (await aStaffSession(portal, [role])).headers
})
beforeEach(() => portal.payload.delete({ collection: 'messages', where: {} }))

async function aMessage(change: object) {
  await queueMessage({ payload: portal.payload, event: randomUUID() }, mail)
  const { docs } = await portal.payload.find({ collection: 'messages', limit: 1 })
  const id = docs[0]?.id ?? ''
  await portal.payload.update({ collection: 'messages', id, data: { attempts: 5, lastError: 'Away.', ...change } })
  return id
}
const ask = (id: string, role?: string) =>
  portal.call('POST', `/api/messages/${id}/send-again`, undefined, role ? headersOf[role] : {})
const row = async (id: string) => portal.payload.findByID({ collection: 'messages', id })

describe('sending again', () => {
  it.each(['failed', 'kept'] as const)('requeues a message with status %s', async (status) => {
    const id = await aMessage({ status })
    expect(await ask(id, 'administrator')).toMatchObject({ status: 200, reply: { success: true } })
    expect(await row(id)).toMatchObject({ status: 'waiting', attempts: 0, lastError: null })
  })

  it.each(['waiting', 'sent'] as const)('rejects a message with status %s', async (status) => {
    const id = await aMessage({ status })
    expect(await ask(id, 'administrator')).toMatchObject({ status: 409, reply: { success: false } })
    expect(await row(id)).toMatchObject({ status, attempts: 5 })
  })

  it('rejects an expired message', async () => {
    const id = await aMessage({ status: 'failed', expiresAt: '2020-01-01T00:00:00.000Z' })
    const { status, reply } = await ask(id, 'administrator')
    expect([status, reply.msg]).toEqual([409, expect.stringContaining('expired')])
  })

  it('requires the permission, which an auditor lacks', async () => {
    const id = await aMessage({ status: 'failed' })
    for (const role of [undefined, 'content-editor', 'auditor'])
      expect(await ask(id, role)).toMatchObject({ status: 403 })
    const headers = { ...headersOf.administrator, origin: 'https://evil.example' }
    expect((await portal.call('POST', `/api/messages/${id}/send-again`, undefined, headers)).status).toBe(403)
    expect(await row(id)).toMatchObject({ status: 'failed' })
  })

  it.each(['nothing', '00000000-0000-4000-8000-000000000000', '65f0c0ffee65f0c0ffee65f0', '%7B%22$gt%22:1%7D'])(
    'finds no message %s',
    async (id) => expect(await ask(id, 'administrator')).toMatchObject({ status: 404 }),
  )

  it('happens once for concurrent requests', async () => {
    const id = await aMessage({ status: 'failed' })
    const now = new Date()
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => sendAgain({ payload: portal.payload, id, now })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

it('no role can create or change messages through the API', async () => {
  const id = await aMessage({ status: 'failed' })
  const headers = headersOf.administrator
  const body = { to: 'thief@example.com', status: 'waiting' }
  expect((await portal.call('PATCH', `/api/messages/${id}`, body, headers)).status).toBe(403)
  expect((await portal.call('POST', '/api/messages', { ...mail, attempts: 0 }, headers)).status).toBe(403)
})
