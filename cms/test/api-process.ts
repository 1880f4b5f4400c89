import path from 'node:path'
import { onTestFailed } from 'vitest'
import type { SentWebhook } from './providers/banks.ts'
import { startProcess } from './test-process.ts'

export type ApiProcess = Awaited<ReturnType<typeof startApiProcess>>

/** A process of its own that serves the API of this test's database. It ends with the test. */
export async function startApiProcess(settings: Record<string, string>) {
  const { kill, printed } = startProcess(path.join(import.meta.dirname, 'serve-api.ts'), settings)
  const [, port] = await printed(/^port (\d+)$/m)
  const broken = new Set<string>()
  onTestFailed(() => console.log(`Broken connections to port ${port}:`, [...broken]))
  return {
    kill,
    /** Calls the API; a body is sent as JSON. */
    call: async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
      const type = body === undefined ? undefined : { 'content-type': 'application/json' }
      const sent = body === undefined ? undefined : JSON.stringify(body)
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: { ...type, ...headers },
        body: sent,
      })
      return { status: answer.status, headers: answer.headers, reply: await answer.json() }
    },
    /** Passwords that this process has hashed, to store or to compare them. */
    hashes: async (): Promise<number> => (await fetch(`http://127.0.0.1:${port}/hashes`)).json(),
    /** Queues the nightly jobs and runs those that are due, as a timer does; returns the ids of those that ran there. */
    runJobs: async (): Promise<string[]> => (await fetch(`http://127.0.0.1:${port}/jobs`)).json(),
    /** Delivers a webhook; returns the status of the response, or null when the connection broke. */
    post: async (provider: string, { headers, body }: SentWebhook): Promise<number | null> => {
      const address = `http://127.0.0.1:${port}/api/payment/webhook/${provider}`
      return fetch(address, { method: 'POST', headers, body }).then(
        ({ status }) => status,
        (error: Error) => {
          broken.add(String(error.cause ?? error))
          return null
        },
      )
    },
  }
}
