const SECONDS = 10

/** Counts events of the last ten seconds. */
export class RecentCount {
  private readonly bySecond = new Map<number, number>()

  add(nowMs: number): void {
    const second = Math.floor(nowMs / 1000)
    this.bySecond.set(second, (this.bySecond.get(second) ?? 0) + 1)
    for (const known of this.bySecond.keys()) if (known <= second - SECONDS) this.bySecond.delete(known)
  }

  total(nowMs: number): number {
    const oldest = Math.floor(nowMs / 1000) - SECONDS
    return [...this.bySecond].reduce((sum, [second, count]) => (second > oldest ? sum + count : sum), 0)
  }

  perSecond(nowMs: number): number {
    return this.total(nowMs) / SECONDS
  }
}
