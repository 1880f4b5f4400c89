import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { offlineText } from '../forms/offline-text.ts'
import { callAccount } from './account-api.ts'

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'en-IN' } }))
afterEach(() => vi.unstubAllGlobals())

it('maps field names to the wire in the request, and back in the errors', async () => {
  const sent = vi.fn(async (_path: string, _init: RequestInit) =>
    Response.json({ success: false, msg: 'No', errors: [{ field: 'otp_code', message: 'Wrong' }] }, { status: 400 }),
  )
  vi.stubGlobal('fetch', sent)
  const reply = await callAccount('checkPhoneCode', {
    fields: { phone: '9830012345', verificationId: 'v1', code: '123456' },
  })
  expect(sent.mock.calls[0]?.[0]).toBe('/api/auth/opt-verify-api')
  expect(JSON.parse(String(sent.mock.calls[0]?.[1].body))).toEqual({
    phonenumber: '9830012345',
    ver_id: 'v1',
    otp_code: '123456',
  })
  expect(reply).toMatchObject({ ok: false, status: 400, errors: [{ field: 'code', message: 'Wrong' }] })
})

it('fills the placeholders of the path, and sends no body with GET', async () => {
  const sent = vi.fn(async (_path: string, _init: RequestInit) =>
    Response.json({ success: true, msg: '', mail_to: 'as•••@example.in' }),
  )
  vi.stubGlobal('fetch', sent)
  const { result } = await callAccount('verificationOf', { params: { uid: 'u 1' } })
  expect(sent.mock.calls[0]?.[0]).toBe('/api/user/verifyUid/u%201')
  expect(sent.mock.calls[0]?.[1].body).toBeUndefined()
  expect(result.mail_to).toBe('as•••@example.in')
})

it('says that what was typed is still there when there is no connection', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  const { msg: typed } = await callAccount('checkPhoneCode', { fields: { phone: '98', code: undefined } })
  const { msg: nothing } = await callAccount('verificationOf', { params: { uid: 'u' } })
  expect([typed, nothing]).toEqual([offlineText({ hasForm: true }), offlineText({ hasForm: false })])
  expect(typed).not.toBe(nothing)
})

it('treats a reply that is not JSON as no reply', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await callAccount('whoAmI')).toMatchObject({ ok: false, status: 0 })
})
