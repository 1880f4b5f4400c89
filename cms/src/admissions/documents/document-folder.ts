import path from 'node:path'
import { env } from '../../platform/env.ts'

/** The folder of applicants' files, outside of everything that is served as files. */
export function documentFolder(): string {
  return path.join(env().mediaDir, 'private/documents')
}

/** Where the file of a record is. */
export function documentPath(filename: string): string {
  return path.join(documentFolder(), path.basename(filename))
}
