import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { COMPILE_CACHE } from '../../scripts/lib/compile-cache.ts'
import { dropDatabases } from './drop-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Name prefix of the prepared databases; each worker appends its number. */
    preparedDatabases: string
  }
}

/**
 * Creates an empty database with all collections and indexes for each worker. Builds the indexes sequentially and in
 * advance, so that no index is built while a test writes.
 */
export default async function prepareMongodb(project: TestProject) {
  const prefix = `pravesh_test_${randomBytes(6).toString('hex')}`
  const folder = await mkdtemp(path.join(tmpdir(), 'pravesh-prepare-'))
  const databases = Array.from({ length: project.vitest.config.maxWorkers }, (_, index) => `${prefix}_${index + 1}`)
  await createDatabases(databases.map(serialUri), folder)
  project.provide('preparedDatabases', prefix)
  return async () => {
    await dropDatabases(serialUri('admin'), databases)
    await rm(folder, { recursive: true, force: true })
  }
}

/** A single connection serializes concurrent requests. */
function serialUri(database: string): string {
  const uri = new URL(process.env.MONGODB_TEST_URI ?? '')
  uri.pathname = `/${database}`
  uri.searchParams.set('maxPoolSize', '1')
  return uri.href
}

async function createDatabases(uris: string[], folder: string): Promise<void> {
  const node = path.resolve(import.meta.dirname, '../../node_modules/.bin/node')
  const script = path.join(import.meta.dirname, 'create-mongodb.ts')
  const env = { ...process.env, ...COMPILE_CACHE, DATA_DIR: folder, DATABASE_URI: uris[0], PORTAL_MODE: 'demo' }
  await promisify(execFile)(node, [script, ...uris], { env })
}
