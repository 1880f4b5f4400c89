import { FairQueue } from './fair-queue.ts'
import { RecentCount } from './recent-count.ts'

/** A request, as admission sees it. */
export interface Work {
  /** The group of the client's address. */
  client: string
  /** Whether the portal works on it: its body has arrived and its response has not begun. */
  isAtWork: () => boolean
}

interface Waiting {
  work: Work
  since: number
  decide: (isAdmitted: boolean) => void
}

/**
 * A burst may wait this long. A queue that is not empty by then is a standing one, which makes all requests late without
 * serving more of them, so that its requests may wait for a shorter time.
 */
const BURST_MS = 1500
const STANDING_MS = 250

const MAX_WAITING = 1000

/** Work that takes longer waits for something else than the portal, such as a courier, and has no part in the limit. */
const LONGEST_WORK_MS = 2000

const RETRY_SECONDS = { least: 2, most: 30 }

/** The requests of one priority class: those under way, and those that wait. */
export class Lane {
  refused = 0
  private readonly running = new Map<Work, number>()
  private readonly queue = new FairQueue<Waiting>()
  private readonly waiting = new Map<Work, Waiting>()
  private readonly served = new RecentCount()
  private readonly turnedAway = new RecentCount()
  private emptyAt = 0

  get waitingCount(): number {
    return this.queue.size
  }

  get runningCount(): number {
    return this.running.size
  }

  /** The requests that the portal works on. */
  busyCount(now: number): number {
    let count = 0
    for (const [work, since] of this.running) if (now - since < LONGEST_WORK_MS && work.isAtWork()) count += 1
    return count
  }

  start(work: Work, now: number): void {
    this.running.set(work, now)
    this.served.add(now)
  }

  /** Resolves to whether the request is admitted. */
  wait(work: Work, now: number): Promise<boolean> {
    if (this.queue.size === 0) this.emptyAt = now
    if (this.queue.size >= MAX_WAITING) {
      this.countRefusal(now)
      return Promise.resolve(false)
    }
    return new Promise((decide) => {
      const entry = { work, since: now, decide }
      this.waiting.set(work, entry)
      this.queue.add(work.client, entry)
    })
  }

  /** Admits the next waiting request; false if there is none. */
  admitNext(now: number): boolean {
    const entry = this.queue.next()
    if (entry === null) return false
    this.waiting.delete(entry.work)
    this.start(entry.work, now)
    entry.decide(true)
    return true
  }

  /** Refuses what has waited for too long, by the age of the queue, as CoDel does. */
  refuseLate(now: number): void {
    if (this.queue.size === 0) {
      this.emptyAt = now
      return
    }
    if (now - this.emptyAt <= BURST_MS) return
    for (const { work, decide } of this.queue.removeAll(({ since }) => now - since > STANDING_MS)) {
      this.waiting.delete(work)
      this.countRefusal(now)
      decide(false)
    }
  }

  /** Forgets a request whose response has ended, or whose client has left. */
  leave(work: Work): void {
    this.running.delete(work)
    const entry = this.waiting.get(work)
    if (entry === undefined) return
    this.waiting.delete(work)
    this.queue.remove(work.client, entry)
    entry.decide(false)
  }

  /** The seconds after which to try again: what serving all that were refused in the last ten seconds takes. */
  retryAfterSeconds(now: number): number {
    const { least, most } = RETRY_SECONDS
    const perSecond = this.served.perSecond(now)
    const seconds = perSecond === 0 ? most : Math.ceil(this.turnedAway.total(now) / perSecond)
    return Math.min(most, Math.max(least, seconds))
  }

  private countRefusal(now: number): void {
    this.refused += 1
    this.turnedAway.add(now)
  }
}
