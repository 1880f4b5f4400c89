import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { ShiprocketSettings } from '../../src/foundation/settings/courier-settings.ts'
import { showOnFailure } from '../show-on-failure.ts'

/** A process of its own that hands over parcels from this test's database when `push` is called. It ends with the test. */
export async function startPushProcess({ email, password, pickup, webhookToken, apiUrl }: ShiprocketSettings) {
  const settings = {
    COURIER: 'shiprocket',
    SHIPROCKET_EMAIL: email,
    SHIPROCKET_PASSWORD: password,
    SHIPROCKET_PICKUP: pickup,
    SHIPROCKET_WEBHOOK_TOKEN: webhookToken,
    SHIPROCKET_URL: apiUrl,
  }
  const script = path.join(import.meta.dirname, 'push-parcels.ts')
  const env = { ...process.env, ...settings }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], { env, stdio: 'pipe' })
  const output = showOnFailure(child)
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  await printed(child, output, 'ready')
  return {
    /** Resolves when all parcels that were due are handed over, or the process is killed. */
    push: async () => {
      child.stdin?.write('push\n')
      await printed(child, output, 'done').catch(() => undefined)
    },
    kill,
  }
}

async function printed(child: ChildProcess, output: () => string, line: string): Promise<void> {
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The process ended before it was ${line}.\n${output()}`)
  })
  ended.catch(() => {})
  while (!new RegExp(`^${line}$`, 'm').test(output())) {
    await Promise.race([ended, child.stdout && once(child.stdout, 'data'), child.stderr && once(child.stderr, 'data')])
  }
}
