import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import * as z from 'zod/mini'
import { ByteReader } from './byte-reader.ts'
import { type Commits, type LogFile, LogGap, type LogPosition } from './log-file.ts'
import { isSame } from './log-format.ts'

const pair = z.tuple([z.number(), z.number()])

const description = z.object({
  format: z.literal(1),
  /** SHA-256 of the segment before; null for the first one of a generation. */
  previous: z.nullable(z.string()),
  /** Where the next segment continues. */
  position: z.object({
    header: z.object({ pageSize: z.number(), salts: pair, checksum: pair, littleEndian: z.boolean() }),
    frames: z.number(),
    checksum: pair,
  }),
  databasePages: z.number(),
  pages: z.number(),
})

/** What a segment says before its pages. */
export interface Description {
  previous: string | null
  position: LogPosition
  /** Pages of the database after this segment. */
  databasePages: number
  /** Number of pages in this segment. */
  pages: number
}

const WITH_CHECKSUM = { params: { [constants.ZSTD_c_checksumFlag]: 1 } }

interface WriteOptions {
  log: LogFile
  commits: Commits & { databasePages: number }
  previous: string | null
  to: string
}

/** Writes the pages of transactions to a local file. Throws a LogGap if the log was restarted meanwhile. */
export async function writeSegment({ log, commits, previous, to }: WriteOptions): Promise<void> {
  const { position, databasePages, pages } = commits
  const described = { format: 1, previous, position, databasePages, pages: pages.size }
  const parts = async function* () {
    const json = Buffer.from(JSON.stringify(described))
    yield Buffer.concat([uint32(json.length), json])
    for (const [page, found] of pages) {
      yield Buffer.concat([uint32(page), typeof found === 'number' ? await log.page(position.header, found) : found])
    }
  }
  await pipeline(Readable.from(parts()), createZstdCompress(WITH_CHECKSUM), createWriteStream(to, { mode: 0o600 }))
  const now = await log.start()
  if (now === null || !isSame(now.header.salts, position.header.salts)) throw new LogGap('The log was written over.')
}

/** Reads what a segment says before its pages. */
export async function describeSegment(stream: Readable): Promise<Description> {
  const { described, close } = await openSegment(stream)
  close()
  return described
}

/** Calls `apply` with each page of a segment. Throws if the segment is damaged. */
export async function applySegment(
  stream: Readable,
  apply: (page: number, bytes: Buffer) => Promise<unknown>,
): Promise<Description> {
  const { described, reader } = await openSegment(stream)
  for (let done = 0; done < described.pages; done += 1) {
    const page = (await reader.take(4)).readUInt32BE()
    await apply(page, await reader.take(described.position.header.pageSize))
  }
  if (!(await reader.isAtEnd())) throw new Error('The segment has more pages than it says.')
  return described
}

async function openSegment(stream: Readable) {
  const plain = createZstdDecompress()
  const copied = pipeline(stream, plain)
  // Its failures are those of reading `plain`.
  copied.catch(() => {})
  const reader = new ByteReader(plain)
  const length = (await reader.take(4)).readUInt32BE()
  const described: Description = description.parse(JSON.parse((await reader.take(length)).toString()))
  return { described, reader, close: () => plain.destroy() }
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
