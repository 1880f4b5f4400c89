import { type EventLoopUtilization, performance } from 'node:perf_hooks'

/** Event loop time of a slice, in milliseconds. Far below the 200 ms that a request may wait, for slower machines. */
const TARGET_MS = 20

/** Bounds on the number of records in a slice. */
export interface SizeBounds {
  min: number
  max: number
}

/** For slices whose records are read into memory. */
const READ: SizeBounds = { min: 25, max: 500 }

/**
 * Number of records in the next slice of a long task. It follows the time for which the event loop was busy since the slice
 * before, so that wide records and other work make slices smaller, and waiting for a database or a client does not.
 */
export class SliceSize {
  size: number
  private readonly bounds: SizeBounds
  private before: EventLoopUtilization = performance.eventLoopUtilization()

  constructor(bounds = READ) {
    this.bounds = bounds
    this.size = bounds.min * 2
  }

  /** Called after each slice. */
  adapt(): void {
    const now = performance.eventLoopUtilization()
    const { active } = performance.eventLoopUtilization(now, this.before)
    this.before = now
    this.size = nextSize(this.size, active, this.bounds)
  }
}

/** The size after a slice of `size` records that took `ms`. */
export function nextSize(size: number, ms: number, { min, max } = READ): number {
  if (ms < TARGET_MS / 2) return Math.min(max, size * 2)
  return Math.max(min, Math.min(max, Math.round((size * TARGET_MS) / ms)))
}
