import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EarlierBuilds } from './earlier-builds.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const hoursLater = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000)
let root: string
let builds: EarlierBuilds

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pravesh-builds-'))
  builds = new EarlierBuilds({ root, assets: '_astro' })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Creates a build's folder with a page and an asset named after it. */
function write(id: string) {
  mkdirSync(path.join(root, id, '_astro'), { recursive: true })
  writeFileSync(path.join(root, id, 'index.html'), id)
  writeFileSync(path.join(root, id, '.complete'), '')
  writeFileSync(path.join(root, id, '_astro', `${id}.js`), id)
}

async function deploy(id: string, previous: string | null, now: Date) {
  write(id)
  await builds.replaceWith({ current: id, previous, now })
}

const isServed = (id: string) => builds.find(`_astro/${id}.js`) !== null

describe('assets of earlier builds', () => {
  it('are found for a day after their build was replaced, across any number of builds', async () => {
    await deploy('one', null, NOON)
    await deploy('two', 'one', NOON)
    await deploy('three', 'two', hoursLater(12))
    expect(['one', 'two', 'three'].filter(isServed)).toEqual(['one', 'two', 'three'])
    await builds.sweep(hoursLater(24))
    expect(['one', 'two', 'three'].filter(isServed)).toEqual(['one', 'two', 'three'])
    await builds.sweep(hoursLater(25))
    expect(['one', 'two', 'three'].filter(isServed)).toEqual(['two', 'three'])
    await builds.sweep(hoursLater(37))
    expect(['one', 'two', 'three'].filter(isServed)).toEqual(['three'])
    expect(existsSync(path.join(root, 'one'))).toBe(false)
  })

  it('are also swept by the next build', async () => {
    await deploy('one', null, NOON)
    await deploy('two', 'one', NOON)
    await deploy('three', 'two', hoursLater(25))
    expect(['one', 'two', 'three'].filter(isServed)).toEqual(['two', 'three'])
  })

  it('remain while their build is served, across restarts', async () => {
    await deploy('one', null, NOON)
    for (const hours of [20, 40, 60]) await deploy('one', 'one', hoursLater(hours))
    expect(isServed('one')).toBe(true)
  })

  it('do not get another day when the replacing build restarts', async () => {
    await deploy('one', null, NOON)
    await deploy('two', 'one', NOON)
    await deploy('two', 'two', hoursLater(23))
    await builds.sweep(hoursLater(25))
    expect(isServed('one')).toBe(false)
  })

  it('become current again after a rollback', async () => {
    await deploy('one', null, NOON)
    await deploy('two', 'one', NOON)
    await deploy('one', 'two', hoursLater(1))
    await builds.sweep(hoursLater(24.5))
    expect(['one', 'two'].filter(isServed)).toEqual(['one', 'two'])
    await builds.sweep(hoursLater(26))
    expect(['one', 'two'].filter(isServed)).toEqual(['one'])
  })
})

describe('pages of earlier builds', () => {
  const names = (id: string) => readdirSync(path.join(root, id)).sort()

  it('remain for the previous build, which another process may still serve, but not for older ones', async () => {
    await deploy('one', null, NOON)
    await deploy('two', 'one', NOON)
    expect(names('one')).toContain('index.html')
    await deploy('two', 'two', NOON)
    expect(names('one')).toContain('index.html')
    await deploy('three', 'two', NOON)
    expect(names('one')).toEqual(['.replaced', '_astro'])
    expect(names('two')).toContain('index.html')
  })
})

describe('a missing folder', () => {
  it('has no builds', async () => {
    const none = new EarlierBuilds({ root: path.join(root, 'missing'), assets: '_astro' })
    await none.sweep(NOON)
    expect(none.find('_astro/x.js')).toBeNull()
  })
})
