import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { COMPILE_CACHE } from './compile-cache.ts'
import { root } from './step.ts'

/** What a test needs to use a portal. */
export interface Portal {
  /** Without a trailing slash. */
  origin: string
  pid: number
  administrator: Account
  databaseFile: string
}

/** A running portal; `stop` ends it and removes its data. */
export interface RunningPortal extends Portal {
  /** The last lines of its output. */
  logTail: () => string
  stop: () => Promise<void>
}

export interface Account {
  email: string
  password: string
}

interface StartOptions {
  administrator: Account
  seed?: 'demo' | 'none'
  /** A folder with `data` and `media` to copy, as left by `keepIn`. */
  copyOf?: string
  /** The folder for `data` and `media`. It remains when the portal stops. */
  keepIn?: string
  /** Environment variables beside those of every test portal. */
  variables?: Record<string, string>
  /** Default: a free port. */
  port?: number | undefined
  /** Hashes passwords at a cost for tests; accounts of a folder that was filled at one cost do not log in at the other. */
  cheapHashing?: boolean
  /** Compresses pictures with the least effort. */
  cheapPictures?: boolean
  /** Refuses no request for the time that it has waited. */
  patient?: boolean
}

const imported = (file: string) => ['--import', pathToFileURL(path.join(root, file)).href]

/** A limit for hangs: a busy machine that publishes 20,000 books needs minutes. */
const START_TIMEOUT_MS = 600_000
const STOP_TIMEOUT_MS = 30_000

/** Starts the built portal on a free port, with its own folders and SQLite file, and waits until it is ready. */
export async function startPortal(options: StartOptions): Promise<RunningPortal> {
  const { administrator, seed = 'demo', copyOf, keepIn, variables, port = await freePort() } = options
  const imports = [
    ...(options.cheapHashing ? imported('cms/test/cheap-hashing.ts') : []),
    ...(options.cheapPictures ? imported('cms/test/cheap-pictures.ts') : []),
    ...(options.patient ? imported('cms/test/patient-admission.ts') : []),
  ]
  const folder = keepIn ?? (await mkdtemp(path.join(tmpdir(), 'pravesh-portal-')))
  await mkdir(folder, { recursive: true })
  // Compressed pages are matched to their pages by timestamp.
  if (copyOf) await cp(copyOf, folder, { recursive: true, preserveTimestamps: true })
  const log = path.join(folder, 'portal.log')
  const output = openSync(log, 'w')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...imports, 'cms/src/server.ts'], {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...settings({ port, folder, seed, administrator }), ...variables },
  })
  closeSync(output)
  // The parent may exit without calling `stop`.
  const killNow = () => child.kill('SIGKILL')
  process.once('exit', killNow)

  const stop = async () => {
    await end(child)
    process.off('exit', killNow)
    if (!keepIn) await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  const logTail = () => readFileSync(log, 'utf8').trim().split('\n').slice(-20).join('\n')
  const origin = `http://localhost:${port}`
  try {
    await ready(origin, child)
  } catch (error) {
    const lines = logTail()
    await stop()
    throw new Error(`The portal did not start.\n${lines}`, { cause: error })
  }
  const databaseFile = path.join(folder, 'data/pravesh.db')
  return { origin, pid: child.pid ?? 0, administrator, databaseFile, logTail, stop }
}

interface Settings {
  port: number
  folder: string
  seed: string
  administrator: Account
}

/** Empty settings select the defaults, regardless of the environment of the tests. */
function settings({ port, folder, seed, administrator: { email, password } }: Settings): Record<string, string> {
  return {
    NODE_ENV: 'production',
    ...COMPILE_CACHE,
    PORT: String(port),
    PUBLIC_URL: '',
    PORTAL_MODE: 'demo',
    DATABASE_URI: '',
    DATA_DIR: path.join(folder, 'data'),
    MEDIA_DIR: path.join(folder, 'media'),
    PAYLOAD_SECRET: '',
    FIELD_KEY: '',
    DOCUMENT_KEY: '',
    STAFF_EMAIL: email,
    STAFF_PASSWORD: password,
    SEED: seed,
    // Each further language draws every page once more.
    LANGUAGES: 'en',
    // Each test sends its own client address, so that rate limits do not add up across tests.
    TRUSTED_PROXIES: '1',
  }
}

/** A free port of the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}

async function ready(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The process exited.')
    const probes = ['/readyz', '/readyz/pages'].map((address) =>
      fetch(origin + address, { headers: { connection: 'close' } }).catch(() => null),
    )
    if ((await Promise.all(probes)).every((answer) => answer?.status === 200)) return
    await sleep(100)
  }
  throw new Error(`Not ready after ${START_TIMEOUT_MS / 1000} s.`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await gone
  clearTimeout(killTimer)
}
