/** @sqlite-only other addresses of calls that codes.int.test.ts makes on both databases */
import { expect, it } from 'vitest'
import { codeSentTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { NO_INLINE } from '../../http/files/inline-hashes.ts'
import { phoneCalls } from './phone-calls.ts'

const portal = startTestPortal()
const unused = () => Promise.reject(new Error('not asked'))

async function post(path: string, body: unknown) {
  const url = new URL(path, 'http://localhost:3000')
  const headers = { 'content-type': 'application/json' }
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const route = phoneCalls.find((each) => each.path === path)
  const { payload } = portal
  const response = await route?.handle({
    payload,
    render: unused,
    inlineHashes: NO_INLINE,
    pageAt: unused,
    request,
    url,
    clientAddress: 'unknown',
  })
  return { status: response?.status, reply: await response?.json(), headers: response?.headers }
}

it('serves the phone calls without /api too', async () => {
  const phonenumber = '9830012345'
  const sent = await post('/auth/opt-verify', { phonenumber })
  expect(sent).toMatchObject({ status: 200, reply: { success: true, otp: expect.any(String) } })
  expect(sent.headers?.get('x-content-type-options')).toBe('nosniff')
  const body = { phonenumber, ver_id: sent.reply.otp, otp_code: await codeSentTo(portal.payload, phonenumber) }
  expect(await post('/auth/opt-verify-api', body)).toMatchObject({ status: 200, reply: { success: true } })
})
