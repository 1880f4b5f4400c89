/**
 * @sqlite-only a process that dies while it writes files; publisher.int.test.ts makes its queries on both databases
 * @needs-build site
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { showOnFailure } from '../../../test/show-on-failure.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const BOOKS = 60
const portal = startTestPortal()
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pravesh-crash-'))
  for (let i = 0; i < BOOKS; i++) await aPublishedBook(portal.payload, { name: `Volume ${i}` })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('leaves only complete pages when it is killed during a full run, and finishes at the next start', async () => {
  let killedHalfWay = 0
  for (const pages of [1, 20, 50]) {
    await publishUntil((written) => written >= pages)
    expectWholePages()
    if (!isComplete()) killedHalfWay++
  }
  expect(killedHalfWay).toBeGreaterThan(0)
  await publishUntil(() => false)
  expect(isComplete()).toBe(true)
  expectWholePages()
  expect(files().filter((file) => file.endsWith('.unfinished'))).toEqual([])
  expect(files().filter((file) => /purchase-books\/[^/]+\/volume-\d+\.html$/.test(file))).toHaveLength(BOOKS)
})

/** Publishes in a child process and kills it with SIGKILL once enough pages are written. */
async function publishUntil(enough: (pages: number) => boolean): Promise<void> {
  const script = path.resolve(import.meta.dirname, '../../../test/publish-all.ts')
  const child = spawn(process.execPath, [script, folder], { stdio: 'pipe' })
  showOnFailure(child)
  const ended = once(child, 'exit')
  while (isRunning(child)) {
    if (enough(pagesIn(files()))) child.kill('SIGKILL')
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2))])
  }
  await ended
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null
const isComplete = () => files().some((file) => file.endsWith('.complete'))
const pagesIn = (all: string[]) => all.filter((file) => file.endsWith('.html')).length

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
