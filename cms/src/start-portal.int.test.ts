import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const server = path.resolve(import.meta.dirname, 'server.ts')
let folder: string
let child: ChildProcess | null = null

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pravesh-start-'))
})
afterEach(async () => {
  if (child && child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the portal with these settings; `said` is what it printed so far. */
function start(settings: Record<string, string>) {
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATA_DIR: path.join(folder, 'data'),
    MEDIA_DIR: path.join(folder, 'media'),
    SEED: 'none',
    ...settings,
  }
  child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', server], { env, stdio: 'pipe' })
  let said = ''
  child.stdout?.on('data', (chunk) => (said += chunk))
  child.stderr?.on('data', (chunk) => (said += chunk))
  return { child, ended: once(child, 'exit'), said: () => said }
}

async function refusal(settings: Record<string, string>): Promise<string> {
  const { ended, said } = start(settings)
  const [code] = await ended
  expect(code).toBe(1)
  expect(said()).toContain('Pravesh cannot start.')
  expect(said()).not.toMatch(/\n\s+at /)
  return said()
}

async function aFreePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

describe('a start that cannot succeed says why in a sentence', () => {
  it('when the port is in use', async () => {
    const other = createServer().listen(0)
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    expect(await refusal({ PORT: String(port) })).toContain(`Port ${port} is in use`)
    other.close()
  })

  it('when a setting is wrong', async () => {
    expect(await refusal({ PORT: 'many' })).toContain('PORT must be a whole number')
  })

  it('when live mode misses settings', async () => {
    const said = await refusal({ PORTAL_MODE: 'live' })
    for (const name of ['PUBLIC_URL', 'PAYLOAD_SECRET', 'FIELD_KEY']) expect(said).toContain(name)
  })

  it('when the database file is no database', async () => {
    mkdirSync(path.join(folder, 'data'))
    writeFileSync(path.join(folder, 'data/pravesh.db'), 'This is a letter, not a database. '.repeat(100))
    expect(await refusal({})).toContain('is damaged or is no SQLite database')
  })

  it('when the database file is damaged inside', async () => {
    mkdirSync(path.join(folder, 'data'))
    writeFileSync(path.join(folder, 'data/pravesh.db'), `SQLite format 3\0${'\x07'.repeat(8000)}`, 'latin1')
    expect(await refusal({})).toContain('is damaged')
  })

  it('when a folder cannot be written to', async () => {
    writeFileSync(path.join(folder, 'media'), 'a file where the folder should be')
    expect(await refusal({})).toContain('MEDIA_DIR')
  })

  it('when the database server does not answer', async () => {
    const port = await aFreePort()
    const uri = `mongodb://127.0.0.1:${port}/pravesh?serverSelectionTimeoutMS=500`
    expect(await refusal({ DATABASE_URI: uri })).toContain('DATABASE_URI does not answer')
  })

  it.skipIf(process.getuid?.() === 0)('when this user may not write to the data folder', async () => {
    mkdirSync(path.join(folder, 'data'))
    chmodSync(path.join(folder, 'data'), 0o500)
    expect(await refusal({})).toContain('DATA_DIR')
  })
})

describe('a running portal', () => {
  it('serves, and on SIGTERM ends what is under way and exits 0', async () => {
    const port = await aFreePort()
    const { child, ended, said } = start({ PORT: String(port) })
    while (!said().includes('Pravesh is ready')) {
      expect(child.exitCode, said()).toBeNull()
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const origin = `http://localhost:${port}`
    const statusOf = async (address: string) => (await fetch(origin + address)).status
    expect(await statusOf('/healthz')).toBe(200)
    expect(await statusOf('/readyz')).toBe(200)
    expect(await statusOf('/')).toBe(200)
    expect(await statusOf('/nothing-here')).toBe(404)
    expect(await statusOf('/api/media/file/missing.webp')).toBe(404)
    expect(await statusOf('/preview?global=home')).toBe(404)
    const tooLarge = await fetch(`${origin}/api/contact/postContact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ comment: 'x'.repeat(3 * 1024 * 1024) }),
    })
    expect(tooLarge.status).toBe(413)
    const picture = new FormData()
    picture.set('file', new File([new Uint8Array(9 * 1024 * 1024)], 'large.png', { type: 'image/png' }))
    const refused = await fetch(`${origin}/api/media`, { method: 'POST', body: picture })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(await statusOf('/healthz')).toBe(200)
    const underWay = fetch(`${origin}/api/course/getcourses`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    child.kill('SIGTERM')
    expect((await underWay).status).toBe(200)
    expect(await ended).toEqual([0, null])
  })
})
