import type { ChildProcess } from 'node:child_process'
import { Socket } from 'node:net'
import { setPriority } from 'node:os'
import path from 'node:path'
import { cmsSource } from '../../../foundation/directories.ts'
import { CheckFailed, type CheckLimits, type Failure } from './check-limits.ts'
import type { Input, OperationName, Result } from './operations.ts'
import { BYTES_FD, CHECK_STDIO, REASON_FD } from './pipes.ts'

/** What is sent to `check-child.ts` before the bytes of the file. */
export interface Job {
  name: OperationName
  /** The input of the operation without its bytes. */
  options: object
  byteLength: number
}

/** A reply of `check-child.ts`. */
interface Reply {
  ready?: true
  value?: unknown
  error?: string
  memoryBytes?: number
}

const CHILD = path.join(cmsSource, 'storage/uploads/checks/check-child.ts')

/** For JavaScript's own objects. Bytes of pictures and pages are outside it; the watchdog counts them. */
const HEAP_MB = 256

/** Below the portal's priority: requests come first when the processor is busy. */
const NICENESS = 5

const START_MS = 60_000

/** Not an import, because Next's compiler would resolve the path of the program and fail. */
const { fork } = process.getBuiltinModule('node:child_process')

/**
 * A process that checks one file at a time. It may read files and nothing else, has no settings in its environment, and
 * ends when a check exceeds a limit. Does not keep the portal's process alive while it is idle.
 */
export class CheckProcess {
  private readonly child: ChildProcess
  private readonly limits: CheckLimits
  private readonly ready: Promise<Reply>
  private reason = ''
  private pending: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | null = null
  private timer: NodeJS.Timeout | undefined
  /** False once the process has ended or is being ended. */
  isUsable = true
  /** Resident memory after the last check, in bytes. */
  memoryBytes = 0

  constructor(limits: CheckLimits) {
    this.limits = limits
    this.child = fork(CHILD, [JSON.stringify(limits)], {
      serialization: 'advanced',
      stdio: [...CHECK_STDIO],
      env: { NODE_ENV: 'production' },
      execArgv: [
        `--max-old-space-size=${HEAP_MB}`,
        '--permission',
        '--allow-fs-read=*',
        '--allow-addons',
        '--allow-worker',
      ],
    })
    this.child.on('message', (reply: Reply) => this.finish({ reply }))
    // `close` comes after `exit`, when the reason has been read.
    this.child.on('close', () => this.end(failureOf(this.reason)))
    this.child.on('error', () => this.end('crash'))
    this.pipe(REASON_FD).on('data', (text: Buffer) => {
      this.reason += text.toString()
    })
    // The process may end before it has read all bytes. `close` follows.
    this.pipe(BYTES_FD).on('error', () => {})
    this.ready = this.wait(START_MS, () => {})
    // A failed start is reported to the first check.
    this.ready.catch(() => {})
  }

  /** Runs one operation. Throws CheckFailed, after which the process is not usable; other errors are bugs. */
  async run<Name extends OperationName>(name: Name, input: Input<Name>): Promise<Result<Name>> {
    await this.ready
    const { value, error, memoryBytes = 0 } = await this.wait(this.limits.elapsedMs, () => this.send(name, input))
    this.memoryBytes = memoryBytes
    if (error !== undefined) throw new Error(`The operation ${name} failed in its process: ${error}`)
    return value as Result<Name>
  }

  /** Resolves when the process is ready for its first check. */
  async warmUp(): Promise<void> {
    await this.ready
  }

  kill(): void {
    this.isUsable = false
    this.child.kill('SIGKILL')
  }

  private send<Name extends OperationName>(name: Name, { bytes, ...options }: Input<Name>): void {
    this.child.send({ name, options, byteLength: bytes.byteLength } satisfies Job)
    this.pipe(BYTES_FD).write(bytes)
  }

  /** Does not keep the portal's process alive. */
  private pipe(fd: number): Socket {
    const pipe = this.child.stdio[fd]
    if (!(pipe instanceof Socket)) throw new Error(`The process of a check has no pipe ${fd}.`)
    return pipe.unref()
  }

  private wait(limitMs: number, start: () => void): Promise<Reply> {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>()
    if (!this.isUsable) return Promise.reject(new CheckFailed('crash'))
    this.pending = { resolve, reject }
    this.hold(true)
    this.timer = setTimeout(() => {
      this.reason ||= 'elapsed'
      this.kill()
    }, limitMs)
    start()
    return promise
  }

  private finish(outcome: { reply: Reply } | { error: Error }): void {
    clearTimeout(this.timer)
    this.hold(false)
    const { pending } = this
    this.pending = null
    if ('error' in outcome) pending?.reject(outcome.error)
    else pending?.resolve(outcome.reply)
    if ('reply' in outcome && outcome.reply.ready) this.lowerPriority()
  }

  private end(failure: Failure): void {
    this.isUsable = false
    this.finish({ error: new CheckFailed(failure) })
  }

  private hold(alive: boolean): void {
    const handles = [this.child, this.child.channel]
    for (const handle of handles) alive ? handle?.ref() : handle?.unref()
  }

  private lowerPriority(): void {
    try {
      if (this.child.pid !== undefined) setPriority(this.child.pid, NICENESS)
    } catch {
      // A system without priorities, or a process that has just ended.
    }
  }
}

function failureOf(reason: string): Failure {
  return reason === 'cpu' || reason === 'memory' || reason === 'elapsed' ? reason : 'crash'
}
