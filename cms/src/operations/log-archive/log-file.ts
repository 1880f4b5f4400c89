import { type FileHandle, open } from 'node:fs/promises'
import {
  type Checksum,
  FRAME_HEADER_BYTES,
  type Frame,
  HEADER_BYTES,
  isNextLog,
  isSame,
  type LogHeader,
  parseFrame,
  parseHeader,
} from './log-format.ts'

/** Frames that are read at a time. */
const BATCH = 256

/** A place in the log: behind this number of frames. */
export interface LogPosition {
  header: LogHeader
  frames: number
  /** Of all bytes before this place. */
  checksum: Checksum
}

/** What transactions changed between two positions. */
export interface Commits {
  position: LogPosition
  /** Where the newest version of each page is in the log, or the page itself, by number. */
  pages: Map<number, number | Buffer>
  /** Pages of the database after the last of these transactions; null if there was none. */
  databasePages: number | null
}

/** The log has lost what follows a position: SQLite has written over it. */
export class LogGap extends Error {
  override name = 'LogGap'
}

/** The write-ahead log of an SQLite file, which portals write. Only reads, and takes no locks. */
export class LogFile {
  private readonly file: string
  private handle: FileHandle | null = null
  /** The largest size that the file had. */
  private size = 0

  /** The SQLite file. */
  constructor(file: string) {
    this.file = `${file}-wal`
  }

  /** The beginning of the log as it is now; null while there is none. */
  async start(): Promise<LogPosition | null> {
    const handle = await this.opened()
    const bytes = Buffer.alloc(HEADER_BYTES)
    const { bytesRead } = await handle.read(bytes, 0, HEADER_BYTES, 0)
    const header = parseHeader(bytes.subarray(0, bytesRead))
    return header && { header, frames: 0, checksum: header.checksum }
  }

  /** Whether the log still has the frame before a position that another process has read. */
  async has({ header, frames, checksum }: LogPosition): Promise<boolean> {
    const now = await this.start()
    if (now === null || !isSame(now.header.salts, header.salts)) return false
    if (frames === 0) return true
    const bytes = Buffer.alloc(FRAME_HEADER_BYTES)
    const { bytesRead } = await (await this.opened()).read(bytes, 0, bytes.length, offsetOf(header, frames - 1))
    return bytesRead === bytes.length && isSame([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], checksum)
  }

  /**
   * All that was committed after a position. Follows a log that SQLite has restarted once, as long as nothing was written over
   * what follows the position; otherwise throws a LogGap.
   */
  async commitsAfter(position: LogPosition): Promise<Commits> {
    const { size } = await (await this.opened()).stat()
    const isShorter = size < this.size
    this.size = Math.max(size, this.size)
    const start = await this.start()
    if (start === null) throw new LogGap('The log is empty.')
    const { salts } = start.header
    if (isSame(salts, position.header.salts)) return this.read(position)
    if (!isNextLog(position.header.salts, salts)) throw new LogGap('The log was restarted more than once.')
    // SQLite writes a new log over the old one, from its beginning, so the end of the old one may still be there.
    const end = await this.withPages(await this.read(position))
    const next = await this.read(start)
    if (isShorter || next.position.frames > position.frames) throw new LogGap('The end of the log was written over.')
    return {
      position: next.position,
      pages: new Map([...end.pages, ...next.pages]),
      databasePages: next.databasePages ?? end.databasePages,
    }
  }

  async page(header: LogHeader, offset: number): Promise<Buffer> {
    const bytes = Buffer.allocUnsafe(header.pageSize)
    await (await this.opened()).read(bytes, 0, header.pageSize, offset)
    return bytes
  }

  async close(): Promise<void> {
    await this.handle?.close()
    this.handle = null
  }

  private async read(from: LogPosition): Promise<Commits> {
    const commits: Commits = { position: from, pages: new Map(), databasePages: null }
    const { header } = from
    let transaction = new Map<number, number>()
    for await (const { frame, number } of this.framesAfter(from)) {
      transaction.set(frame.page, offsetOf(header, number) + FRAME_HEADER_BYTES)
      if (frame.databasePages === 0) continue
      for (const [page, offset] of transaction) commits.pages.set(page, offset)
      transaction = new Map()
      commits.databasePages = frame.databasePages
      commits.position = { header, frames: number + 1, checksum: frame.checksum }
    }
    return commits
  }

  private async *framesAfter({
    header,
    frames,
    checksum,
  }: LogPosition): AsyncGenerator<{ frame: Frame; number: number }> {
    const handle = await this.opened()
    const frameBytes = FRAME_HEADER_BYTES + header.pageSize
    const bytes = Buffer.allocUnsafeSlow(BATCH * frameBytes)
    let [number, before] = [frames, checksum]
    for (;;) {
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, offsetOf(header, number))
      for (let at = 0; at + frameBytes <= bytesRead; at += frameBytes) {
        const frame = parseFrame(bytes.subarray(at, at + frameBytes), header, before)
        if (frame === null) return
        yield { frame, number }
        number += 1
        before = frame.checksum
      }
      if (bytesRead < bytes.length) return
    }
  }

  private async withPages(commits: Commits): Promise<Commits> {
    for (const [page, found] of commits.pages) {
      if (typeof found === 'number') commits.pages.set(page, await this.page(commits.position.header, found))
    }
    return commits
  }

  private async opened(): Promise<FileHandle> {
    this.handle ??= await open(this.file, 'r')
    return this.handle
  }
}

const offsetOf = ({ pageSize }: LogHeader, frames: number) => HEADER_BYTES + frames * (FRAME_HEADER_BYTES + pageSize)
