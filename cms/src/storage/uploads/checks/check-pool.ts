import { availableParallelism } from 'node:os'
import { Semaphore } from '../../../foundation/concurrency/semaphore.ts'
import { Turns } from '../../../foundation/concurrency/turns.ts'
import { fileCheck } from '../../../foundation/metrics/measured.ts'
import { tooManyUploads, uploadsBusy } from '../uploads-busy.ts'
import { CHECK_LIMITS, CheckFailed, type CheckLimits } from './check-limits.ts'
import { CheckProcess } from './check-process.ts'
import type { Input, OperationName, Result } from './operations.ts'

interface CheckPoolOptions {
  /** Processes, and checks that may wait for one. */
  processes?: number
  waiting?: number
  limits?: CheckLimits
}

/** Two, but on a machine with two cores one stays free for requests. */
const PROCESSES = Math.max(1, Math.min(2, availableParallelism() - 1))

/** Files of one person that may wait while another of theirs is checked: all documents of an application. */
const MAX_WAITING_FILES = 15
/** All pages of the longest PDF, which a browser may ask for at once. */
const MAX_WAITING_PAGES = 100

/** A process is replaced after so many checks, or when it holds more memory than this afterwards. */
const MAX_USES = 500
const MAX_IDLE_BYTES = 350_000_000

/** What is shown or printed. It does not wait behind files that the applicant is sending, and is not refused for them. */
const DRAWING: ReadonlySet<OperationName> = new Set(['describePdf', 'drawPage', 'fitPicture'])

interface Slot {
  process: CheckProcess
  uses: number
}

/**
 * Checks uploaded files in processes of their own, so that no file can stop the portal or fill its memory. Processes
 * start when they are first needed, stay, and are replaced when a file ended one. (decision 0054)
 */
export class CheckPool {
  private readonly limits: CheckLimits
  private readonly slots: Semaphore
  private readonly files = new Turns({ waiting: MAX_WAITING_FILES, full: tooManyUploads })
  private readonly pages = new Turns({ waiting: MAX_WAITING_PAGES, full: tooManyUploads })
  private idle: Slot[] = []
  private readonly all = new Set<CheckProcess>()
  private stopped = false

  constructor({ processes = PROCESSES, waiting = 200, limits = CHECK_LIMITS }: CheckPoolOptions = {}) {
    this.limits = limits
    this.slots = new Semaphore({ atOnce: processes, waiting, full: uploadsBusy })
  }

  /**
   * Runs one operation, after the earlier ones of the same person, e.g. `student:ID`. Throws CheckFailed when the file
   * exceeds a limit, and a Problem: 429 when too many files of the person wait, 503 when too many wait in all or the machine
   * is too busy to check this one in time.
   */
  run<Name extends OperationName>(name: Name, input: Input<Name>, person: string): Promise<Result<Name>> {
    const turns = DRAWING.has(name) ? this.pages : this.files
    const check = () => this.slots.run(() => this.attempt(name, input))
    return fileCheck({ operation: name, run: () => turns.run(person, check) })
  }

  /** Checks that run, and those that wait. */
  get load(): { checking: number; waiting: number } {
    return { checking: this.slots.runningCount, waiting: this.slots.waitingCount }
  }

  /** Starts a process, so that the first file does not wait for it. Never throws. */
  async warmUp(): Promise<void> {
    await this.slots.run(() => this.using((process) => process.warmUp())).catch(() => {})
  }

  /** Ends all processes. Running checks fail. */
  stop(): void {
    this.stopped = true
    this.idle = []
    for (const process of this.all) process.kill()
  }

  private async attempt<Name extends OperationName>(name: Name, input: Input<Name>): Promise<Result<Name>> {
    const check = () => this.using((process) => process.run(name, input))
    try {
      // A crash may have nothing to do with the file, so it gets a second chance.
      return await check().catch((error: unknown) => (isFailure(error, 'crash') ? check() : Promise.reject(error)))
    } catch (error) {
      throw isFailure(error, 'elapsed') ? uploadsBusy() : error
    }
  }

  private async using<T>(work: (process: CheckProcess) => Promise<T>): Promise<T> {
    const slot = this.take()
    try {
      return await work(slot.process)
    } finally {
      this.giveBack({ ...slot, uses: slot.uses + 1 })
    }
  }

  private take(): Slot {
    if (this.stopped) throw uploadsBusy()
    for (let slot = this.idle.pop(); slot; slot = this.idle.pop()) {
      if (slot.process.isUsable) return slot
      this.all.delete(slot.process)
    }
    const process = new CheckProcess(this.limits)
    this.all.add(process)
    return { process, uses: 0 }
  }

  private giveBack({ process, uses }: Slot): void {
    if (process.isUsable && !this.stopped && uses < MAX_USES && process.memoryBytes < MAX_IDLE_BYTES) {
      this.idle.push({ process, uses })
      return
    }
    process.kill()
    this.all.delete(process)
  }
}

function isFailure(error: unknown, failure: CheckFailed['failure']): boolean {
  return error instanceof CheckFailed && error.failure === failure
}
