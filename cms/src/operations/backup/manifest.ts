import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { BackupError } from './backup-error.ts'
import { fileHash } from './file-hash.ts'
import { readSums, SUMS } from './sums.ts'
import { syncFile } from './sync-file.ts'

/** Names in the folder of a backup. */
export const MANIFEST = 'manifest.json'
export const DATABASE_FILE = 'database.db'
export const RECORDS = 'records'
export const FILES = 'files'

const FORMAT = 1

const manifest = z.object({
  format: z.literal(FORMAT),
  id: z.string(),
  startedAt: z.string(),
  finishedAt: z.string(),
  database: z.enum(['sqlite', 'mongodb']),
  /** The database without credentials. */
  source: z.string(),
  /** Number of records by table or set. */
  records: z.record(z.string(), z.number()),
  /** Null if the backup has the database alone. */
  files: z.nullable(z.object({ count: z.number(), bytes: z.number() })),
  /** Ids of the keys that decrypt the encrypted values. */
  fieldKeys: z.array(z.string()),
  /** SHA-256 of the list with the hashes of all other files. */
  sums: z.string(),
})

export type Manifest = z.infer<typeof manifest>

/** Writes the manifest, which makes a backup complete. */
export async function writeManifest(folder: string, values: Omit<Manifest, 'format' | 'sums'>): Promise<void> {
  const sums = (await fileHash(path.join(folder, SUMS))) ?? ''
  const unfinished = path.join(folder, `${MANIFEST}.unfinished`)
  await writeFile(unfinished, `${JSON.stringify({ format: FORMAT, ...values, sums }, null, 2)}\n`)
  await syncFile(unfinished)
  await rename(unfinished, path.join(folder, MANIFEST))
  await syncFile(folder)
}

/** Reads the manifest and compares all files with their hashes. Throws a BackupError if anything is missing or differs. */
export async function verifyBackup(folder: string, report: (line: string) => void): Promise<Manifest> {
  const values = await readManifest(folder)
  if ((await fileHash(path.join(folder, SUMS))) !== values.sums) throw damaged(folder, SUMS)
  const sums = await readSums(folder)
  report(`Comparing ${sums.size} files of the backup with their hashes …`)
  for (const [name, hash] of sums) {
    if ((await fileHash(path.join(folder, name))) !== hash) throw damaged(folder, name)
  }
  return values
}

async function readManifest(folder: string): Promise<Manifest> {
  if (!existsSync(path.join(folder, MANIFEST))) {
    throw new BackupError(`${folder} is not a complete backup: it has no ${MANIFEST}. Choose another one.`)
  }
  const values: unknown = JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8'))
  const result = manifest.safeParse(values)
  if (result.success) return result.data
  throw new BackupError(`The ${MANIFEST} in ${folder} was not written by this version of the portal, or is damaged.`)
}

const damaged = (folder: string, name: string) =>
  new BackupError(
    `The backup ${folder} is damaged: ${name} is missing or differs from its hash. Choose another backup.`,
  )
