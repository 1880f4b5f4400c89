import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Socket } from 'node:net'
import path from 'node:path'
import { expect, it } from 'vitest'
import { aPdf } from '../../../../test/builders/documents.ts'
import { CHECK_LIMITS } from './check-limits.ts'
import type { Job } from './check-process.ts'
import { BYTES_FD, CHECK_STDIO, REASON_FD } from './pipes.ts'

it('ends a check that exceeds its limits after the portal was killed', async () => {
  const limits = { ...CHECK_LIMITS, cpuMs: 1 }
  const child = fork(path.join(import.meta.dirname, 'check-child.ts'), [JSON.stringify(limits)], {
    serialization: 'advanced',
    stdio: [...CHECK_STDIO],
    execArgv: [],
  })
  // Listened for at once: on a busy machine the process may end before the last of the steps below.
  const ended = once(child, 'exit')
  await Promise.race([once(child, 'message'), ended])
  const pipes: readonly unknown[] = child.stdio
  const [reasons, input] = [pipes[REASON_FD], pipes[BYTES_FD]]
  if (!(reasons instanceof Socket && input instanceof Socket)) throw new Error('The process has no pipes.')
  // What the system does to the pipe of a process that is killed.
  reasons.destroy()
  input.on('error', () => undefined)
  // Long enough that only the watchdog can end it: the process does not look at its channel while it checks.
  const bytes = aPdf({ body: '9 '.repeat(20_000_000) })
  if (child.connected) child.send({ name: 'checkPdf', options: {}, byteLength: bytes.byteLength } satisfies Job)
  input.write(bytes)
  const [code, signal] = await ended
  expect({ code, signal }).toEqual({ code: null, signal: 'SIGKILL' })
})
