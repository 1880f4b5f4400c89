import { getPayload, type Payload, type SanitizedConfig } from 'payload'
import { afterAll, beforeAll } from 'vitest'
import { answerApi } from '../src/platform/answer-api.ts'
import { PEER_HEADER } from '../src/platform/client-address.ts'
import { insertAgainAfterDeadlock } from './insert-again.ts'

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
 * The real configuration on this test file's own database, started before its tests and removed after them.
 * Its parts are there from the first `beforeAll` or test on.
 */
export function startTestPortal(): TestPortal {
  const portal: Partial<TestPortal> = {}
  beforeAll(async () => {
    const { default: config } = await import('../src/payload.config.ts')
    portal.payload = await connect(await config)
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
    if (portal.payload) await mongooseOf(portal.payload)?.connection.dropDatabase()
    await portal.payload?.destroy()
  })
  return portal as TestPortal
}

/**
 * Connects and makes the indexes. The engine behind the MongoDB-protocol server now and then resolves a deadlock among its own
 * index builds by refusing one; that is the test server's, not the portal's, and the next attempt finds the rest done.
 */
async function connect(config: SanitizedConfig, attempts = 3): Promise<Payload> {
  try {
    const payload = await getPayload({ config: Promise.resolve(config) })
    const mongoose = mongooseOf(payload)
    if (mongoose) insertAgainAfterDeadlock(mongoose.connection.collection('any'))
    return payload
  } catch (error) {
    if (attempts <= 1 || !String(error).includes('deadlock detected')) throw error
    return connect(config, attempts - 1)
  }
}

function mongooseOf({ db }: Payload): MongooseConnection | null {
  return db.name === 'mongoose' ? (db as unknown as MongooseConnection) : null
}

interface MongooseConnection {
  connection: { dropDatabase: () => Promise<void>; collection: (name: string) => object }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
