/** How long the beginnings of a turn may take, in milliseconds: as long as the rest of the turn, within these bounds. */
const LEAST_MS = 5
const MOST_MS = 50

const AT_ONCE = 32

/** How long connections are accepted before requests begin, in milliseconds. */
const ACCEPTING_MS = 100

interface TurnsOptions {
  /** Milliseconds that never go back. */
  now: () => number
  /** Calls back in the next turn of the event loop, in the order of the calls. */
  inNextTurn: (callback: () => void) => void
  waiting: () => number
  /** Number of connections that were accepted so far. */
  accepted: () => number
  /** Begins the next request; false if none has a place. */
  beginNext: () => boolean
}

/**
 * Spreads the beginnings of requests over turns of the event loop. With SQLite most requests are answered in the turn in
 * which they begin. If all that have arrived did so in one turn, the queue would stand unseen in the sockets, and health
 * checks behind it.
 *
 * Node accepts one connection in each turn. While some arrive, turns begin nothing for a tenth of a second: otherwise the last of
 * a thousand connections would wait for a thousand turns of work, whatever the class of its request.
 */
export class Turns {
  private readonly options: TurnsOptions
  private isPlanned = false
  private endedAt = 0
  private budgetEnd = 0
  /** Whether a request with a place may still wait. */
  private mayGoOn = false
  private accepted = 0
  /** Since when turns have begun nothing; null if the last one did not have to wait. */
  private acceptingSince: number | null = null

  constructor(options: TurnsOptions) {
    this.options = options
  }

  /** Whether the next turn is to begin requests, so that one that arrives has to wait for it. */
  get isTaken(): boolean {
    return this.isPlanned
  }

  plan(): void {
    if (this.isPlanned) return
    this.isPlanned = true
    const { inNextTurn, waiting } = this.options
    inNextTurn(() => this.start())
    // A callback for each, because what a request does at once runs between them.
    const count = Math.min(waiting(), AT_ONCE)
    for (let place = 0; place < count; place++) inNextTurn(() => this.begin())
    this.mayGoOn = count === 0
    inNextTurn(() => this.end())
  }

  private start(): void {
    const now = this.options.now()
    if (this.isAccepting(now)) {
      this.budgetEnd = now
      this.mayGoOn = true
    } else {
      this.acceptingSince = null
      this.budgetEnd = now + Math.min(MOST_MS, Math.max(LEAST_MS, now - this.endedAt))
    }
  }

  private isAccepting(now: number): boolean {
    const accepted = this.options.accepted()
    const isMore = accepted !== this.accepted
    this.accepted = accepted
    if (!isMore) return false
    this.acceptingSince ??= now
    return now - this.acceptingSince < ACCEPTING_MS
  }

  private begin(): void {
    if (this.options.now() < this.budgetEnd && this.options.beginNext()) this.mayGoOn = true
  }

  private end(): void {
    if (this.acceptingSince === null) this.endedAt = this.options.now()
    this.isPlanned = false
    // What waits for a place is planned when another one leaves.
    if (this.mayGoOn && this.options.waiting() > 0) this.plan()
  }
}
