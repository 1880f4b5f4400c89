import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPortalServer } from '../../http/server/portal-server.ts'
import { createLog } from '../log/log.ts'
import { databaseCall, providerCall } from '../metrics/measured.ts'
import { startTracing } from './start-tracing.ts'

interface ReceivedSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: object }[]
  status: { code?: number }
}

const CALLER = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' }
const traceparent = `00-${CALLER.traceId}-${CALLER.spanId}-01`
let servers: Server[]
let spans: ReceivedSpan[]
let bodies: string[]
let logged: { msg: string; requestId?: string; traceId?: string }[]
let stopTracing: () => Promise<void>

beforeEach(() => {
  servers = []
  spans = []
  bodies = []
  logged = []
})
afterEach(async () => {
  await stopTracing()
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

async function listening(server: Server): Promise<string> {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A receiver of OTLP over HTTP in its JSON form. */
async function aReceiver(): Promise<string> {
  return listening(
    createServer(async (req, res) => {
      const chunks: Buffer[] = []
      for await (const chunk of req) chunks.push(chunk)
      const body = Buffer.concat(chunks).toString()
      bodies.push(body)
      const { resourceSpans } = JSON.parse(body)
      // biome-ignore lint/suspicious/noExplicitAny: the protocol's own nesting
      spans.push(...resourceSpans.flatMap((each: any) => each.scopeSpans.flatMap((scope: any) => scope.spans)))
      res.setHeader('content-type', 'application/json').end('{}')
    }),
  )
}

/** A portal whose API reads the database and calls a provider. */
async function aPortal({ trustsProxy = true } = {}): Promise<string> {
  const to = new Writable({
    write: (line, _encoding, done) => {
      logged.push(JSON.parse(String(line)))
      done()
    },
  })
  const log = createLog({ pretty: false, to })
  return listening(
    createPortalServer({
      log,
      dev: false,
      extra: {},
      admit: () => true,
      api: async (_req, res) => {
        await databaseCall({ operation: 'find', run: async () => [] })
        const call = providerCall({
          operation: 'PhonePe',
          run: async () => {
            await databaseCall({ operation: 'updateOne', run: async () => null })
            throw new TypeError('The card 4111 1111 1111 1111 was refused.')
          },
        })
        await call.catch(() => log.warn('The provider refused.'))
        res.end('api')
      },
      admin: async (_req, res) => void res.end('admin'),
      pages: { claims: () => false, handle: async () => false },
      statics: { handle: (_req, res) => void res.writeHead(200).end() },
      readiness: { api: async () => null, pages: async () => null },
      metrics: null,
      routeOf: (pathname) => (pathname.startsWith('/api/') ? '/api/students/:id' : 'other'),
      trustsProxy,
    }),
  )
}

const named = (name: string) => spans.find((span) => span.name === name)

it('sends the spans of a request as a tree, below the span of a trusted proxy, without personal data', async () => {
  stopTracing = await startTracing({ otlpEndpoint: await aReceiver(), instance: 'one', serviceName: 'pravesh' })
  const origin = await aPortal()
  const headers = { traceparent, 'x-request-id': 'from-the-proxy' }
  const answer = await fetch(`${origin}/api/students/9830012345?phone=9830012345`, { headers })
  expect(answer.headers.get('x-request-id')).toBe('from-the-proxy')
  // Files and work without a request are not traced.
  await fetch(`${origin}/courses`)
  await databaseCall({ operation: 'count', run: async () => 0 })
  await stopTracing()
  const root = named('GET /api/students/:id')
  const find = named('database find')
  const provider = named('provider PhonePe')
  const update = named('database updateOne')
  expect(spans).toHaveLength(4)
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([CALLER.traceId]))
  expect(root?.parentSpanId).toBe(CALLER.spanId)
  expect([find?.parentSpanId, provider?.parentSpanId]).toEqual([root?.spanId, root?.spanId])
  expect(update?.parentSpanId).toBe(provider?.spanId)
  expect(provider).toMatchObject({ status: { code: 2 } })
  expect(provider?.attributes).toContainEqual({ key: 'error.type', value: { stringValue: 'TypeError' } })
  expect(root?.attributes).toContainEqual({ key: 'pravesh.request_id', value: { stringValue: 'from-the-proxy' } })
  expect(root?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
  expect(bodies.join()).not.toMatch(/9830012345|4111 1111/)
  expect(logged).toMatchObject([{ msg: 'The provider refused.', requestId: 'from-the-proxy', traceId: CALLER.traceId }])
})

it('ignores the headers of strangers', async () => {
  stopTracing = await startTracing({ otlpEndpoint: await aReceiver(), instance: 'one', serviceName: 'pravesh' })
  const origin = await aPortal({ trustsProxy: false })
  const headers = { traceparent, 'x-request-id': 'from-a-stranger' }
  const answer = await fetch(`${origin}/api/students/1`, { headers })
  expect(answer.headers.get('x-request-id')).not.toBe('from-a-stranger')
  await stopTracing()
  expect(spans).toHaveLength(4)
  expect(bodies.join()).not.toContain(CALLER.traceId)
})

it('answers requests while the receiver is away', async () => {
  const unused = createServer()
  const away = await listening(unused)
  unused.close()
  stopTracing = await startTracing({ otlpEndpoint: away, instance: 'one', serviceName: 'pravesh' })
  const origin = await aPortal()
  for (let i = 0; i < 20; i++) expect((await fetch(`${origin}/api/students/1`)).status).toBe(200)
})

it('traces nothing without an endpoint', async () => {
  stopTracing = await startTracing({ otlpEndpoint: null, instance: 'one', serviceName: 'pravesh' })
  const origin = await aPortal()
  expect((await fetch(`${origin}/api/students/1`)).status).toBe(200)
  expect(logged).toMatchObject([{ requestId: expect.any(String) }])
  expect(logged[0]).not.toHaveProperty('traceId')
})
