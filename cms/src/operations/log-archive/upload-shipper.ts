import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { severalAtOnce } from '../../foundation/concurrency/at-once.ts'
import { isDrawn } from '../../storage/drawn-names.ts'
import { FolderStorage } from '../../storage/folder-storage.ts'
import type { Storage, StoredFile } from '../../storage/storage.ts'
import { UPLOAD_FOLDERS } from '../backup/copy-uploads.ts'
import { FILES } from '../backup/manifest.ts'
import { fileName } from './archive.ts'

/** Since when files of the archive are not among the uploads any more. */
const DELETED = 'deleted-files.json'

const stored = z.record(z.string(), z.iso.datetime())

interface UploadShipperOptions {
  /** The folder of the uploads. */
  folder: string
  archive: Storage
  /** Days for which the archive keeps a file that was deleted. */
  keepDays: number
  now?: () => Date
}

/** Copies new uploads to an archive. Each of them is there once, whatever the number of moments that can be restored. */
export class UploadShipper {
  private readonly options: Required<UploadShipperOptions>
  private readonly uploads: Storage
  /** Bytes and time of the files in the archive, by their names among the uploads. */
  private archived: Map<string, StoredFile> | null = null

  constructor(options: UploadShipperOptions) {
    this.options = { now: () => new Date(), ...options }
    this.uploads = new FolderStorage(options.folder)
  }

  /** Returns how many files were copied. Rejects if the archive or the uploads cannot be reached. */
  async ship(): Promise<number> {
    const { archive } = this.options
    const archived = this.archived ?? (await filesIn(archive, [FILES], (name) => name.slice(FILES.length + 1)))
    this.archived = archived
    const present = await filesIn(this.uploads, UPLOAD_FOLDERS, (name) => name)
    const wanted = [...present.values()].filter((file) => !isDrawn(file.name) && isNewer(file, archived.get(file.name)))
    let copied = 0
    await severalAtOnce(wanted, async (file) => {
      if (!(await this.copy(file.name))) return
      archived.set(file.name, file)
      copied += 1
    })
    await this.deleteOld([...archived.keys()].filter((name) => !present.has(name)))
    return copied
  }

  /** False if the file was deleted meanwhile. */
  private async copy(name: string): Promise<boolean> {
    try {
      await this.options.archive.put(fileName(name), { path: path.join(this.options.folder, ...name.split('/')) })
      return true
    } catch (error) {
      if ((await this.uploads.stat(name)) !== null) throw error
      return false
    }
  }

  private async deleteOld(missing: readonly string[]): Promise<void> {
    const { archive, keepDays, now } = this.options
    const known = await this.deletedSince()
    const since = new Map(missing.map((name) => [name, known[name] ?? now().toISOString()]))
    for (const [name, at] of since) {
      if (now().getTime() - Date.parse(at) < keepDays * 24 * 3_600_000) continue
      await archive.delete(fileName(name))
      since.delete(name)
      this.archived?.delete(name)
    }
    const next = JSON.stringify(Object.fromEntries(since))
    if (next !== JSON.stringify(known)) await archive.put(DELETED, Buffer.from(next))
  }

  private async deletedSince(): Promise<Record<string, string>> {
    const file = await this.options.archive.open(DELETED)
    if (file === null) return {}
    return stored.parse(JSON.parse((await buffer(file.stream)).toString()))
  }
}

const isNewer = (file: StoredFile, archived: StoredFile | undefined) =>
  archived === undefined || archived.bytes !== file.bytes || archived.modified.getTime() < file.modified.getTime()

async function filesIn(storage: Storage, folders: readonly string[], nameOf: (name: string) => string) {
  const files = new Map<string, StoredFile>()
  for (const folder of folders) {
    for await (const batch of storage.list(folder)) {
      for (const file of batch) files.set(nameOf(file.name), { ...file, name: nameOf(file.name) })
    }
  }
  return files
}
