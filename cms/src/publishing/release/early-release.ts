import { statSync } from 'node:fs'
import { NewestEvent } from './newest-event.ts'
import { PageAddresses } from './page-address.ts'
import type { Release, ReleasePointer } from './release.ts'

interface EarlyReleaseOptions {
  pointer: ReleasePointer
  /** That of this build. */
  releaseId: string
  /** The SQLite file with the events. */
  database: string
}

/** A release that was served before the process started, and what of it may be served before the portal is open. (decision 0074) */
export class EarlyRelease {
  readonly release: Release
  private readonly addresses: PageAddresses
  private readonly events: NewestEvent | null

  private constructor(release: Release, events: NewestEvent | null) {
    this.release = release
    this.events = events
    this.addresses = new PageAddresses(release.directory)
  }

  /** Null if there is no complete release, or no database. The pages of another build's release are not served. */
  static async open({ pointer, releaseId, database }: EarlyReleaseOptions): Promise<EarlyRelease | null> {
    const release = await pointer.read()
    if (release === null || !statSync(database, { throwIfNoEntry: false })?.size) return null
    const isTrusted = release.id === releaseId && release.hasAddresses
    return new EarlyRelease(release, isTrusted ? openEvents(database) : null)
  }

  /**
   * The path of the page at an address; null if it is not known, or if the database has an event that the release does not
   * contain, or lacks the one that it contains, or if a change of all pages has outdated it.
   */
  pathAt(pathname: string): string | null {
    const contained = this.release.readProgressNow()
    if (contained === null || this.newestKey() !== contained.key || this.release.outdated.isSetNow()) return null
    return this.addresses.pathAt(pathname, contained.key)
  }

  close(): void {
    this.events?.close()
  }

  /** Null if the database does not tell. */
  private newestKey(): string | null {
    try {
      return this.events?.read()?.key ?? null
    } catch {
      return null
    }
  }
}

function openEvents(database: string): NewestEvent | null {
  try {
    return new NewestEvent(database)
  } catch {
    return null
  }
}
