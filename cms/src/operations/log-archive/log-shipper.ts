import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Storage } from '../../storage/storage.ts'
import { fileHash } from '../backup/file-hash.ts'
import { baseName, generationsIn, newGeneration, segmentName, segmentsOf } from './archive.ts'
import { copyOut } from './copy-out.ts'
import { HeldLog } from './held-log.ts'
import { LogFile, LogGap, type LogPosition } from './log-file.ts'
import { packBase } from './pack-base.ts'
import { describeSegment, writeSegment } from './segment.ts'

/** SQLite restarts its log when it is this long: four megabytes, as without an archive. */
const RESTART_FRAMES = 1000

/** A restoration applies the segments of a generation one after the other. */
const MAX_SEGMENTS = 10_000
const MAX_AGE_MS = 24 * 3_600_000

/** A log that cannot be shipped or restarted grows no longer than this, or it would fill the disk of the portal. */
const MAX_HELD_BYTES = 512 * 1024 * 1024

/** How often portals learn until when everything is in the archive. */
const RECORD_MS = 30_000

interface Generation {
  name: string
  startedAt: Date
  /** What is in the archive. */
  position: LogPosition
  segments: number
  /** SHA-256 of the newest segment. */
  previous: string | null
}

interface ShipperOptions {
  /** The SQLite file. */
  file: string
  archive: Storage
  /** A folder for files on their way to the archive. */
  scratch: string
  report: (line: string) => void
  now?: () => Date
  maxHeldBytes?: number
}

/**
 * Ships the write-ahead log of an SQLite file to an archive, transaction by transaction. What it ships, and in which order, is
 * in the README of this folder.
 */
export class LogShipper {
  /** Until when everything is in the archive. */
  shippedUntil: Date | null = null
  private readonly options: Required<ShipperOptions>
  private readonly held: HeldLog
  private readonly log: LogFile
  private generation: Generation | null = null
  private isFirst = true
  private recordedAt: Date | null = null

  constructor(options: ShipperOptions) {
    this.options = { now: () => new Date(), maxHeldBytes: MAX_HELD_BYTES, ...options }
    this.held = new HeldLog(options.file)
    this.log = new LogFile(options.file)
  }

  /** Ships what was committed since the last call, or begins a new generation. Rejects if the archive cannot be reached, or if the log is too long. */
  async ship(): Promise<void> {
    const until = this.options.now()
    try {
      this.generation ??= await this.continued()
      if (this.generation === null || this.isOld(this.generation, until)) await this.begin(until)
      else await this.shipSegment(this.generation, until)
      this.shippedUntil = until
      await this.restartIfLong()
      this.record()
    } catch (error) {
      if (!(error instanceof LogGap)) throw error
      this.giveUp(`${error.message} A new generation begins.`)
    } finally {
      await this.limitHeld()
    }
  }

  async close(): Promise<void> {
    if (this.shippedUntil !== null) this.held.recordShipped(this.shippedUntil)
    await this.log.close()
    this.held.close()
  }

  private isOld({ startedAt, segments }: Generation, now: Date): boolean {
    return segments >= MAX_SEGMENTS || now.getTime() - startedAt.getTime() >= MAX_AGE_MS
  }

  /** The newest generation, if the log still follows its last segment. */
  private async continued(): Promise<Generation | null> {
    if (!this.isFirst) return null
    this.isFirst = false
    const { archive, report } = this.options
    const name = (await generationsIn(archive)).at(-1)
    const segments = name === undefined ? [] : ((await segmentsOf(archive, name)) ?? [])
    const [first, last] = [segments[0], segments.at(-1)]
    if (name === undefined || first === undefined || last === undefined) return null
    this.held.hold()
    const copy = await this.scratchCopy(last.name)
    if (copy === null) return null
    const { position } = await describeSegment(copy.open())
    if (!(await this.log.has(position))) return null
    report(`The log follows ${last.name} in the archive.`)
    return { name, startedAt: first.at, position, segments: segments.length, previous: copy.hash }
  }

  private scratchCopy(name: string) {
    return copyOut({ archive: this.options.archive, name, to: this.scratch('last-segment') })
  }

  /** Copies the whole database. What was written meanwhile is the first segment. */
  private async begin(startedAt: Date): Promise<void> {
    const { archive, report } = this.options
    this.generation = null
    const name = newGeneration(startedAt)
    // Nothing is copied for an archive that cannot be reached.
    await archive.stat(baseName(name))
    // A log that is empty has no position.
    this.held.touch()
    this.held.hold()
    const position = await this.endOfLog()
    const [copy, packed] = [this.scratch('base.db'), this.scratch('base.db.zst')]
    await this.held.copy(copy)
    await packBase(copy, packed)
    await archive.put(baseName(name), { path: packed })
    this.held.touch()
    const generation = { name, startedAt, position, segments: 0, previous: null }
    await this.shipSegment(generation, this.options.now())
    this.generation = generation
    report(`Generation ${name} begins.`)
  }

  private async endOfLog(): Promise<LogPosition> {
    const start = await this.log.start()
    if (start === null) throw new LogGap('The log is empty.')
    return (await this.log.commitsAfter(start)).position
  }

  private async shipSegment(generation: Generation, at: Date): Promise<void> {
    const commits = await this.log.commitsAfter(generation.position)
    const { databasePages, position } = commits
    if (databasePages !== null) {
      const { previous, segments } = generation
      const file = this.scratch('segment.zst')
      await writeSegment({ log: this.log, commits: { ...commits, databasePages }, previous, to: file })
      await this.options.archive.put(segmentName(generation.name, { number: segments + 1, at }), { path: file })
      generation.segments += 1
      generation.previous = await fileHash(file)
    }
    generation.position = position
    if (databasePages !== null) this.held.hold()
  }

  /** All of the log is in the archive, so it may be written over once, and is followed before that can happen again. */
  private async restartIfLong(): Promise<void> {
    if (this.generation === null || this.generation.position.frames < RESTART_FRAMES) return
    if (this.held.checkpoint() && this.shippedUntil !== null) this.held.recordShipped(this.shippedUntil)
    this.held.hold()
    await this.shipSegment(this.generation, this.options.now())
  }

  private record(): void {
    const { shippedUntil: until, recordedAt } = this
    if (until === null || (recordedAt !== null && until.getTime() - recordedAt.getTime() < RECORD_MS)) return
    if (this.held.recordShipped(until)) this.recordedAt = until
  }

  private async limitHeld(): Promise<void> {
    const { size } = await stat(`${this.options.file}-wal`)
    if (size <= this.options.maxHeldBytes) return
    this.giveUp('The log has become too long to be held. A new generation begins.')
    this.held.checkpoint()
  }

  private giveUp(reason: string): void {
    this.options.report(reason)
    this.generation = null
    this.held.letGo()
  }

  private scratch(name: string): string {
    return path.join(this.options.scratch, name)
  }
}
