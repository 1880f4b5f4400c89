import path from 'node:path'
import { type FileHeaders, type ServedFile, ServedFiles } from '../../http/files/served-files.ts'

/** Public pictures by name. */
export interface Pictures {
  /** The picture, or null when it does not exist. May throw or reject with a Problem. */
  get: (name: string, headers: FileHeaders) => ServedFile | null | Promise<ServedFile | null>
}

/** The pictures of a local folder, read like published pages. */
export function folderPictures(directory: string): Pictures {
  const files = new ServedFiles()
  return { get: (name, headers) => files.get(path.join(directory, name), headers) }
}
