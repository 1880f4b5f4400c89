import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { S3Storage } from '../../cms/src/storage/s3-storage.ts'
import { dropDatabases } from '../../cms/test/drop-databases.ts'
import { newBuckets, removeBuckets } from '../../cms/test/s3-server.ts'
import { killDescendants } from './processes.ts'

type Buckets = Awaited<ReturnType<typeof newBuckets>>

/** What the run has on the test servers. */
export interface Remains {
  /** With the server of each. */
  databases: { server: string; name: string }[]
  buckets: Buckets[]
}

const remains: Remains = { databases: [], buckets: [] }
const folders = new Set<string>()
/** Of Node, for files that other processes still write. */
const REMOVAL = { recursive: true, force: true, maxRetries: 3 } as const

/** An empty folder, removed by `removeFolder` or when a signal ends the run. */
export async function benchFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `pravesh-${name}-`))
  folders.add(folder)
  return folder
}

export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, REMOVAL)
  folders.delete(folder)
}

/** An empty database, dropped by `drop` or when a signal ends the run. */
export async function benchDatabase(server: string, name: string): Promise<{ drop: () => Promise<void> }> {
  const database = { server, name }
  remains.databases.push(database)
  await dropDatabases(server, [name])
  const drop = async () => {
    await dropDatabases(server, [name])
    remains.databases = remains.databases.filter((one) => one !== database)
  }
  return { drop }
}

/** New buckets, removed with their files by `remove` or when a signal ends the run. */
export async function benchBuckets(): Promise<{ settings: Buckets; remove: () => Promise<void> }> {
  const settings = await newBuckets()
  remains.buckets.push(settings)
  const remove = async () => {
    await removeWithFiles(settings)
    remains.buckets = remains.buckets.filter((one) => one !== settings)
  }
  return { settings, remove }
}

/** Removes databases and buckets of a run that was interrupted. */
export async function removeRemains({ databases, buckets }: Remains): Promise<void> {
  for (const { server, name } of databases) await dropDatabases(server, [name])
  for (const settings of buckets) await removeWithFiles(settings)
}

/**
 * Ends the processes of the run and removes its folders and what it has on the servers. Blocks until that is done, so that the
 * interrupted section cannot continue meanwhile.
 */
export function removeRemainsNow(): void {
  killDescendants(process.pid)
  for (const folder of folders) rmSync(folder, REMOVAL)
  if (remains.databases.length + remains.buckets.length === 0) return
  const script = path.join(import.meta.dirname, 'remove-remains.ts')
  execFileSync(process.execPath, [script], { input: JSON.stringify(remains), stdio: ['pipe', 'inherit', 'inherit'] })
}

const AT_A_TIME = 32

async function removeWithFiles(settings: Buckets): Promise<void> {
  const storage = new S3Storage(settings)
  for await (const files of storage.list('')) {
    for (let first = 0; first < files.length; first += AT_A_TIME) {
      await Promise.all(files.slice(first, first + AT_A_TIME).map(({ name }) => storage.delete(name)))
    }
  }
  await removeBuckets(settings)
}
