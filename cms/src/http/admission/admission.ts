import type { PriorityClass } from '@pravesh/shared/platform/priority'
import { ConcurrencyLimit } from './concurrency-limit.ts'
import { Lane, type Work } from './lane.ts'
import { Turns } from './turns.ts'

/** Every class that may have to wait. */
export type WaitingClass = Exclude<PriorityClass, 'first'>

interface Rules {
  /** The most that the class may have of the limit. */
  share: number
  /** Classes that go before this one, which may only have what they leave of the limit. */
  after: readonly WaitingClass[]
}

/**
 * Hashes of passwords and checks of files have threads and processes of their own, so these leave others their part. More
 * logins at once would only wait for each other's hashes (0.1 s each), after they have written their attempt to the
 * database.
 */
const RULES: Readonly<Record<WaitingClass, Rules>> = {
  'sign-in': { share: 0.15, after: [] },
  uploads: { share: 0.5, after: [] },
  students: { share: 1, after: [] },
  staff: { share: 0.5, after: ['students'] },
  exports: { share: 0.125, after: ['students', 'staff'] },
}

const CLASSES = Object.keys(RULES) as WaitingClass[]
const REVERSED = CLASSES.toReversed()
const TICK_MS = 20

/** One of so many requests comes from the last class that waits, so that none stands still. */
const REQUESTS = 8

interface AdmissionOptions {
  /** Milliseconds that never go back. */
  now?: () => number
  limit?: Pick<ConcurrencyLimit, 'current' | 'observe'>
  /** Calls back in the next turn of the event loop. */
  inNextTurn?: (callback: () => void) => void
  /** Number of connections that the server has accepted. */
  accepted?: () => number
}

export interface LaneState {
  priority: WaitingClass
  waiting: number
  refused: number
}

/**
 * Admits requests by class and measured delay, so that an overloaded portal answers those that it admits in time and
 * asks others to come back. (decision 72)
 */
export class Admission {
  private readonly limit: Pick<ConcurrencyLimit, 'current' | 'observe'>
  private readonly lanes = new Map(CLASSES.map((priority) => [priority, new Lane()]))
  private readonly now: () => number
  private readonly turns: Turns
  private count = 0
  private ticks: NodeJS.Timeout | null = null

  constructor({
    now = () => performance.now(),
    limit = new ConcurrencyLimit(),
    inNextTurn = setImmediate,
    accepted = () => 0,
  }: AdmissionOptions = {}) {
    this.now = now
    this.limit = limit
    this.turns = new Turns({
      now,
      inNextTurn,
      waiting: () => this.waitingCount,
      accepted,
      beginNext: () => this.admitNext(),
    })
  }

  /** Returns true if the request may begin; otherwise resolves to whether it may. `leave` must follow in any case. */
  enter(priority: WaitingClass, work: Work): true | Promise<boolean> {
    const lane = this.lane(priority)
    const now = this.now()
    if (!this.turns.isTaken && this.hasPlace(priority, now)) {
      lane.start(work, now)
      this.turns.plan()
      return true
    }
    const decision = lane.wait(work, now)
    this.ticks ??= this.startTicks()
    return decision
  }

  leave(priority: WaitingClass, work: Work): void {
    this.lane(priority).leave(work)
    if (this.waitingCount > 0) this.turns.plan()
  }

  retryAfterSeconds(priority: WaitingClass): number {
    return this.lane(priority).retryAfterSeconds(this.now())
  }

  get currentLimit(): number {
    return this.limit.current
  }

  get states(): LaneState[] {
    return CLASSES.map((priority) => {
      const { waitingCount, refused } = this.lane(priority)
      return { priority, waiting: waitingCount, refused }
    })
  }

  stop(): void {
    if (this.ticks !== null) clearInterval(this.ticks)
    this.ticks = null
  }

  private startTicks(): NodeJS.Timeout {
    let last = this.now()
    const tick = () => {
      const now = this.now()
      this.tick(now - last - TICK_MS)
      last = now
    }
    return setInterval(tick, TICK_MS).unref()
  }

  private tick(delayMs: number): void {
    this.limit.observe(delayMs)
    const now = this.now()
    for (const lane of this.lanes.values()) lane.refuseLate(now)
    if (this.waitingCount === 0) this.stop()
    else this.turns.plan()
  }

  private get waitingCount(): number {
    return [...this.lanes.values()].reduce((sum, { waitingCount }) => sum + waitingCount, 0)
  }

  /** Admits the first request, by class, that has a place. */
  private admitNext(): boolean {
    const now = this.now()
    this.count = (this.count + 1) % REQUESTS
    return (this.count === 0 ? REVERSED : CLASSES).some((priority) => {
      const lane = this.lane(priority)
      return lane.waitingCount > 0 && this.hasPlace(priority, now) && lane.admitNext(now)
    })
  }

  private hasPlace(priority: WaitingClass, now: number): boolean {
    const { after } = RULES[priority]
    const running = [priority, ...after].reduce((sum, one) => sum + this.lane(one).runningCount, 0)
    return running < this.most(priority) || this.places(priority, now) > 0
  }

  /** How many requests may begin now. A class whose turn never comes may still do one at a time. */
  private places(priority: WaitingClass, now: number): number {
    const own = this.lane(priority).busyCount(now)
    const before = RULES[priority].after.reduce((sum, one) => sum + this.lane(one).busyCount(now), 0)
    const left = Math.min(this.most(priority), this.limit.current - before) - own
    return own === 0 ? Math.max(1, left) : left
  }

  private most(priority: WaitingClass): number {
    return Math.max(1, Math.floor(this.limit.current * RULES[priority].share))
  }

  private lane(priority: WaitingClass): Lane {
    const lane = this.lanes.get(priority)
    if (lane === undefined) throw new Error(`There is no class ${priority}.`)
    return lane
  }
}
