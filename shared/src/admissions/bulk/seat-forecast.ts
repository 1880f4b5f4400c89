import type { Seats } from '../status/seats.ts'

/**
 * Counts the seats that a run would take, so that its forecast refuses what the run itself leaves no seat for. Applications come
 * in the order in which the run decides them.
 */
export class SeatForecast {
  private readonly free = new Map<string, number>()

  /** Whether the seats of an intake were added. */
  knows(intake: string): boolean {
    return this.free.has(intake)
  }

  /** Adds an intake as it is before the run. */
  add(intake: string, { approved, total }: Seats): void {
    this.free.set(intake, total === null ? Number.POSITIVE_INFINITY : Math.max(0, total - approved))
  }

  /** Takes a seat; false if none is free. */
  take(intake: string): boolean {
    const free = this.free.get(intake) ?? 0
    if (free < 1) return false
    this.free.set(intake, free - 1)
    return true
  }
}
