import type { Payload } from 'payload'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { answerApi } from '../src/platform/api/answer-api.ts'
import { EVEN_MS } from '../src/platform/api/answer-evenly.ts'
import { PEER_HEADER } from '../src/platform/api/client-address.ts'
import { createLog } from '../src/platform/log.ts'
import { connectWithoutIndexes, emptyCollections } from './mongodb.ts'
import { writeWithoutSync } from './sqlite.ts'

/** What a call was answered with; `reply` is null when it is no JSON. */
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
  /** Makes a call as the server would hand it on; an object as body is sent as JSON, a string or a form as it is. */
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
}

/**
 * The real configuration on this test file's own empty database, started before its tests and ended after them.
 * Its parts are there from the first `beforeAll` or test on.
 */
export function startTestPortal(): TestPortal {
  const portal: Partial<TestPortal> = {}
  beforeAll(async () => {
    const { default: config } = await import('../src/payload.config.ts')
    const { custom } = await config
    const forTests = { logger: logOfTest(), custom: { ...custom, evenMs: 0 } }
    portal.payload = await connectWithoutIndexes(Object.assign({}, await config, forTests))
    await writeWithoutSync(portal.payload)
    await emptyCollections(portal.payload)
    portal.call = async (method, path, body, headers = {}) => {
      const asItIs = typeof body === 'string' || body instanceof FormData
      const request = new Request(`http://localhost:3000${path}`, {
        method,
        headers: {
          ...(body === undefined || asItIs ? {} : { 'content-type': 'application/json' }),
          [PEER_HEADER]: '203.0.113.1',
          'x-request-id': 'test-request',
          ...headers,
        },
        body: body === undefined ? undefined : asItIs ? body : JSON.stringify(body),
      })
      const response = await answerApi({ config: await config, request })
      const bytes = Buffer.from(await response.arrayBuffer())
      const text = bytes.toString()
      return { status: response.status, headers: response.headers, text, bytes, reply: parsed(text) }
    }
  })
  afterAll(async () => {
    await portal.payload?.destroy()
    forgetPayload()
  })
  return portal as TestPortal
}

/** Lets the calls of this test that answer evenly take their full time. */
export function answersEvenly({ config }: Payload): void {
  config.custom.evenMs = EVEN_MS
  onTestFinished(() => {
    config.custom.evenMs = 0
  })
}

/** Logs to the console, which Vitest captures per test and prints when that test fails. */
/** A log whose lines are printed with the test that caused them, if it fails. */
export const logOfTest = () => createLog({ pretty: false, to: { write: (line) => console.log(line.trimEnd()) } })

/** Payload caches its instance per process, and the process runs the next test file too. */
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
