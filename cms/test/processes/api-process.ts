import path from 'node:path'
import type { SentWebhook } from '../providers/banks.ts'
import { runProcess } from '../test-process.ts'

export type ApiProcess = Awaited<ReturnType<typeof runApiProcess>>

/** Runs a process of its own that serves the API of this test's database, until `kill`. */
export async function runApiProcess(settings: Record<string, string>) {
  const { kill, output, printed } = runProcess(path.join(import.meta.dirname, 'serve-api.ts'), settings)
  const [, port] = await printed(/^port (\d+)$/m)
  const broken = new Set<string>()
  const ask = async (task: string) => (await fetch(`http://127.0.0.1:${port}/${task}`)).json()
  return {
    kill,
    printed,
    /** The output, and the errors of connections that broke. */
    report: () => [output(), ...broken].join('\n'),
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
    hashes: (): Promise<number> => ask('hashes'),
    /** Queues the nightly jobs and runs those that are due, as a timer does; returns the ids of those that ran there. */
    runJobs: (): Promise<string[]> => ask('jobs'),
    /** Hands over the parcels that are due. Resolves also when the process is killed. */
    runShipments: (): Promise<void> => ask('shipments').catch(() => undefined),
    /** Works on the bulk runs that are due. Resolves also when the process is killed. */
    runBulk: (): Promise<void> => ask('bulk').catch(() => undefined),
    /** Makes the daily report of money. Resolves also when the process is killed. */
    reportMoney: (): Promise<void> => ask('report').catch(() => undefined),
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
