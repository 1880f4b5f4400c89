import { expect } from 'vitest'
import type { documentedCalls } from './documented-calls.ts'

/** Sends the contact form with every kind of invalid body. */
export async function checkContactCall(ask: ReturnType<typeof documentedCalls>['ask']): Promise<void> {
  const post = (body: unknown, headers = {}) => ask('POST', '/api/contact/postContact', body, headers)
  const message = { fname: 'Asha', lname: 'Rao', phone: '9830012345', comment: 'Please call me.' }
  expect((await post(message)).status).toBe(200)
  expect((await post({})).status).toBe(400)
  expect((await post('{', { 'content-type': 'application/json' })).status).toBe(400)
  expect((await post(message, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await post({ comment: 'x'.repeat(70_000) })).status).toBe(413)
  expect((await post(message, { origin: 'https://evil.example' })).status).toBe(403)
}
