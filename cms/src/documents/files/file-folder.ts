import path from 'node:path'
import type { Payload } from 'payload'
import { portalEnv } from '../../platform/env.ts'

/** Path of a generated file, outside all publicly served folders. */
export function filePath(payload: Payload, filename: string): string {
  return path.join(portalEnv.of(payload).mediaDir, 'private/printed', path.basename(filename))
}
