import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { filesBelow } from '../../http/files/files-below.ts'
import { compressAssets } from './compress-assets.ts'
import { Release } from './release.ts'
import { assetFolders } from './site-build.ts'

const STYLE = 'a { color: red }\n'.repeat(100)

let output: string
let folders: ReturnType<typeof assetFolders>
beforeEach(() => {
  output = mkdtempSync(path.join(tmpdir(), 'pravesh-assets-'))
  folders = assetFolders(output)
  mkdirSync(path.join(folders.assets, '_astro'), { recursive: true })
  writeFileSync(path.join(folders.assets, '_astro/a.css'), STYLE)
  writeFileSync(path.join(folders.assets, '_astro/b.woff2'), Buffer.alloc(1000))
  writeFileSync(path.join(folders.assets, 'robots.txt'), 'short')
})
afterEach(() => rmSync(output, { recursive: true, force: true }))

/** The release of a start with the build. */
async function published(): Promise<Release> {
  const release = new Release(path.join(output, 'releases'), 'one')
  const inlineHashes = { scripts: [], styles: [] }
  await release.prepare({ id: 'one', render: async () => '', inlineHashes, ...folders })
  return release
}

const brotliIn = (release: Release) => readFileSync(path.join(release.directory, '_astro/a.css.br'))

it('compresses the text of a build that becomes smaller, and drops what an earlier build has left', async () => {
  mkdirSync(folders.compressed)
  writeFileSync(path.join(folders.compressed, 'old.css.br'), 'x')
  await compressAssets(folders)
  expect(await filesBelow(folders.compressed)).toEqual([path.join('_astro', 'a.css.br')])
  const brotli = readFileSync(path.join(folders.compressed, '_astro/a.css.br'))
  expect(brotliDecompressSync(brotli).toString()).toBe(STYLE)
})

it('is published as the build has compressed it', async () => {
  await compressAssets(folders)
  // With less effort than a start would take, so that they differ.
  const own = brotliCompressSync(STYLE, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
  writeFileSync(path.join(folders.compressed, '_astro/a.css.br'), own)
  const release = await published()
  expect(brotliIn(release)).toEqual(own)
  const file = path.join(release.directory, '_astro/a.css')
  expect(statSync(file).mtimeMs).toBe(statSync(`${file}.br`).mtimeMs)
})

it.each([
  ['missing', null],
  ['of another build', brotliCompressSync('b { color: blue }')],
  ['damaged', Buffer.from('not brotli')],
])('is compressed by the start if the encoding is %s', async (_, found) => {
  mkdirSync(path.join(folders.compressed, '_astro'), { recursive: true })
  if (found) writeFileSync(path.join(folders.compressed, '_astro/a.css.br'), found)
  expect(brotliDecompressSync(brotliIn(await published())).toString()).toBe(STYLE)
})
