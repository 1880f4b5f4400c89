import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'

export interface MixRequest {
  method?: 'GET' | 'POST' | 'PATCH'
  path: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Accepted statuses. Default: 200. */
  status?: readonly number[]
}

export interface MixResponse {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** A request that was answered, or failed. */
export interface Sent {
  route: string
  /** Time until the last byte, in milliseconds. */
  took: number
  bytes: number
  /** Empty unless it failed. */
  error: string
}

/** Ends a journey whose request failed; the failure is recorded. */
export class RequestFailed extends Error {
  override name = 'RequestFailed'
}

/** The cookies that a response sets, as a request sends them. */
export function cookiesOf({ headers }: Pick<MixResponse, 'headers'>): string {
  return (headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ')
}

let visitors = 0

/** A browser or other client with a connection and an address of its own, which records each request. */
export class MixClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 })
  private readonly origin: string
  private readonly sent: Sent[]
  private readonly address: string

  constructor(origin: string, sent: Sent[]) {
    this.origin = origin
    this.sent = sent
    visitors += 1
    this.address = `10.${1 + ((visitors >> 16) % 250)}.${(visitors >> 8) % 256}.${visitors % 256}`
  }

  /** Throws `RequestFailed` if the status is not an accepted one. */
  async send(route: string, { status = [200], ...request }: MixRequest): Promise<MixResponse> {
    const started = performance.now()
    const record = (bytes: number, error: string) =>
      this.sent.push({ route, took: performance.now() - started, bytes, error })
    let response: MixResponse & { bytes: number }
    try {
      response = await this.exchange(request)
    } catch (error) {
      record(0, `${route}: ${error instanceof Error ? error.message : error}`)
      throw new RequestFailed(route)
    }
    const failed = status.includes(response.status) ? '' : `${route}: ${response.status} ${response.text.slice(0, 200)}`
    record(response.bytes, failed)
    if (failed) throw new RequestFailed(failed)
    return response
  }

  /** The `result` of a call, or its whole reply. */
  async json(route: string, request: MixRequest) {
    const reply = JSON.parse((await this.send(route, request)).text)
    return reply.result ?? reply
  }

  close(): void {
    this.agent.destroy()
  }

  private exchange({ method = 'GET', path, headers, body }: MixRequest) {
    return new Promise<MixResponse & { bytes: number }>((resolve, reject) => {
      const url = path.startsWith('http') ? path : this.origin + path
      const all = { 'x-forwarded-for': this.address, 'user-agent': 'Mozilla/5.0 (Linux; Android 14)', ...headers }
      const sent = httpRequest(url, { agent: this.agent, method, headers: all }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const { statusCode: status = 0, headers } = response
          resolve({ status, headers, text: bytes.toString(), bytes: bytes.byteLength })
        })
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }
}
