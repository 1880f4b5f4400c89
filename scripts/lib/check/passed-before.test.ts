import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { digestOf, passedChecks } from './passed-before.ts'

const inputs = { files: ['package-lock.json', 'cms/src/**'], except: /\.test\.ts$/ }
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pravesh-inputs-'))
  write('package-lock.json', '{}')
  write('cms/src/(payload)/[[...segments]]/page.ts', 'a')
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  ['a change', 'cms/src/(payload)/[[...segments]]/page.ts', 'b'],
  ['a new file', 'cms/src/new.ts', ''],
  ['another lock file', 'package-lock.json', '{ }'],
])('%s changes the digest', (_what, file, text) => {
  const before = digestOf(folder, inputs)
  write(file, text)
  expect(digestOf(folder, inputs)).not.toBe(before)
})

test('moving text between files changes the digest', () => {
  write('cms/src/b.ts', 'xy')
  write('cms/src/c.ts', '')
  const before = digestOf(folder, inputs)
  write('cms/src/b.ts', 'x')
  write('cms/src/c.ts', 'y')
  expect(digestOf(folder, inputs)).not.toBe(before)
})

test.each([
  ['an excluded file', 'cms/src/a.test.ts'],
  ['a file in another folder', 'site/src/a.ts'],
  ['a build output', 'cms/src/dist/a.ts'],
])('%s does not change the digest', (_what, file) => {
  const before = digestOf(folder, inputs)
  write(file, 'changed')
  expect(digestOf(folder, inputs)).toBe(before)
})

test('stores only the last digest with which a check passed', () => {
  const passed = passedChecks(path.join(folder, 'cache'))
  expect(passed.has('Types: Astro files', 'a')).toBe(false)
  passed.add('Types: Astro files', 'a')
  expect(passed.has('Types: Astro files', 'a')).toBe(true)
  expect(passed.has('Types: cms', 'a')).toBe(false)
  passed.add('Types: Astro files', 'b')
  expect(passed.has('Types: Astro files', 'a')).toBe(false)
})

function write(file: string, text: string): void {
  const target = path.join(folder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, text)
}
