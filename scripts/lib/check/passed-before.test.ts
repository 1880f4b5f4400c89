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
])('%s gives another digest', (_what, file, text) => {
  const before = digestOf(folder, inputs)
  write(file, text)
  expect(digestOf(folder, inputs)).not.toBe(before)
})

test('what is moved from one file to another gives another digest', () => {
  write('cms/src/b.ts', 'xy')
  write('cms/src/c.ts', '')
  const before = digestOf(folder, inputs)
  write('cms/src/b.ts', 'x')
  write('cms/src/c.ts', 'y')
  expect(digestOf(folder, inputs)).not.toBe(before)
})

test.each([
  ['a file that is excepted', 'cms/src/a.test.ts'],
  ['a file of another folder', 'site/src/a.ts'],
  ['a built file', 'cms/src/dist/a.ts'],
])('%s changes nothing', (_what, file) => {
  const before = digestOf(folder, inputs)
  write(file, 'changed')
  expect(digestOf(folder, inputs)).toBe(before)
})

test('a check has passed only with the inputs that it passed with last', () => {
  const passed = passedChecks(path.join(folder, 'cache'))
  expect(passed.has('Types: site', 'a')).toBe(false)
  passed.add('Types: site', 'a')
  expect(passed.has('Types: site', 'a')).toBe(true)
  expect(passed.has('Types: cms', 'a')).toBe(false)
  passed.add('Types: site', 'b')
  expect(passed.has('Types: site', 'a')).toBe(false)
})

function write(file: string, text: string): void {
  const target = path.join(folder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, text)
}
