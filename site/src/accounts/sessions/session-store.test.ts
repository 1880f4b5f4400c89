import { SESSION } from '@pravesh/shared/accounts/sign-in'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession, fetchSession, session } from './session-store.ts'

const user = { name: 'ASHA MONDAL', email: 'asha@example.in', phone: '9830012345', isApproved: false }
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  stored.set(SESSION.flag, '1')
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const answering = (status: number, body: object) => vi.stubGlobal('fetch', async () => Response.json(body, { status }))

it('a session the server knows is kept, with its flag made new', async () => {
  answering(200, { success: true, msg: '', userInfo: user })
  expect(await fetchSession()).toEqual({ status: 'in', user })
  expect(Number(stored.get(SESSION.flag))).toBeGreaterThan(Date.now())
})

it.each([401, 403, 200])('a session the server does not know (%i) loses its flag', async (status) => {
  answering(status, { success: false, msg: 'Please log in.' })
  expect(await fetchSession()).toEqual({ status: 'out' })
  expect(stored.has(SESSION.flag)).toBe(false)
})

it.each([429, 500, 503])('a server in trouble (%i) ends no session', async (status) => {
  answering(status, { success: false, msg: 'Later.' })
  expect(await fetchSession()).toEqual({ status: 'unreachable', msg: 'Later.' })
  expect(stored.get(SESSION.flag)).toBe('1')
})

it('a page in use stays so when its session ends or the server is away, until somebody logs in', async () => {
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

it('a call that is refused on a page without a session ends none', () => {
  session.set({ status: 'out' })
  endSession()
  expect(session.get()).toEqual({ status: 'out' })
})

it('no network ends no session', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await fetchSession()
  expect(session.get().status).toBe('unreachable')
  expect(stored.get(SESSION.flag)).toBe('1')
})
