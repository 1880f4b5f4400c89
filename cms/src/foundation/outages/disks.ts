import { diskFault } from './disk-fault.ts'

/** How long a result is used, in milliseconds, so that probes and scrapes do not write more often. */
const SHARED_MS = 2000

/** The folders that a portal writes to, by name. */
export class Disks {
  private readonly folders: readonly (readonly [name: string, folder: string])[]
  private last: { at: number; faults: Promise<ReadonlyMap<string, string | null>> } | null = null

  constructor(folders: Readonly<Record<string, string>>) {
    this.folders = Object.entries(folders)
  }

  /** Why each folder cannot be written to, or null; at most two seconds old. */
  faults(): Promise<ReadonlyMap<string, string | null>> {
    const now = performance.now()
    if (this.last === null || now - this.last.at > SHARED_MS) this.last = { at: now, faults: this.read() }
    return this.last.faults
  }

  /** A sentence that names the first folder that cannot be written to; null if there is none. */
  async reason(): Promise<string | null> {
    for (const [name, fault] of await this.faults()) {
      if (fault !== null) return `The ${name} folder cannot be written to: ${fault}.`
    }
    return null
  }

  private async read(): Promise<ReadonlyMap<string, string | null>> {
    return new Map(
      await Promise.all(this.folders.map(async ([name, folder]) => [name, await diskFault(folder)] as const)),
    )
  }
}
