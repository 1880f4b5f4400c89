const LEAST = 4
const MOST = 64
const FIRST = 32

/** Delays of the event loop, in milliseconds, below which the limit rises and above which it falls. */
const SHORT_MS = 25
const LONG_MS = 50

/**
 * How many requests are worked on at once: additive increase and multiplicative decrease by the delay of the event loop,
 * as TCP does by the loss of packets.
 */
export class ConcurrencyLimit {
  private value = FIRST

  get current(): number {
    return Math.floor(this.value)
  }

  /** Takes a delay into account that was measured while requests waited. */
  observe(delayMs: number): void {
    if (delayMs > LONG_MS) this.value = Math.max(LEAST, this.value * 0.9)
    else if (delayMs < SHORT_MS) this.value = Math.min(MOST, this.value + 0.5)
  }
}
