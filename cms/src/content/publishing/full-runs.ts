/** One run over all pages. */
export interface FullRun {
  /** Whether it leaves time to others, because nothing waits for it. */
  isPaced: boolean
  /** Whether another run was asked for, which begins in its place. */
  isVoid: boolean
}

/** Runs over all pages, one at a time. */
export class FullRuns {
  private readonly publish: (run: FullRun) => Promise<boolean>
  private current: FullRun | null = null
  private running: Promise<boolean> | null = null

  constructor(publish: (run: FullRun) => Promise<boolean>) {
    this.publish = publish
  }

  /**
   * Resolves when every page has been published since this call, or with false if the publisher stopped first. A run under way
   * begins again, at the faster pace of both.
   */
  run({ isPaced }: Pick<FullRun, 'isPaced'>): Promise<boolean> {
    if (this.current) {
      this.current.isVoid = true
      this.current.isPaced &&= isPaced
    }
    this.running ??= this.untilValid(isPaced)
    return this.running
  }

  /** Resolves when no run is under way. */
  async whenOver(): Promise<void> {
    await this.running?.catch(() => undefined)
  }

  private async untilValid(isPaced: boolean): Promise<boolean> {
    try {
      for (let run = { isPaced, isVoid: false }; ; run = { ...run, isVoid: false }) {
        this.current = run
        const isWhole = await this.publish(run)
        if (!run.isVoid) return isWhole
      }
    } finally {
      // At once: a call after the last look at `isVoid` begins a run of its own.
      this.current = null
      this.running = null
    }
  }
}
