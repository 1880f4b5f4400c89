import { Agent, get } from 'node:http'

const PATIENCE = 15_000

/** One connection that is kept open, as a browser's would be. */
export class Connection {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 })
  private readonly origin: string

  constructor(origin: string) {
    this.origin = origin
  }

  /** The body of a page. Throws when there is none. */
  text(path: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const request = get(this.origin + path, { agent: this.agent }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          if (response.statusCode === 200) resolve(Buffer.concat(chunks).toString())
          else reject(new Error(`${path} was answered with ${response.statusCode}.`))
        })
      })
      request.on('error', reject)
    })
  }

  /** Asks again and again until the answer holds a text; how long that took, in milliseconds. */
  async until(path: string, text: string): Promise<number> {
    const started = performance.now()
    while (performance.now() - started < PATIENCE) {
      if ((await this.text(path)).includes(text)) return performance.now() - started
    }
    throw new Error(`${path} did not show “${text}” within ${PATIENCE / 1000} s.`)
  }

  close(): void {
    this.agent.destroy()
  }
}
