import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPublishedBook } from './builders/books.ts'
import { until } from './raw-connection.ts'
import { startTestPortal } from './start-test-portal.ts'
import { startProcess } from './test-process.ts'

interface Extent {
  books: number
  /** Numbers of written pages after which a process is killed, one after the other. */
  kills: readonly number[]
}

/** A full publication is killed and repeated. */
export function publishingCrashTests({ books, kills }: Extent) {
  const portal = startTestPortal()
  let folder: string

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'pravesh-crash-'))
    for (let i = 0; i < books; i++) await aPublishedBook(portal.payload, { name: `Volume ${i}` })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('leaves only complete pages when it is killed during a full run, and finishes at the next start', async () => {
    let killedHalfWay = 0
    for (const pages of kills) {
      await publishUntil((written) => written >= pages)
      expectWholePages()
      if (!isComplete()) killedHalfWay++
    }
    expect(killedHalfWay).toBeGreaterThan(0)
    await publishUntil(() => false)
    expect(isComplete()).toBe(true)
    expectWholePages()
    expect(files().filter((file) => file.endsWith('.unfinished'))).toEqual([])
    expect(files().filter((file) => /purchase-books\/[^/]+\/volume-\d+\.html$/.test(file))).toHaveLength(books)
  })

  /** Publishes in a child process and kills it with SIGKILL once enough pages are written. */
  async function publishUntil(enough: (pages: number) => boolean): Promise<void> {
    const { ended, kill } = startProcess(path.join(import.meta.dirname, 'publish-all.ts'), {}, [folder])
    let hasEnded = false
    void ended.then(() => {
      hasEnded = true
    })
    await until(() => hasEnded || enough(files().filter((file) => file.endsWith('.html')).length))
    await kill()
  }

  const isComplete = () => files().some((file) => file.endsWith('.complete'))

  function files(): string[] {
    const site = path.join(folder, 'site')
    return existsSync(site) ? readdirSync(site, { recursive: true }).map(String) : []
  }

  function expectWholePages(): void {
    const pages = files().filter((file) => file.endsWith('.html'))
    expect(pages.length).toBeGreaterThan(0)
    for (const file of pages) {
      const html = readFileSync(path.join(folder, 'site', file), 'utf8')
      expect(html.endsWith('</html>'), file).toBe(true)
      const companion = path.join(folder, 'site', `${file}.br`)
      if (existsSync(companion)) expect(brotliDecompressSync(readFileSync(companion)).toString()).toMatch(/<\/html>$/)
    }
  }
}
