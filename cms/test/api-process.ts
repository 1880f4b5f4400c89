import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { SentWebhook } from './providers/banks.ts'
import { showOnFailure } from './show-on-failure.ts'

/** A process of its own that serves the API of this test's database. It ends with the test. */
export async function startApiProcess(settings: Record<string, string>) {
  const script = path.join(import.meta.dirname, 'serve-api.ts')
  const env = { ...process.env, ...settings }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], { env, stdio: 'pipe' })
  const output = showOnFailure(child)
  onTestFinished(() => kill(child))
  const port = await portIn(child, output)
  return {
    kill: () => kill(child),
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

async function portIn(child: ChildProcess, output: () => string): Promise<string> {
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The process ended at its start.\n${output()}`)
  })
  ended.catch(() => {})
  while (true) {
    const port = /^port (\d+)$/m.exec(output())?.[1]
    if (port !== undefined) return port
    await Promise.race([ended, child.stdout && once(child.stdout, 'data'), child.stderr && once(child.stderr, 'data')])
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
