import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildPortal } from './build-portal.ts'
import { type Account, type RunningPortal, startPortal } from './running-portal.ts'
import { root } from './step.ts'

const templates = path.join(root, 'node_modules/.cache/pravesh-seeded')
/** Inputs of a seeded portal. */
const SOURCES = ['package-lock.json', 'shared/src', 'cms/src', 'media/seed', 'site/dist']

interface SeededOptions {
  /**
   * Password hashes take a hundredth of the time, and pictures half of it, as no test of a browser measures them. Requests wait instead of being
   * refused, because browsers and portals share the machine.
   */
  cheap?: boolean
}

/** Starts a portal with the demo content, a known administrator and further environment variables. */
export async function startSeededPortal(
  variables: Record<string, string> = {},
  options: SeededOptions = {},
): Promise<RunningPortal> {
  const template = await seededTemplate(options)
  const administrator = administratorOf(template)
  const copyOf = path.join(template, 'portal')
  return startPortal({
    administrator,
    copyOf,
    variables: { ...languagesOf(options), ...variables },
    cheapHashing: options.cheap ?? false,
    patient: options.cheap ?? false,
  })
}

/** The portal of browser tests and Lighthouse. */
export const startTestPortal = (variables: Record<string, string> = {}): Promise<RunningPortal> =>
  startSeededPortal(variables, FOR_TESTS)

export const FOR_TESTS: SeededOptions = { cheap: true }

/** Browser tests have a second language, whose pages are in the template. */
const languagesOf = ({ cheap = false }: SeededOptions): Record<string, string> => (cheap ? { LANGUAGES: 'en,bn' } : {})

/**
 * The folder of a seeded and stopped portal, which is copied for each start: a copy takes one second, seeding twenty.
 * Created again when the code or the demo content changed, after building the portal if necessary.
 */
export async function seededTemplate({ cheap = false }: SeededOptions = {}): Promise<string> {
  await buildPortal()
  const template = path.join(templates, `${digest()}${cheap ? '-tests' : ''}`)
  if (existsSync(template)) return template
  await mkdir(templates, { recursive: true })
  const part = await mkdtemp(path.join(templates, 'part-'))
  try {
    await fill(part, cheap)
    await removeStale()
    await rename(part, template)
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    if (!existsSync(template)) throw error
  }
  return template
}

async function fill(folder: string, cheap: boolean): Promise<void> {
  process.stdout.write('Seeding a portal for the tests … ')
  const started = performance.now()
  const administrator: Account = { email: 'admin@pravesh.example', password: randomBytes(12).toString('base64url') }
  await writeFile(path.join(folder, 'administrator.json'), JSON.stringify(administrator), { mode: 0o600 })
  const keepIn = path.join(folder, 'portal')
  const portal = await startPortal({
    administrator,
    keepIn,
    variables: languagesOf({ cheap }),
    cheapHashing: cheap,
    cheapPictures: cheap,
  })
  await portal.stop()
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`)
}

export function administratorOf(template: string): Account {
  return JSON.parse(readFileSync(path.join(template, 'administrator.json'), 'utf8'))
}

/** Removes templates of older code and of interrupted runs. Those of concurrent runs are newer than the limit. */
async function removeStale(): Promise<void> {
  for (const name of await readdir(templates)) {
    const folder = path.join(templates, name)
    if (Date.now() - statSync(folder).mtimeMs > 10 * 60_000) await rm(folder, { recursive: true, force: true })
  }
}

function digest(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) addTo(hash, path.join(root, source))
  return hash.digest('hex').slice(0, 16)
}

/** Hashes code by content, and pictures, which are many and large, by path and size. */
function addTo(hash: ReturnType<typeof createHash>, file: string): void {
  hash.update(path.relative(root, file))
  const { size } = statSync(file)
  if (!statSync(file).isDirectory()) {
    hash.update(/\.(ts|tsx|json)$/.test(file) ? readFileSync(file) : String(size))
    return
  }
  for (const name of readdirSync(file).sort()) addTo(hash, path.join(file, name))
}
