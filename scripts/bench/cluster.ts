import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { buildPortal } from '../lib/build-portal.ts'
import { freePort, type RunningPortal, startPortal } from '../lib/running-portal.ts'
import { root, step } from '../lib/step.ts'
import type { ClusterPeople } from './cluster-enrol.ts'
import { clusterStorage } from './cluster-storage.ts'
import { type ReverseProxy, startProxy } from './proxy.ts'
import { benchDatabase, benchFolder, removeFolder } from './remains.ts'

interface ClusterOptions {
  database: DatabaseName
  machines: number
  books: number
  applications: number
  /** People with an account who have not applied yet. */
  applicants: number
  /** People without an account. */
  newcomers: number
  /** Logged-in people with everything for a submission. Default: none. */
  payers?: number
  /** Adds further records, with the settings of the portals. */
  fill?: (settings: Record<string, string>) => Promise<void>
}

export type DatabaseName = 'SQLite' | 'MongoDB'

/** Portals with folders of their own on one database and one storage, behind a proxy. */
export interface Cluster {
  /** The database and the storage, for the rows of the report. */
  name: string
  database: DatabaseName
  databaseUri: string
  /** Settings of the portals, also for another process on their database. */
  settings: Readonly<Record<string, string>>
  /** Size of the uploads, in bytes. */
  storedFiles: () => Promise<number>
  proxy: ReverseProxy
  people: ClusterPeople
  machines: readonly RunningPortal[]
  /** Starts a stopped or killed machine again, at the same address and with its folder. */
  start: (nth: number) => Promise<void>
  remove: () => Promise<void>
}

export const administrator = { email: 'admin@example.com', password: 'four random words here' }

/** The databases of this run: `BENCH_DATABASE`; otherwise SQLite, and MongoDB where there is a server. */
export function databasesOfRun(): DatabaseName[] {
  const { BENCH_DATABASE: wanted } = process.env
  if (wanted === 'SQLite') return [wanted]
  if (wanted === 'MongoDB' && process.env.MONGODB_TEST_URI) return [wanted]
  if (wanted) throw new Error('BENCH_DATABASE must be SQLite, or MongoDB with a server in MONGODB_TEST_URI.')
  if (process.env.MONGODB_TEST_URI) return ['SQLite', 'MongoDB']
  console.log('MONGODB_TEST_URI is not set, so MongoDB is not measured.')
  return ['SQLite']
}

/** The processes of this run: `BENCH_PORTALS`. */
export function portalsOfRun(usual: number, fewest = 2): number {
  const portals = Number(process.env.BENCH_PORTALS ?? usual)
  if (Number.isInteger(portals) && portals >= fewest && portals <= 16) return portals
  throw new Error(`BENCH_PORTALS must be a whole number from ${fewest} to 16.`)
}

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  await buildPortal()
  const { database, books, applications, applicants, newcomers, payers = 0 } = options
  const folder = await benchFolder('cluster')
  const { uri, remove: removeDatabase } = await emptyDatabase(database, folder)
  const storage = await clusterStorage(path.join(folder, 'media'))
  const proxy = await startProxy()
  const variables = { ...settings({ uri, origin: proxy.origin }), ...storage.variables }
  const machines: RunningPortal[] = []
  const remove = async () => {
    await Promise.all(machines.map(({ stop }) => stop()))
    proxy.stop()
    await removeDatabase()
    await storage.remove()
    await removeFolder(folder)
  }
  try {
    // MongoDB gets everything by a move, which inserts many records at once: one by one, 20,000 applications take an hour.
    const filledUri = database === 'SQLite' ? uri : sqliteUri(folder)
    const filling = { ...variables, DATABASE_URI: filledUri, DATA_DIR: path.join(folder, 'machine-0/data') }
    const run = (title: string, script: string, args: readonly string[]) =>
      step(title, [process.execPath, path.join(root, 'scripts', script), ...args], { env: filling, quiet: true })
    const counts = [books > 0 ? `--books=${books}` : '', applications > 0 ? `--applications=${applications}` : '']
    const size = `${books} books, ${applications} applications`
    await run(`Adding ${size}`, 'seed.ts', counts.filter(Boolean))
    const file = path.join(folder, 'people.json')
    await run(`Enrolling ${applicants + newcomers + payers} people`, 'bench/cluster-enrol.ts', [
      `${applicants}`,
      `${newcomers}`,
      `${payers}`,
      file,
    ])
    await options.fill?.(filling)
    if (filledUri !== uri) await run('Moving everything to MongoDB', 'move.ts', ['--to', uri])
    const people: ClusterPeople = JSON.parse(await readFile(file, 'utf8'))
    const ports: number[] = []
    for (let nth = 0; nth < options.machines; nth++) ports.push(await freePort())
    const start = async (nth: number) => {
      const keepIn = path.join(folder, `machine-${nth}`)
      machines[nth] = await startPortal({ administrator, keepIn, variables, port: ports[nth] })
    }
    for (let nth = 0; nth < options.machines; nth++) await start(nth)
    await proxy.use(machines.map(({ origin }) => origin))
    const name = `${database}, ${storage.name}`
    const rest = { storedFiles: storage.bytes, proxy, people, machines, start, remove }
    return { name, database, databaseUri: uri, settings: variables, ...rest }
  } catch (error) {
    await remove()
    throw error
  }
}

function settings({ uri, origin }: { uri: string; origin: string }) {
  const secret = () => randomBytes(32).toString('hex')
  return {
    NODE_ENV: 'production',
    PORTAL_MODE: 'demo',
    LANGUAGES: 'en',
    PUBLIC_URL: origin,
    DATABASE_URI: uri,
    PHONE_CODES_PER_DAY: '1000000',
    PAYLOAD_SECRET: secret(),
    FIELD_KEY: secret(),
    DOCUMENT_KEY: secret(),
    METRICS_TOKEN: secret(),
    STAFF_EMAIL: administrator.email,
    STAFF_PASSWORD: administrator.password,
  }
}

interface EmptyDatabase {
  uri: string
  remove: () => Promise<void>
}

const sqliteUri = (folder: string) => `file:${path.join(folder, 'pravesh.db')}`

async function emptyDatabase(database: DatabaseName, folder: string): Promise<EmptyDatabase> {
  const server = process.env.MONGODB_TEST_URI ?? ''
  if (database === 'SQLite') return { uri: sqliteUri(folder), remove: async () => undefined }
  const name = `pravesh_cluster_${randomBytes(4).toString('hex')}`
  const { drop } = await benchDatabase(server, name)
  return { uri: new URL(name, server).href, remove: drop }
}
