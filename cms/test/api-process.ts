import path from 'node:path'
import type { SentWebhook } from './providers/banks.ts'
import { startProcess } from './test-process.ts'

/** A process of its own that serves the API of this test's database. It ends with the test. */
export async function startApiProcess(settings: Record<string, string>) {
  const { kill, printed } = startProcess(path.join(import.meta.dirname, 'serve-api.ts'), settings)
  const [, port] = await printed(/^port (\d+)$/m)
  return {
    kill,
    /** Delivers a webhook; returns the status of the response, or null when the connection broke. */
    post: async (provider: string, { headers, body }: SentWebhook): Promise<number | null> => {
      const address = `http://127.0.0.1:${port}/api/payment/webhook/${provider}`
      return fetch(address, { method: 'POST', headers, body }).then(
        ({ status }) => status,
        () => null,
      )
    },
  }
}
