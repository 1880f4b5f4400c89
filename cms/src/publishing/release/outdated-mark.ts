import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The note of a release that any of its pages may be older than a change of all pages. A process that starts finds it. */
export class OutdatedMark {
  private readonly file: string
  private isKnownSet: boolean | null = null

  constructor(directory: string) {
    this.file = path.join(directory, '.outdated')
  }

  /** For the process to which the release belongs. */
  get isSet(): boolean {
    this.isKnownSet ??= this.isSetNow()
    return this.isKnownSet
  }

  isSetNow(): boolean {
    return existsSync(this.file)
  }

  /** Comes before the event of the change counts as contained. */
  set(): void {
    writeFileSync(this.file, '')
    this.isKnownSet = true
  }

  clear(): void {
    rmSync(this.file, { force: true })
    this.isKnownSet = false
  }
}
