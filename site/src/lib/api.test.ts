import { BUSY_HEADER } from '@pravesh/shared/platform/busy'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callApi, fetchBlob, fetchFiles, fetchPage, postJson } from './api.ts'
import { type BusyPortal, whenBusy } from './in-turn.ts'
import { onUnauthorized } from './unauthorized.ts'

const fetched = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>()
const waitForTurn = vi.fn<(busy: BusyPortal) => Promise<boolean>>()
whenBusy(waitForTurn)
const unauthorized = vi.fn()
let stopListening: () => void

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ success: true, msg: 'Done.', id: 7 }))
  waitForTurn.mockReset()
  unauthorized.mockReset()
  stopListening = onUnauthorized(unauthorized)
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  stopListening()
  vi.unstubAllGlobals()
})

const answer = (status: number, body: object) => fetched.mockResolvedValue(Response.json(body, { status }))
const lost = () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))
const get = () => callApi({ method: 'get', path: '/api/a', offline: 'Offline.' })
const sent = () => fetched.mock.calls[0]?.[1]

describe('a call', () => {
  it('returns the reply', async () => {
    expect(await get()).toEqual({
      ok: true,
      status: 200,
      msg: 'Done.',
      errors: [],
      body: { success: true, msg: 'Done.', id: 7 },
    })
    expect(sent()).toMatchObject({ method: 'GET', headers: { accept: 'application/json' }, body: undefined })
    expect(sent()?.headers).not.toHaveProperty('content-type')
    expect(sent()?.keepalive).toBe(false)
    expect(unauthorized).not.toHaveBeenCalled()
  })

  it('sends its body as JSON, also after the page is left', async () => {
    await callApi({ method: 'post', path: '/api/a', body: { id: 7 }, offline: '', keepalive: true })
    expect(sent()).toMatchObject({
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: '{"id":7}',
      keepalive: true,
    })
    await postJson('/api/b', { a: '1' }, '')
    expect(fetched.mock.calls[1]).toMatchObject(['/api/b', { method: 'POST', body: '{"a":"1"}' }])
  })

  it.each([
    [200, { success: false, msg: 'No.' }],
    [200, { msg: 'No.' }],
    [400, { success: true, msg: 'No.' }],
  ])('is not ok with status %i and %j', async (status, body) => {
    answer(status, body)
    expect(await get()).toMatchObject({ ok: false, status, msg: 'No.' })
    expect(unauthorized).not.toHaveBeenCalled()
  })

  it('passes on errors of fields, and replaces a message that is missing', async () => {
    const errors = [{ field: 'name', code: 'required', message: 'Enter your name' }]
    answer(400, { success: false, errors })
    expect(await get()).toMatchObject({ errors, msg: 'Offline.' })
  })

  it('announces that the session has ended', async () => {
    answer(401, { success: false, msg: 'Log in.' })
    expect(await get()).toMatchObject({ ok: false, status: 401 })
    expect(unauthorized).toHaveBeenCalledOnce()
  })

  it('has status 0 without a response, or when it is aborted', async () => {
    lost()
    const none = { ok: false, status: 0, msg: 'Offline.', errors: [], body: {} }
    expect(await get()).toEqual(none)
    fetched.mockImplementation(async (_, init) => {
      init?.signal?.throwIfAborted()
      return Response.json({})
    })
    expect(await callApi({ method: 'get', path: '', offline: 'Offline.', signal: AbortSignal.abort() })).toEqual(none)
  })
})

describe('fetching files', () => {
  it('returns the status of the one that fails', async () => {
    expect(await fetchFiles(['/a.js', '/b.js'])).toBe(200)
    fetched.mockImplementation(async (path) => new Response('', { status: path === '/b.js' ? 404 : 200 }))
    expect(await fetchFiles(['/a.js', '/b.js', '/c.js'])).toBe(404)
    lost()
    expect(await fetchFiles(['/a.js'])).toBe(0)
  })
})

describe('fetching a file for the user', () => {
  it('returns its content', async () => {
    fetched.mockResolvedValue(new Response('text'))
    expect(await (await fetchBlob('/a.pdf'))?.text()).toBe('text')
    expect(unauthorized).not.toHaveBeenCalled()
  })

  it('returns null if there is none, and announces that the session has ended', async () => {
    answer(404, {})
    expect(await fetchBlob('/a.pdf')).toBeNull()
    expect(unauthorized).not.toHaveBeenCalled()
    answer(401, {})
    expect(await fetchBlob('/a.pdf')).toBeNull()
    expect(unauthorized).toHaveBeenCalledOnce()
    lost()
    expect(await fetchBlob('/a.pdf')).toBeNull()
  })
})

describe('fetching a page of a running CMS', () => {
  const page = () => fetchPage('http://localhost:3001', '/courses/a b')

  it('returns its data', async () => {
    answer(200, { kind: 'home' })
    expect(await page()).toEqual({ kind: 'home' })
    expect(fetched.mock.calls[0]?.[0]).toBe('http://localhost:3001/api/site/page?path=%2Fcourses%2Fa%20b')
  })

  it('returns null if there is no such page, and fails if the CMS does', async () => {
    answer(404, {})
    expect(await page()).toBeNull()
    answer(500, {})
    await expect(page()).rejects.toThrow('The CMS at http://localhost:3001 answered 500 for /courses/a b.')
  })
})

describe('a portal that is busy', () => {
  const busy = () => Response.json({ success: false, msg: 'Busy.' }, { status: 503, headers: busyHeaders })
  const busyHeaders = { 'retry-after': '7', [BUSY_HEADER]: '1' }
  const post = (more = {}) => callApi({ method: 'post', path: '/api/a', body: { a: 1 }, offline: 'Offline.', ...more })

  it('is asked again with the same request after each wait', async () => {
    waitForTurn.mockResolvedValue(true)
    fetched.mockResolvedValueOnce(busy()).mockResolvedValueOnce(busy())
    expect(await post()).toMatchObject({ ok: true, status: 200 })
    expect(fetched.mock.calls.map(([, init]) => init?.body)).toEqual(['{"a":1}', '{"a":1}', '{"a":1}'])
    expect(waitForTurn.mock.calls.map(([{ seconds }]) => seconds)).toEqual([7, 7])
    const signals = fetched.mock.calls.map(([, init]) => init?.signal)
    // The time limit of an attempt begins with it.
    expect(new Set(signals).size).toBe(3)
  })

  it('is asked no more when the person stops waiting', async () => {
    waitForTurn.mockResolvedValue(false)
    fetched.mockResolvedValueOnce(busy())
    expect(await post()).toMatchObject({ ok: false, status: 503, msg: 'Busy.' })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['in the background', { background: true }],
    ['without a message for the user', { offline: '' }],
    ['when the page is left', { keepalive: true }],
  ])('refuses calls at once: %s', async (_name, more) => {
    fetched.mockResolvedValueOnce(busy())
    expect(await post(more)).toMatchObject({ status: 503, msg: 'Busy.' })
    expect(waitForTurn).not.toHaveBeenCalled()
  })

  it('refuses when the notice cannot be loaded', async () => {
    waitForTurn.mockRejectedValue(new Error('not loaded'))
    fetched.mockResolvedValueOnce(busy())
    expect(await post()).toMatchObject({ status: 503, msg: 'Busy.' })
  })

  it('is not asked again after other failures, whose request may have been carried out', async () => {
    answer(503, { success: false, msg: 'Our database does not answer right now.' })
    expect(await post()).toMatchObject({ status: 503 })
    expect(waitForTurn).not.toHaveBeenCalled()
  })

  it('delays files too', async () => {
    waitForTurn.mockResolvedValue(true)
    fetched.mockResolvedValueOnce(busy()).mockResolvedValueOnce(new Response('file'))
    expect(await (await fetchBlob('/api/file'))?.text()).toBe('file')
  })
})
