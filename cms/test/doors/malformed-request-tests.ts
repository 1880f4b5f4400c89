import { beforeAll, expect, it } from 'vitest'
import type { Pairing } from '../pairs.ts'
import { aStaffSession } from '../staff-session.ts'
import type { TestPortal } from '../start-test-portal.ts'
import { MALFORMED, malformedRequests } from './malformed-requests.ts'

/** Payload's REST API answers malformed requests of a visitor and of an administrator with a client error and a message. */
export function malformedRequestTests(portal: TestPortal, pair: Pairing) {
  let signedIn: Record<string, string>

  beforeAll(async () => {
    signedIn = (await aStaffSession(portal, ['administrator'])).headers
  })

  it.each(MALFORMED)('%s', async (malformed) => {
    const faults: string[] = []
    for (const { method, path, body, headers = {} } of malformedRequests(portal.payload.config, pair)[malformed]) {
      for (const account of [{}, signedIn]) {
        const name = `${method} ${path} ${headers['content-type'] ?? ''} ${body?.slice(0, 60) ?? ''}`
        try {
          const { status, reply } = await portal.call(method, path, body, { ...headers, ...account })
          const isRefusal = status >= 400 && status < 500
          const hasMessage = reply?.success === false && reply.msg.length > 0
          if (status >= 500 || (isRefusal && !hasMessage)) faults.push(`${name}: ${status}`)
        } catch (error) {
          faults.push(`${name}: ${String(error)}`)
        }
      }
    }
    const me = await portal.call('GET', '/api/staff/me', undefined, signedIn)
    expect(me.reply.user, 'the administrator stayed signed in').not.toBeNull()
    expect(faults).toEqual([])
  })
}
