import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Storage } from '../../storage/storage.ts'
import { BackupError } from '../backup/backup-error.ts'
import { baseName, type Segment } from './archive.ts'
import type { Moment } from './find-moment.ts'
import { unpackBase } from './pack-base.ts'
import { applySegment } from './segment.ts'

/** Segments that are read at once, because a bucket answers each after some milliseconds. */
const AT_ONCE = 16

interface RebuildOptions {
  archive: Storage
  moment: Moment
  /** The SQLite file to write. */
  to: string
  report: (line: string) => void
}

/** Writes the database of a moment: the base, and the pages of each segment over it. Throws a BackupError if one is damaged. */
export async function rebuildDatabase({ archive, moment, to, report }: RebuildOptions): Promise<void> {
  const { generation, segments } = moment
  report(`Reading the base of ${generation} …`)
  const base = await archive.open(baseName(generation))
  if (base === null) throw damaged(baseName(generation))
  await unpackBase(base.stream, to).catch((cause: unknown) => {
    throw damaged(baseName(generation), cause)
  })
  const file = await open(to, 'r+')
  try {
    let previous: string | null = null
    for (let at = 0; at < segments.length; at += AT_ONCE) {
      const batch = segments.slice(at, at + AT_ONCE)
      const read = await Promise.all(batch.map((segment) => readSegment(archive, segment)))
      for (const [index, bytes] of read.entries()) {
        previous = await apply({ file, name: batch[index]?.name ?? '', bytes, previous })
      }
    }
    await file.sync()
  } finally {
    await file.close()
  }
  report(`Applied ${segments.length} segments to it.`)
}

async function readSegment(archive: Storage, { name }: Segment): Promise<Buffer> {
  const found = await archive.open(name)
  if (found === null) throw damaged(name)
  return buffer(found.stream)
}

interface ApplyOptions {
  file: FileHandle
  name: string
  bytes: Buffer
  previous: string | null
}

/** Returns the hash that the next segment names. */
async function apply({ file, name, bytes, previous }: ApplyOptions): Promise<string> {
  const write = async (page: number, content: Buffer) =>
    file.write(content, 0, content.length, (page - 1) * content.length)
  const described = await applySegment(Readable.from([bytes]), write).catch((cause: unknown) => {
    throw damaged(name, cause)
  })
  if (described.previous !== previous) throw damaged(name)
  await file.truncate(described.databasePages * described.position.header.pageSize)
  return createHash('sha256').update(bytes).digest('hex')
}

const damaged = (name: string, cause?: unknown) =>
  new BackupError(
    `${name} in the archive is missing, damaged or not the one that was written after the one before it. Choose a moment before it, or restore a backup.`,
    { cause },
  )
