import path from 'node:path'
import type { Payload } from 'payload'
import { portalOf } from '../src/foundation/portal.ts'

/** The path of a stored file. Tests use local folders unless they say otherwise. */
export const storedPath = (payload: Payload, name: string) => path.join(portalOf(payload).env.mediaDir, name)
