import { SESSION } from '@pravesh/shared/accounts/session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession, fetchSession, session } from './session-store.ts'

const user = { name: 'ASHA MONDAL', email: 'asha@example.in', phone: '9830012345', isApproved: false }
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  stored.set(SESSION.flag, '1')
  vi.stubGlobal('document', { documentElement: { lang: 'en-IN', dataset: {} } })
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const answering = (status: number, body: object) => vi.stubGlobal('fetch', async () => Response.json(body, { status }))

it('stores a session that the server confirms, and renews its flag', async () => {
  answering(200, { success: true, msg: '', userInfo: user })
  expect(await fetchSession()).toEqual({ status: 'in', user })
  expect(Number(stored.get(SESSION.flag))).toBeGreaterThan(Date.now())
})

it.each([
  [200, { success: true, msg: 'You are not logged in.', userInfo: null }],
  [401, { success: false, msg: 'Please log in.' }],
  [403, { success: false, msg: 'Please log in.' }],
])('removes the flag of a session that the server rejects (%i)', async (status, reply) => {
  answering(status, reply)
  expect(await fetchSession()).toEqual({ status: 'out' })
  expect(stored.has(SESSION.flag)).toBe(false)
})

it.each([429, 500, 503])('does not end the session on a server error (%i)', async (status) => {
  answering(status, { success: false, msg: 'Later.' })
  expect(await fetchSession()).toEqual({ status: 'unreachable', msg: 'Later.' })
  expect(stored.get(SESSION.flag)).toBe('1')
})

it('keeps the page open when its session ends or the server fails, until the next login', async () => {
  answering(200, { success: true, msg: '', userInfo: user })
  await fetchSession()
  endSession()
  expect(session.get()).toEqual({ status: 'ended', user })
  answering(503, { success: false, msg: 'Later.' })
  expect(await fetchSession()).toEqual({ status: 'ended', user })
  answering(200, { success: true, msg: '', userInfo: user })
  expect(await fetchSession()).toEqual({ status: 'in', user })
  session.set({ status: 'out' })
})

it('ignores an unauthorized call on a page without a session', () => {
  session.set({ status: 'out' })
  endSession()
  expect(session.get()).toEqual({ status: 'out' })
})

it('does not end the session without a network', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await fetchSession()
  expect(session.get().status).toBe('unreachable')
  expect(stored.get(SESSION.flag)).toBe('1')
})
