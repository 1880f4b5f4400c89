import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callApi, fetchBlob, fetchFiles, fetchPage, postJson } from './api.ts'
import { onUnauthorized } from './unauthorized.ts'

const fetched = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>()
const unauthorized = vi.fn()
let stopListening: () => void

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ success: true, msg: 'Done.', id: 7 }))
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
