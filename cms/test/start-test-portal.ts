import type { Payload } from 'payload'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { createLog } from '../src/foundation/log/log.ts'
import { portalOf } from '../src/foundation/portal.ts'
import { processEnv } from '../src/foundation/settings/env.ts'
import { PEER_HEADER } from '../src/http/api/client-address.ts'
import { handleApiRequest } from '../src/http/api/handle-api-request.ts'
import { MIN_RESPONSE_MS } from '../src/http/api/pad-response-time.ts'
import { portalConfig } from '../src/portal-config.ts'
import { CHECK_LIMITS } from '../src/storage/uploads/checks/check-limits.ts'
import { CheckPool } from '../src/storage/uploads/checks/check-pool.ts'
import { stopFileChecks } from '../src/storage/uploads/checks/feature.ts'
import { connectWithoutIndexes, emptyCollections } from './mongodb.ts'
import { writeWithoutSync } from './sqlite.ts'

/** The response to a call; `reply` is null when it is not JSON. */
export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies freely
  reply: any
  headers: Headers
  text: string
  bytes: Buffer
}

export interface TestPortal {
  payload: Payload
  /** Calls the API in process. An object body is sent as JSON, a string or form unchanged. */
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
}

/** Starting a process that checks files takes longer than most tests. A busy machine may need more time for a check. */
const sharedChecks = new CheckPool({ limits: { ...CHECK_LIMITS, elapsedMs: 300_000 } })
sharedChecks.stop = () => {
  throw new Error('The files of a worker share these processes. A test that stops them sets a pool of its own.')
}

/**
 * Starts the real configuration on this test file's own empty database and stops it after the tests. Properties are
 * available in later `beforeAll` hooks and in tests.
 */
export function startTestPortal(): TestPortal {
  const portal: Partial<TestPortal> = {}
  beforeAll(async () => {
    const config = await portalConfig(processEnv())
    portal.payload = await connectWithoutIndexes(Object.assign({}, config, { logger: logOfTest() }))
    portalOf(portal.payload).checkPool = sharedChecks
    portalOf(portal.payload).minResponseMs = 0
    await writeWithoutSync(portal.payload)
    await emptyCollections(portal.payload)
    portal.call = async (method, path, body, headers = {}) => {
      const isRaw = typeof body === 'string' || body instanceof FormData
      const request = new Request(`http://localhost:3000${path}`, {
        method,
        headers: {
          ...(body === undefined || isRaw ? {} : { 'content-type': 'application/json' }),
          [PEER_HEADER]: '203.0.113.1',
          'x-request-id': 'test-request',
          ...headers,
        },
        body: body === undefined ? undefined : isRaw ? body : JSON.stringify(body),
      })
      const response = await handleApiRequest({ config, request })
      const bytes = Buffer.from(await response.arrayBuffer())
      const text = bytes.toString()
      return { status: response.status, headers: response.headers, text, bytes, reply: parsed(text) }
    }
  })
  afterAll(async () => {
    if (portal.payload && portalOf(portal.payload).checkPool !== sharedChecks) stopFileChecks(portal.payload)
    await portal.payload?.destroy()
    forgetPayload()
  })
  return portal as TestPortal
}

/** Restores the production delay of `padResponseTime` for the current test. */
export function restoreResponsePadding(payload: Payload): void {
  portalOf(payload).minResponseMs = MIN_RESPONSE_MS
  onTestFinished(() => {
    portalOf(payload).minResponseMs = 0
  })
}

/** Logs to the console, which Vitest captures and prints only for failed tests. */
export const logOfTest = () => createLog({ pretty: false, to: { write: (line) => console.log(line.trimEnd()) } })

/** Clears Payload's instance cache, because the same process runs the next test file. */
function forgetPayload(): void {
  const { _payload } = globalThis as { _payload?: Map<string, unknown> }
  _payload?.clear()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
