import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callApi } from './api.ts'

const code = readFileSync(new URL('../ui/early-calls.js', import.meta.url), 'utf8')
const fetched = vi.fn<(path: string) => Promise<Response>>()

beforeEach(() => {
  fetched.mockReset().mockImplementation(async (path) => Response.json({ success: true, msg: path }))
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.unstubAllGlobals())

/** Runs the page's inline script. */
function openPage(pathname: string, { loggedInUntil }: { loggedInUntil: number }): void {
  const calls = JSON.stringify([
    ['', '/api/session'],
    ['^/courses/([^/]+)/enroll$', '/api/form/$1'],
  ])
  runInNewContext(code, {
    window,
    fetch: fetched,
    Response,
    document: { currentScript: { dataset: { flag: 'flag', calls } } },
    localStorage: { getItem: () => String(loggedInUntil) },
    location: { pathname },
  })
}
const addresses = () => fetched.mock.calls.map(([path]) => path)
const call = (path: string) => callApi({ method: 'get', path, offline: 'Offline.' })

it('makes the calls of a page before its scripts ask for them, each once', async () => {
  openPage('/courses/a%2Fb/enroll', { loggedInUntil: Date.now() + 1000 })
  expect(addresses()).toEqual(['/api/session', '/api/form/a%2Fb'])
  expect((await call('/api/form/a%2Fb')).msg).toBe('/api/form/a%2Fb')
  expect(addresses()).toHaveLength(2)
  await call('/api/form/a%2Fb')
  expect(addresses()).toHaveLength(3)
})

it('makes no calls for visitors, nor those of other paths', () => {
  openPage('/student/dashboard', { loggedInUntil: Date.now() - 1000 })
  expect(addresses()).toEqual([])
  openPage('/student/dashboard', { loggedInUntil: Date.now() + 1000 })
  expect(addresses()).toEqual(['/api/session'])
})

it('calls again after a network error', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  openPage('/', { loggedInUntil: Date.now() + 1000 })
  expect((await call('/api/session')).ok).toBe(true)
})
