/** @needs-build portal */
import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFailed } from 'vitest'
import { type RunningPortal, startPortal } from '../../../../scripts/lib/running-portal.ts'
import { canMountDisks, smallDisk } from '../../../../scripts/lib/small-disk.ts'
import { NGINX, startNginx } from '../../../test/nginx.ts'
import {
  administrator,
  contact,
  expectUnavailable,
  get,
  MESSAGE,
  messages,
  readiness,
  signIn,
  statusOf,
  VISITOR,
  writes,
} from '../../../test/outage-calls.ts'
import { until } from '../../../test/raw-connection.ts'
import { tcpProxy } from '../../../test/tcp-proxy.ts'

const DATABASE = process.env.DATABASE_URI ?? ''
const onSqlite = DATABASE.startsWith('file:')
const MOUNTS = onSqlite && canMountDisks()
if (onSqlite && !MOUNTS) console.warn('FULL DISKS ARE NOT TESTED: this user may not mount a file system.')
const METRICS_TOKEN = randomBytes(12).toString('hex')

let ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.toReversed()) await end()
  ends = []
})

async function start(options: Partial<Parameters<typeof startPortal>[0]> = {}): Promise<RunningPortal> {
  const variables = { METRICS_TOKEN, ...options.variables }
  const portal = await startPortal({ administrator, seed: 'none', ...options, variables })
  let lines = ''
  onTestFailed(() => console.log(`The portal at ${portal.origin}:\n${lines}`))
  ends.push(async () => {
    lines = portal.logTail()
    await portal.stop()
  })
  return portal
}

const DOES_NOT_ANSWER = /database does not answer/
const NOT_SAVED = /cannot save anything/

/** Writes files of nothing until `fill` fails. */
function fillUp(fill: (nth: number) => void): void {
  for (let nth = 0; ; nth++) {
    try {
      fill(nth)
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return
      throw error
    }
  }
}

/** One portal for both outages, because starting it takes longer than either. */
describe.runIf(onSqlite)('on SQLite', () => {
  const MB = 120
  let disk: ReturnType<typeof smallDisk> = null
  let portal: RunningPortal
  let session: Record<string, string>
  beforeAll(async () => {
    disk = MOUNTS ? smallDisk({ size: `${MB}m`, files: 3000 }) : null
    const keepIn = disk && path.join(disk.folder, 'portal')
    portal = await startPortal({ administrator, seed: 'none', variables: { METRICS_TOKEN }, ...(keepIn && { keepIn }) })
    session = await signIn(portal.origin)
  })
  afterAll(async () => {
    await portal.stop()
    disk?.remove()
  })

  it('a locked file holds up no other request, and what waits too long gets 503 and writes nothing', async () => {
    const { origin, databaseFile } = portal
    const before = await messages(origin, session)
    const other = new DatabaseSync(databaseFile)
    ends.push(() => other.close())
    other.exec('PRAGMA busy_timeout = 30000')

    other.exec('BEGIN IMMEDIATE')
    const waiting = contact(origin)
    let answered = 0
    await Promise.race([
      waiting,
      (async () => {
        for (; answered < 5; answered++) expect(await statusOf(origin, '/healthz')).toBe(200)
      })(),
    ])
    expect(answered, 'health checks while a write waits').toBe(5)
    expect(await statusOf(origin, '/readyz/pages')).toBe(200)
    expect(await messages(origin, session)).toBe(before)
    other.exec('ROLLBACK')
    expect((await waiting).status).toBe(200)
    expect(await messages(origin, session)).toBe(before + 1)

    other.exec('BEGIN IMMEDIATE')
    const html = fetch(`${origin}/contact`, {
      method: 'POST',
      headers: { ...VISITOR, 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams(MESSAGE)),
    })
    await expectUnavailable(writes(origin, session), DOES_NOT_ANSWER)
    const form = await html
    expect(form.headers.get('retry-after')).not.toBeNull()
    expect([form.status, await form.text()]).toEqual([503, expect.stringContaining(MESSAGE.comment)])
    expect(await statusOf(origin, '/')).toBe(200)
    other.exec('ROLLBACK')

    expect(await messages(origin, session)).toBe(before + 1)
    expect((await contact(origin)).status).toBe(200)
    expect(await messages(origin, session)).toBe(before + 2)
    expect(await (await get(origin, '/api/colleges?draft=true&depth=0', session)).json()).toMatchObject({
      totalDocs: 0,
    })
  })

  const scrape = async (origin: string) =>
    (await get(origin, '/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })).text()

  it.runIf(MOUNTS)(
    'a full disk, or one without room for files, makes the API unavailable until there is room',
    async () => {
      const { origin } = portal
      const before = await messages(origin, session)
      expect(await scrape(origin)).toMatch(/^pravesh_disk_writable\{folder="data"\} 1$/m)
      const filler = (name: string | number) => path.join(disk?.folder ?? '', `filler-${name}`)

      fillUp((nth) => writeFileSync(filler(nth), Buffer.alloc(1024 * 1024)))
      fillUp(() => writeFileSync(filler('rest'), randomBytes(4096), { flag: 'a' }))
      await until(async () => (await statusOf(origin, '/readyz')) === 503)
      expect(await (await get(origin, '/readyz')).text()).toMatch(/not ready: The data folder cannot be written to/)
      expect(await statusOf(origin, '/readyz/pages')).toBe(200)
      expect(await statusOf(origin, '/')).toBe(200)
      expect(await scrape(origin)).toMatch(/^pravesh_disk_writable\{folder="data"\} 0$/m)
      await expectUnavailable([upload(origin, session)], /Try again in a few minutes/)
      // SQLite goes on writing where its log has room; then it fails, too.
      let received = 0
      await until(async () => {
        const answer = await contact(origin)
        if (answer.status !== 200) await expectUnavailable([Promise.resolve(answer)], NOT_SAVED)
        else received += 1
        return answer.status !== 200
      })
      expect(await messages(origin, session)).toBe(before + received)

      for (const name of ['rest', ...Array(MB).keys()]) rmSync(filler(name), { force: true })
      await until(async () => (await statusOf(origin, '/readyz')) === 200)
      expect((await contact(origin)).status).toBe(200)
      expect(await messages(origin, session)).toBe(before + 1 + received)

      fillUp((nth) => writeFileSync(filler(`empty-${nth}`), ''))
      await until(async () => (await statusOf(origin, '/readyz')) === 503)
      await expectUnavailable([upload(origin, session)], /Try again in a few minutes/)
    },
  )
})

function upload(origin: string, session: Record<string, string>): Promise<Response> {
  const picture = new FormData()
  picture.set('_payload', JSON.stringify({ alt: 'A picture' }))
  picture.set('file', new File([PNG], 'a.png', { type: 'image/png' }))
  return fetch(`${origin}/api/media`, { method: 'POST', headers: { ...VISITOR, ...session }, body: picture })
}

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe.runIf(!onSqlite)('a MongoDB server that is away', () => {
  it('leaves the pages of all portals behind the proxy, and everything else gets 503', async () => {
    const cable = await tcpProxy(new URL(DATABASE))
    ends.push(cable.close)
    const publicUrl = 'http://localhost:3000'
    const flavour = process.env.MONGODB_FLAVOUR ?? ''
    const variables = { DATABASE_URI: cable.url.href, MONGODB_FLAVOUR: flavour, PUBLIC_URL: publicUrl }
    const secrets = { PAYLOAD_SECRET: randomBytes(24).toString('hex'), FIELD_KEY: randomBytes(32).toString('hex') }
    const options = { variables: { ...variables, ...secrets } }
    const [one, two] = [await start(options), await start(options)]
    const nginx = NGINX && (await startNginx([one, two].map(({ origin }) => Number(new URL(origin).port))))
    if (nginx) ends.push(nginx.stop)
    const origin = nginx ? `http://127.0.0.1:${nginx.port}` : one.origin
    const session = await signIn(origin, publicUrl)
    expect((await contact(origin)).status).toBe(200)
    const before = await messages(origin, session)

    cable.cut()
    for (const portal of [one, two]) {
      expect(await statusOf(portal.origin, '/readyz')).toBe(503)
      expect(await statusOf(portal.origin, '/readyz/pages')).toBe(200)
    }
    for (const address of ['/', '/contact', '/courses', '/']) expect.soft(await statusOf(origin, address)).toBe(200)
    const reads = ['/api/staff/me', '/api/colleges', '/api/course/getcourses', '/admin'].map((address) =>
      get(origin, address, session),
    )
    await expectUnavailable([...reads, ...writes(origin, session)], DOES_NOT_ANSWER)

    await cable.mend()
    for (const portal of [one, two]) await expect.poll(() => readiness(portal.origin)).toEqual([200, expect.anything()])
    expect(await messages(origin, session)).toBe(before)
    expect((await contact(origin)).status).toBe(200)
    expect(await messages(origin, session)).toBe(before + 1)
  })
})
