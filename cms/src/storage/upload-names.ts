import path from 'node:path'
import type { SanitizedCollectionConfig } from 'payload'

/** The files of an upload's record: the file itself and its sizes. */
export interface FileNames {
  id: string | number
  filename?: string | null
  mimeType?: string | null
  sizes?: Record<string, { filename?: string | null } | null | undefined> | null
}

/** Adds the folder of an upload collection to its `custom`. */
export const uploadFolder = (folder: string) => ({ uploadFolder: folder })

/** The folder of an upload collection in the storage; null for other collections. */
export function folderOf({ custom }: Pick<SanitizedCollectionConfig, 'custom'>): string | null {
  const folder: unknown = custom?.uploadFolder
  return typeof folder === 'string' ? folder : null
}

/** The name of a file of a folder in the storage. Ignores folders in `filename`. */
export function storedName(folder: string, filename: string): string {
  return `${folder}/${path.posix.basename(filename)}`
}

/** The `filename` of a record that shares the file of another one. Unique, because `filename` is. */
export function sharedFilename(id: string, filename: string): string {
  return `${id}/${path.posix.basename(filename)}`
}

/** The files that are deleted with a record: all but those of another record. */
export function ownStoredNames(folder: string, record: Omit<FileNames, 'id'>): string[] {
  return record.filename?.includes('/') ? [] : storedNames(folder, record)
}

/** The names of all files of a record, first that of the file itself. */
export function storedNames(folder: string, { filename, sizes }: Omit<FileNames, 'id'>): string[] {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)]
  return names.flatMap((name) => (name ? [storedName(folder, name)] : []))
}
