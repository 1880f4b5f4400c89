import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EarlyRelease } from './early-release.ts'
import { Release, ReleasePointer } from './release.ts'

const BUILD = 'build'
let folder: string
let database: string
let events: DatabaseSync
let release: Release
let opened: EarlyRelease | null = null

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pravesh-early-'))
  database = path.join(folder, 'pravesh.db')
  events = new DatabaseSync(database)
  events.exec('PRAGMA journal_mode = WAL')
  events.exec('CREATE TABLE publication_events (sequence numeric, key text)')
  release = await published(BUILD)
  announce(7, 'seven')
  await release.writeProgress({ sequence: 7, key: 'seven' })
})
afterEach(() => {
  opened?.close()
  opened = null
  events.close()
  rmSync(folder, { recursive: true, force: true })
})

const root = () => path.join(folder, 'site')
const announce = (sequence: number, key: string) =>
  events.prepare('INSERT INTO publication_events VALUES (?, ?)').run(sequence, key)

async function published(id: string): Promise<Release> {
  const made = new Release(root(), id)
  mkdirSync(made.directory, { recursive: true })
  await made.writePage('/', 'Home')
  await made.writePage('/404', 'Not found')
  await made.writePage('/purchase-books/b1/Old book', 'Book')
  await made.writePage('/courses/c1', 'Course', { address: '/courses/bachelor-of-education' })
  await made.writePage('/courses/c2', 'Course', { address: '/courses/%E0%A6%AC%E0%A6%87' })
  await made.markComplete()
  await new ReleasePointer(root()).switchTo(made, new Date())
  return made
}

async function open(): Promise<EarlyRelease> {
  opened = await EarlyRelease.open({ pointer: new ReleasePointer(root()), releaseId: BUILD, database })
  if (opened === null) throw new Error('There is no release to send pages from.')
  return opened
}

const homeOf = async () => (await open()).pathAt('/')

describe('a release that contains the newest event', () => {
  it.each([
    ['/', '/'],
    ['/purchase-books/b1/Old%20book', '/purchase-books/b1/Old%20book'],
    ['/courses/bachelor-of-education', '/courses/c1'],
    ['/courses/%E0%A6%AC%E0%A6%87', '/courses/c2'],
  ])('has the page at %s', async (address, page) => {
    expect((await open()).pathAt(address)).toBe(page)
  })

  it.each([
    ['redirects from an id to a name', '/courses/c1'],
    ['redirects to the name in lower case', '/courses/Bachelor-of-Education'],
    ['does not exist', '/courses/unknown'],
    ['belongs to a folder that does not exist', '/unknown/page'],
    ['has the not-found page', '/404'],
    ['has the file of an address', '/courses/.c1.address'],
    ['is not well formed', '/%E0%A4%A'],
  ])('leaves an address to the portal that %s', async (_, address) => {
    expect((await open()).pathAt(address)).toBeNull()
  })

  it('serves no page before it contains an event that another process writes meanwhile', async () => {
    const early = await open()
    announce(8, 'eight')
    expect(early.pathAt('/')).toBeNull()
    await release.writePage('/courses/c1', 'Course', { address: '/courses/b-ed' })
    await release.writeProgress({ sequence: 8, key: 'eight' })
    expect(['/', '/courses/b-ed', '/courses/bachelor-of-education'].map((address) => early.pathAt(address))).toEqual([
      '/',
      '/courses/c1',
      null,
    ])
  })
})

describe('no page is served from a release', () => {
  it('that is behind the database', async () => {
    announce(8, 'eight')
    expect(await homeOf()).toBeNull()
  })

  it('that is ahead of the database, because an older backup was restored', async () => {
    await release.writeProgress({ sequence: 9, key: 'nine' })
    expect(await homeOf()).toBeNull()
  })

  it('that a change of all pages has outdated, also meanwhile', async () => {
    const early = await open()
    release.outdated.set()
    expect(early.pathAt('/')).toBeNull()
    release.outdated.clear()
    expect(early.pathAt('/')).toBe('/')
  })

  it('whose event has the number of another one after a restoration', async () => {
    events.exec("UPDATE publication_events SET key = 'other'")
    expect(await homeOf()).toBeNull()
  })

  it('of another build', async () => {
    const other = await published('other')
    await other.writeProgress({ sequence: 7, key: 'seven' })
    expect(await homeOf()).toBeNull()
  })

  it('that does not say what it contains', async () => {
    rmSync(path.join(release.directory, '.progress'))
    expect(await homeOf()).toBeNull()
  })

  it('of a version that did not note addresses', async () => {
    writeFileSync(path.join(release.directory, '.complete'), '')
    expect(await homeOf()).toBeNull()
  })

  it.each([
    ['has no events', 'DELETE FROM publication_events'],
    ['has no table of events', 'DROP TABLE publication_events'],
  ])('whose database %s', async (_, statement) => {
    events.exec(statement)
    expect(await homeOf()).toBeNull()
  })
})

describe('there is no release to open', () => {
  const found = () => EarlyRelease.open({ pointer: new ReleasePointer(root()), releaseId: BUILD, database })

  it('before the first one is complete', async () => {
    rmSync(path.join(release.directory, '.complete'))
    expect(await found()).toBeNull()
  })

  it('without a database', async () => {
    database = path.join(folder, 'none.db')
    expect(await found()).toBeNull()
  })
})
