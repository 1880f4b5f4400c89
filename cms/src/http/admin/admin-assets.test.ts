import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressAssets } from '../../publishing/release/compress-assets.ts'
import { ServedFiles } from '../files/served-files.ts'
import { AdminAssets, adminAssetFolders } from './admin-assets.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
let folder: string
let assets: AdminAssets
const shared = async (pathname: string) => (pathname.endsWith('/of-another-machine.js') ? 'the copy' : null)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pravesh-admin-assets-'))
  assets = new AdminAssets({
    build: path.join(folder, '.next'),
    root: path.join(folder, 'admin'),
    shared: { find: shared },
  })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Replaces Next's build. */
function build(id: string) {
  rmSync(path.join(folder, '.next'), { recursive: true, force: true })
  mkdirSync(path.join(folder, '.next/static/chunks'), { recursive: true })
  writeFileSync(path.join(folder, '.next/BUILD_ID'), id)
  writeFileSync(path.join(folder, '.next/static/chunks', `${id}.js`), id)
}

it('retains the assets of a replaced build for a day, across restarts', async () => {
  build('one')
  await assets.copyCurrentBuild(NOON)
  expect(await assets.find('/_next/static/chunks/one.js')).toBeNull()
  build('two')
  await assets.copyCurrentBuild(NOON)
  await assets.copyCurrentBuild(NOON)
  expect(readFileSync((await assets.find('/_next/static/chunks/one.js')) ?? '', 'utf8')).toBe('one')
  expect(await assets.find('/_next/static/chunks/two.js')).toBeNull()
  await assets.earlier.sweep(new Date('2026-11-21T12:00:01Z'))
  expect(await assets.find('/_next/static/chunks/one.js')).toBeNull()
  expect(readdirSync(path.join(folder, 'admin'))).toEqual(['two'])
})

it('finds the assets of builds that only other machines have', async () => {
  build('one')
  await assets.copyCurrentBuild(NOON)
  expect(await assets.find('/_next/static/chunks/of-another-machine.js')).toBe('the copy')
  expect(await assets.find('/_next/of-another-machine.js')).toBeNull()
})

it('still finds the running build’s assets while a new build replaces them', async () => {
  build('one')
  await assets.copyCurrentBuild(NOON)
  build('two')
  expect(await assets.find('/_next/static/chunks/one.js')).not.toBeNull()
})

it.each(['/_next/static/../BUILD_ID', '/_next/static/%2e%2e/BUILD_ID', '/_next/image', '/admin', '/_next/static/'])(
  'finds nothing at %s',
  async (address) => {
    build('one')
    await assets.copyCurrentBuild(NOON)
    expect(await assets.find(address)).toBeNull()
  },
)

it('serves the compressed form that the build has made, also of a replaced build', async () => {
  build('one')
  const asset = path.join(folder, '.next/static/chunks/one.js')
  writeFileSync(asset, 'let one = 1\n'.repeat(100))
  await assets.copyCurrentBuild(NOON)
  expect(await assets.find('/_next/static/chunks/one.js')).toBeNull()
  build('two')
  writeFileSync(path.join(folder, '.next/static/chunks/one.js'), 'let one = 1\n'.repeat(100))
  writeFileSync(path.join(folder, '.next/static/chunks/two.js'), 'let two = 2\n'.repeat(100))
  await compressAssets(adminAssetFolders(path.join(folder, '.next')))
  await assets.copyCurrentBuild(NOON)
  const files = new ServedFiles()
  const sizeOf = async (name: string) =>
    files.get((await assets.find(`/_next/static/chunks/${name}`)) ?? '', [])?.brotli?.body.length
  for (const name of ['one.js', 'two.js']) expect(await sizeOf(name)).toBeLessThan(100)
  expect(await assets.find('/_next/static/chunks/two.js.br')).toBeNull()
  build('three')
  await assets.copyCurrentBuild(NOON)
  expect(await sizeOf('two.js')).toBeLessThan(100)
})
