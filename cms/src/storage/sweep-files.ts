import type { CollectionSlug, Payload, Where } from 'payload'
import { readRows } from '../database/records/read-rows.ts'
import { nextTurn } from '../foundation/concurrency/next-turn.ts'
import { portalOf } from '../foundation/portal.ts'
import { sweepDrawn } from './delete-drawn.ts'
import { UNFINISHED } from './folder-storage.ts'
import type { StoredFile } from './storage.ts'
import { type FileNames, folderOf, storedNames } from './upload-names.ts'

/** A file is stored just before its record, so a younger one may still get it. */
const MIN_AGE_MS = 60 * 60_000

/** Names in one query. */
const BATCH_SIZE = 200

/** More files without a record are not deleted if they are also more than a tenth of all. */
const MAX_UNUSUAL = 50

interface SweepOptions {
  payload: Payload
  now: Date
}

/**
 * Deletes files that an interrupted upload, replacement or deletion left without a record; returns their number. Deletes
 * nothing in a folder where many files lack a record, which happens when the storage belongs to another database.
 */
export async function sweepFiles({ payload, now }: SweepOptions): Promise<number> {
  const { storage } = portalOf(payload)
  const isOld = ({ modified }: StoredFile) => now.getTime() - modified.getTime() >= MIN_AGE_MS
  const orphans: string[] = []
  for await (const files of storage.list(UNFINISHED)) orphans.push(...files.filter(isOld).map(({ name }) => name))
  for (const { slug, custom, upload } of payload.config.collections) {
    const folder = folderOf({ custom })
    if (folder === null) continue
    const sizes = upload.imageSizes?.map(({ name }) => name) ?? []
    const found: string[] = []
    let all = 0
    for await (const files of storage.list(folder)) {
      all += files.length
      const names = files.filter(isOld).map(({ name }) => name)
      for (let start = 0; start < names.length; start += BATCH_SIZE) {
        const some = names.slice(start, start + BATCH_SIZE)
        const known = await knownAmong({ payload, collection: slug, folder, sizes, names: some })
        found.push(...some.filter((name) => !known.has(name)))
        await nextTurn()
      }
    }
    if (found.length <= MAX_UNUSUAL || found.length * 10 <= all) orphans.push(...found)
    else {
      payload.logger.error({
        msg: 'Many files have no record. None of them was deleted. Check that this storage belongs to this database.',
        place: `${storage.place}, ${folder}`,
        files: all,
        withoutRecord: found.length,
      })
    }
  }
  for (const name of orphans) await storage.delete(name)
  let drawn = 0
  for (const collection of payload.config.collections) {
    const folder = folderOf(collection)
    if (folder?.startsWith('private/')) drawn += await sweepDrawn(storage, folder)
  }
  return orphans.length + drawn
}

interface KnownOptions {
  payload: Payload
  collection: CollectionSlug
  folder: string
  sizes: readonly string[]
  names: readonly string[]
}

async function knownAmong({ payload, collection, folder, sizes, names }: KnownOptions): Promise<Set<string>> {
  const filenames = names.map((name) => name.slice(folder.length + 1))
  const fields = ['filename', ...sizes.map((size) => `sizes.${size}.filename`)]
  const where: Where = { or: fields.map((field) => ({ [field]: { in: filenames } })) }
  const rows = (await readRows({ payload, collection, where, limit: filenames.length })) as FileNames[]
  return new Set(rows.flatMap((record) => storedNames(folder, record)))
}
