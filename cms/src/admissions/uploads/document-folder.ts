import path from 'node:path'
import type { Payload } from 'payload'
import { portalEnv } from '../../platform/env.ts'

/** Below MEDIA_DIR. */
export const DOCUMENT_FOLDER = 'private/documents'

/** The folder of applicants' files, outside of everything that is served as files. */
export function documentFolder(payload: Payload): string {
  return path.join(portalEnv.of(payload).mediaDir, DOCUMENT_FOLDER)
}

/** Where the file of a record is. */
export function documentPath(payload: Payload, filename: string): string {
  return path.join(documentFolder(payload), path.basename(filename))
}
