import { Agent, get } from 'node:http'

const TIMEOUT_MS = 15_000

/** A persistent connection, like a browser's. */
export class Connection {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 })
  private readonly origin: string

  constructor(origin: string) {
    this.origin = origin
  }

  /** The body of a page. Throws if the status is not 200. */
  text(path: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const request = get(this.origin + path, { agent: this.agent }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          if (response.statusCode === 200) resolve(Buffer.concat(chunks).toString())
          else reject(new Error(`${path} returned ${response.statusCode}.`))
        })
      })
      request.on('error', reject)
    })
  }

  /** Polls a page until it contains a text. Returns the elapsed time in milliseconds. */
  async until(path: string, text: string): Promise<number> {
    const started = performance.now()
    while (performance.now() - started < TIMEOUT_MS) {
      if ((await this.text(path)).includes(text)) return performance.now() - started
    }
    throw new Error(`${path} did not show “${text}” within ${TIMEOUT_MS / 1000} s.`)
  }

  close(): void {
    this.agent.destroy()
  }
}
