import path from 'node:path'
import type { Payload } from 'payload'
import { portalEnv } from '../src/foundation/settings/env.ts'

/** The path of a stored file. Tests use local folders unless they say otherwise. */
export const storedPath = (payload: Payload, name: string) => path.join(portalEnv.of(payload).mediaDir, name)
