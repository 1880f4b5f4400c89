import path from 'node:path'
import type { Payload } from 'payload'
import { portalEnv } from '../../platform/env.ts'

/** Relative to MEDIA_DIR. */
export const DOCUMENT_FOLDER = 'private/documents'

/** Folder of applicants' files, outside all publicly served folders. */
export function documentFolder(payload: Payload): string {
  return path.join(portalEnv.of(payload).mediaDir, DOCUMENT_FOLDER)
}

export function documentPath(payload: Payload, filename: string): string {
  return path.join(documentFolder(payload), path.basename(filename))
}
