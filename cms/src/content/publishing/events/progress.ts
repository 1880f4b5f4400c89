import type { Position, Release } from '../../../publishing/release/release.ts'

/** Up to which event a release contains all changes; stored with its pages, so that a restart can continue there. */
export class Progress {
  private readonly release: Release
  /** The last event before the first unfinished one; null before the first event. */
  private contained: Position | null = null
  /** The events after it, in order. */
  private begun: { event: Position; isFinished: boolean }[] = []
  /** Whether the release contains everything before the first unfinished event. */
  private isComplete = false
  private stored: Position | null = null
  private isStoring = false

  constructor(release: Release) {
    this.release = release
  }

  /** The last event that the release contains; null if it is not complete. */
  async read(): Promise<Position | null> {
    return this.release.complete ? this.release.readProgress() : null
  }

  /** Counts from an event; the release need not contain the ones before until `complete`. */
  startAt(event: Position | null): void {
    this.isComplete = false
    this.contained = event
    this.begun = []
  }

  /** Events begin in the order of their numbers. */
  begin({ sequence, key }: Position): void {
    this.begun.push({ event: { sequence, key }, isFinished: false })
  }

  async end(sequence: number): Promise<void> {
    const ended = this.begun.find(({ event }) => event.sequence === sequence)
    if (ended) ended.isFinished = true
    while (this.begun[0]?.isFinished) this.contained = this.begun.shift()?.event ?? null
    await this.store()
  }

  async complete(): Promise<void> {
    this.isComplete = true
    await this.store()
  }

  /** The number of the last event that the release contains; null while it is not complete. */
  get current(): number | null {
    return this.isComplete ? (this.contained?.sequence ?? 0) : null
  }

  /** Writes the progress; events that end meanwhile share the next write. */
  private async store(): Promise<void> {
    if (this.isStoring) return
    this.isStoring = true
    try {
      while (this.isComplete && this.contained !== null && this.stored !== this.contained) {
        const { contained } = this
        await this.release.writeProgress(contained)
        this.stored = contained
      }
    } finally {
      this.isStoring = false
    }
  }
}
