import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isLeftover } from '../../http/files/atomic-file.ts'
import { Release, ReleasePointer } from './release.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pravesh-release-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const long = `<!doctype html><p>${'words '.repeat(200)}</p>`
const build = (id: string, assets: Record<string, string>) => {
  const directory = path.join(root, `build-${id}`)
  for (const [file, text] of Object.entries(assets)) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true })
    writeFileSync(path.join(directory, file), text)
  }
  return { id, assets: directory, render: async () => '', inlineHashes: { scripts: [`sha256-${id}`], styles: [] } }
}

describe('Release', () => {
  it('writes a page with a brotli companion of the same version', async () => {
    const release = new Release(root, 'one')
    expect(await release.writePage('/courses/a', long)).toBe(true)
    const file = path.join(root, 'one/courses/a.html')
    expect(readFileSync(file, 'utf8')).toBe(long)
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(long)
    expect(statSync(file).mtimeMs).toBe(statSync(`${file}.br`).mtimeMs)
  })

  it('does not rewrite an unchanged page', async () => {
    const release = new Release(root, 'one')
    await release.writePage('/', long)
    const before = statSync(release.fileOf('/')).ino
    expect(await release.writePage('/', long)).toBe(false)
    expect(statSync(release.fileOf('/')).ino).toBe(before)
  })

  it('removes a page with its companion', async () => {
    const release = new Release(root, 'one')
    await release.writePage('/gallery', long)
    release.removePage('/gallery')
    for await (const file of release.pageFiles()) expect.fail(file)
    expect(existsSync(`${release.fileOf('/gallery')}.br`)).toBe(false)
  })

  it('notes the address of a page that is served by name, and removes it with the page', async () => {
    const release = new Release(root, 'one')
    const noteOf = (id: string) => path.join(release.directory, `courses/.${id}.address`)
    for (const id of ['a', 'b']) await release.writePage(`/courses/${id}`, long, { address: `/courses/name-of-${id}` })
    expect(readFileSync(noteOf('a'), 'utf8')).toBe('/courses/name-of-a')
    await release.writePage('/courses/a', long, { address: '/courses/other' })
    expect(readFileSync(noteOf('a'), 'utf8')).toBe('/courses/other')
    release.removePage('/courses/a')
    expect([existsSync(noteOf('a')), existsSync(noteOf('b'))]).toEqual([false, true])
    await release.removeAllBut(new Set([release.fileOf('/courses/b')]))
    expect(existsSync(noteOf('b'))).toBe(true)
    await release.removeAllBut(new Set())
    expect(existsSync(noteOf('b'))).toBe(false)
  })

  it('lists the pages of all folders, also while one of them is removed', async () => {
    const release = new Release(root, 'one')
    for (const pathname of ['/', '/books/1/a', '/books/2/b', '/books/3/c']) await release.writePage(pathname, long)
    const found: string[] = []
    for await (const file of release.pageFiles()) {
      found.push(file)
      if (file !== 'index.html') rmSync(path.join(release.directory, 'books'), { recursive: true, force: true })
    }
    expect(found).toHaveLength(2)
  })

  it('compresses a page that may wait in another thread', async () => {
    const release = new Release(root, 'one')
    expect(await release.writePage('/', long, { mayWait: true })).toBe(true)
    expect(brotliDecompressSync(readFileSync(`${release.fileOf('/')}.br`)).toString()).toBe(long)
  })

  it('rewrites a page of the same length', async () => {
    const release = new Release(root, 'one')
    await release.writePage('/', long)
    expect(await release.writePage('/', long.replaceAll('words', 'other'))).toBe(true)
    expect(readFileSync(release.fileOf('/'), 'utf8')).toContain('other')
  })

  it('has the pages that were written', async () => {
    const release = new Release(root, 'one')
    await release.writePage('/gallery', long)
    expect(['/gallery', '/contact', '/../current'].map((pathname) => release.hasPage(pathname))).toEqual([
      true,
      false,
      false,
    ])
    expect(() => release.fileOf('/../current')).toThrow('/../current is not an address that a page can have.')
  })

  it('lists pages only', async () => {
    const release = new Release(root, 'one')
    await release.prepare(build('one', { '_astro/a.css': 'a{}' }))
    await release.writePage('/gallery', long)
    const found: string[] = []
    for await (const file of release.pageFiles()) found.push(file)
    expect(found).toEqual(['gallery.html'])
  })

  it('fails to list a folder that cannot be read', async () => {
    writeFileSync(path.join(root, 'one'), 'no folder')
    await expect(new Release(root, 'one').pageFiles().next()).rejects.toThrow('ENOTDIR')
  })

  it('compresses only the assets that become smaller', async () => {
    const release = new Release(root, 'one')
    await release.prepare(build('one', { 'a.css': long, 'a.webp': long }))
    expect(brotliDecompressSync(readFileSync(path.join(release.directory, 'a.css.br'))).toString()).toBe(long)
    expect(readFileSync(path.join(release.directory, 'a.webp'), 'utf8')).toBe(long)
    expect(existsSync(path.join(release.directory, 'a.webp.br'))).toBe(false)
  })

  it('does not rewrite an unchanged asset', async () => {
    const release = new Release(root, 'one')
    await release.prepare(build('one', { 'a.css': 'a{}' }))
    const { ino } = statSync(path.join(release.directory, 'a.css'))
    await release.prepare(build('one', { 'a.css': 'a{}' }))
    expect(statSync(path.join(release.directory, 'a.css')).ino).toBe(ino)
  })

  it('stores the last publication event that it contains', async () => {
    const release = new Release(root, 'one')
    expect(await release.readProgress()).toBeNull()
    mkdirSync(release.directory)
    await release.writeProgress({ sequence: 12, key: 'a-b' })
    expect(await new Release(root, 'one').readProgress()).toEqual({ sequence: 12, key: 'a-b' })
    expect(release.readProgressNow()).toEqual({ sequence: 12, key: 'a-b' })
    writeFileSync(path.join(release.directory, '.progress'), '12')
    expect(await release.readProgress()).toBeNull()
  })

  it('removes pages that are not expected, and unfinished files of a dead process', async () => {
    const directory = path.join(root, 'new')
    mkdirSync(directory, { recursive: true })
    const ofDead = path.join(directory, 'index.html.7.unfinished')
    writeFileSync(ofDead, 'half')
    const release = new Release(root, 'new')
    await release.prepare(build('new', { '_astro/new.css': 'b{}' }))
    for (const pathname of ['/gallery', '/books/1/a']) await release.writePage(pathname, long)
    await release.removeAllBut(new Set([release.fileOf('/gallery')]))
    expect(['/gallery', '/books/1/a'].map((pathname) => release.hasPage(pathname))).toEqual([true, false])
    expect([ofDead, path.join(directory, '_astro/new.css')].map((file) => existsSync(file))).toEqual([false, true])
  })

  it('takes no file for a leftover that it is writing', async () => {
    const release = new Release(root, 'new')
    await release.writePage('/gallery', long)
    const replaced = release.writePage('/gallery', `${long} `)
    // The page itself is renamed only after its companion.
    const parts = readdirSync(release.directory).filter((name) => name.endsWith('.unfinished'))
    expect(parts).toContainEqual(expect.stringMatching(/^gallery\.html\.(?!br\.)/))
    expect(parts.filter(isLeftover)).toEqual([])
    expect(await replaced).toBe(true)
  })

  it('knows its own build’s inline hashes, in another process and after a newer build too', async () => {
    await new Release(root, 'one').prepare(build('one', { 'a.css': 'a{}' }))
    await new Release(root, 'two').prepare(build('two', { 'a.css': 'a{}' }))
    expect(new Release(root, 'one').inlineHashes).toEqual({ scripts: ['sha256-one'], styles: [] })
    expect(new Release(root, 'two').inlineHashes).toEqual({ scripts: ['sha256-two'], styles: [] })
  })

  it('allows no inline code in a release that predates the hashes, until it is prepared again', async () => {
    const release = new Release(root, 'old')
    await release.writePage('/', long)
    expect(release.inlineHashes).toEqual({ scripts: [], styles: [] })
    await release.prepare(build('old', { 'a.css': 'a{}' }))
    expect(release.inlineHashes).toEqual({ scripts: ['sha256-old'], styles: [] })
  })
})

describe('ReleasePointer', () => {
  it('points to nothing before the first release, and after all are discarded', async () => {
    const pointer = new ReleasePointer(path.join(root, 'site'))
    expect(await pointer.read()).toBeNull()
    const release = new Release(path.join(root, 'site'), 'one')
    await release.prepare(build('one', { '_astro/one.css': 'a{}' }))
    await release.writePage('/', long)
    await release.markComplete()
    await pointer.switchTo(release, new Date())
    expect((await pointer.read())?.id).toBe('one')
    await pointer.discard(new Date())
    expect(await pointer.read()).toBeNull()
    expect(release.hasPage('/')).toBe(false)
    expect(pointer.earlier.find('_astro/one.css')).not.toBeNull()
  })

  it('never points to an incomplete release', async () => {
    const pointer = new ReleasePointer(root)
    const release = new Release(root, 'one')
    await release.writePage('/', long)
    await pointer.switchTo(release, new Date())
    expect(await pointer.read()).toBeNull()
    await release.markComplete()
    expect((await pointer.read())?.id).toBe('one')
  })

  it('retains the replaced release, and the assets of older ones for a day', async () => {
    const pointer = new ReleasePointer(root)
    const now = new Date('2026-11-20T12:00:00Z')
    for (const id of ['one', 'two', 'three']) {
      const release = new Release(root, id)
      await release.prepare(build(id, { [`_astro/${id}.css`]: 'a{}' }))
      await release.writePage('/', long)
      await release.markComplete()
      await pointer.switchTo(release, now)
    }
    expect((await pointer.read())?.id).toBe('three')
    expect(existsSync(path.join(root, 'one/index.html'))).toBe(false)
    expect(existsSync(path.join(root, 'two/index.html'))).toBe(true)
    for (const id of ['one', 'two', 'three']) expect(pointer.earlier.find(`_astro/${id}.css`)).not.toBeNull()
    await pointer.earlier.sweep(new Date('2026-11-21T12:00:01Z'))
    for (const id of ['one', 'two']) expect(pointer.earlier.find(`_astro/${id}.css`)).toBeNull()
    expect((await pointer.read())?.id).toBe('three')
  })
})
