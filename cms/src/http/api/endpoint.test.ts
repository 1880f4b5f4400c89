import type { PayloadRequest } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { inPortal } from '../../../test/in-portal.ts'
import { invalid, Problem } from '../../foundation/problem.ts'
import { readEnv } from '../../foundation/settings/env.ts'
import { endpoint } from './endpoint.ts'

const error = vi.fn()

async function answer(handle: Parameters<typeof endpoint>[0]['handle']) {
  error.mockClear()
  const { handler } = endpoint({ method: 'get', path: '/test/:id', handle })
  const request = new Request('http://localhost/api/test/7', { headers: { 'x-request-id': 'r-1' } })
  const keys = { FIELD_KEY: '0'.repeat(64), DOCUMENT_KEY: '1'.repeat(64) }
  const env = readEnv({ PAYLOAD_SECRET: 's'.repeat(64), ...keys }, '/')
  const payload = { ...inPortal({ env }), logger: { error } }
  const extras = { payload, routeParams: { id: '7' }, searchParams: new URLSearchParams('a=b') }
  const response = await handler(Object.assign(request, extras) as unknown as PayloadRequest)
  return { status: response.status, headers: response.headers, body: await response.json() }
}

describe('endpoint', () => {
  it('adds success to the reply', async () => {
    const { status, body, headers } = await answer(async ({ param, query }) => ({
      msg: 'Done.',
      result: [param('id'), param('none'), query.get('a')],
    }))
    expect({ status, body }).toEqual({ status: 200, body: { success: true, msg: 'Done.', result: ['7', '', 'b'] } })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('replies with stored texts without what reorders or overprints others', async () => {
    const stored = { address: '12\u202E ROAD', name: `a${'\u0301'.repeat(40)}` }
    const { body } = await answer(async () => ({ msg: 'Done.', result: stored }))
    expect(body.result).toEqual({ address: '12 ROAD', name: `a${'\u0301'.repeat(4)}` })
  })

  it('responds to a Problem with its status and fields', async () => {
    const errors = [{ field: 'fname', code: 'required' as const, message: 'Enter your first name' }]
    expect(await answer(() => Promise.reject(invalid(errors)))).toMatchObject({
      status: 400,
      body: { success: false, msg: 'Enter your first name', errors },
    })
    const busy = new Problem({ code: 'BUSY', status: 429, publicMessage: 'Later.', retryAfterSeconds: 60 })
    const { status, body, headers } = await answer(() => Promise.reject(busy))
    expect({ status, body }).toEqual({ status: 429, body: { success: false, code: 'BUSY', msg: 'Later.' } })
    expect(headers.get('retry-after')).toBe('60')
    expect(error).not.toHaveBeenCalled()
  })

  it('hides an unexpected error and logs it once with the request id', async () => {
    const fault = new Error('password is hunter2')
    expect(await answer(() => Promise.reject(fault))).toMatchObject({
      status: 500,
      body: { success: false, msg: 'Something went wrong. Try again in a moment.' },
    })
    expect(error).toHaveBeenCalledExactlyOnceWith({
      msg: 'A call failed.',
      call: 'get /test/:id',
      requestId: 'r-1',
      err: fault,
    })
  })
})
