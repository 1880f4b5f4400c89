import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { SETTINGS } from '../../../cms/src/foundation/settings/env.ts'
import { root } from '../step.ts'
import { deadLinks, doc, readDocs } from './read-docs.ts'

const docs = readDocs()
const textOf = (name: string) => docs.find((each) => each.path === name)?.text ?? ''
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
const decisions = docs.filter((each) => each.path.startsWith('shared/decisions/'))

describe('links', () => {
  it('lead to files and headings that exist', () => {
    expect(docs.length).toBeGreaterThan(60)
    expect(deadLinks(docs)).toEqual([])
  })

  it('are reported if they lead nowhere', () => {
    const pages = [doc('a/one.md', '[x](two.md#here) [y](../b.md) [z](#there)\n# Here'), doc('a/two.md', '# There')]
    const isThere = (file: string) => file.startsWith('a/')
    expect(deadLinks(pages, isThere)).toEqual(['a/one.md: two.md#here', 'a/one.md: ../b.md', 'a/one.md: #there'])
  })

  it('name decisions that exist', () => {
    const numbers = decisions.map((each) => Number(/(\d{4})-/.exec(each.path)?.[1]))
    const named = docs.flatMap((each) => matches(each.prose, /\bdecisions? (\d+)\b/g)).map(Number)
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((number) => !numbers.includes(number))).toEqual([])
  })
})

it('files that the docs name exist', () => {
  const PATH = /`((?:shared|cms|site|scripts|media|docs|\.ci)\/[\w./()[\]-]+)`/g
  // What a build or a portal creates.
  const isCreated = (name: string) => /^(?:site\/dist|cms\/\.next|media\/(?:public|private))\b/.test(name)
  const missing = docs.flatMap((each) =>
    matches(each.prose, PATH)
      .filter((name) => !isCreated(name) && !existsSync(path.join(root, name)))
      .map((name) => `${each.path}: ${name}`),
  )
  expect(missing).toEqual([])
})

describe('a decision record', () => {
  it('is one screen', () => {
    const isLong = ({ text }: { text: string }) =>
      text.trim().split('\n').length > 45 || Buffer.byteLength(text) > 3_500
    expect(decisions.filter(isLong).map((each) => each.path)).toEqual([])
  })

  it('has a context, a decision and what was refused', () => {
    const parts = ['**Context.** ', '**Decision.**', '**Refused.** ']
    const lacks = decisions.filter(({ text }) => !parts.every((part) => text.includes(`\n\n${part}`)))
    expect(lacks.map((each) => each.path)).toEqual([])
  })
})

it('the README ends before it tires', () => {
  expect(Buffer.byteLength(textOf('README.md'))).toBeLessThanOrEqual(6_000)
})

describe('docs/operate', () => {
  const rows = matches(textOf('docs/operate/settings.md'), /^\| (`[^|]+`) \|/gm).flatMap((cell) =>
    matches(cell, /`([A-Z][A-Z0-9_]+)`/g),
  )
  /** Read outside the portal's settings. */
  const OTHERS = ['CHROMIUM_PATH', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY']

  it('has a row for every setting, and for nothing else', () => {
    expect(rows.toSorted()).toEqual([...SETTINGS, ...OTHERS].toSorted())
  })

  it('says what to do about every alert that wakes someone up', () => {
    const alerts = matches(
      readFileSync(path.join(root, 'scripts/deploy/alerts.yml'), 'utf8'),
      /- alert: (\w+)\n(?:(?!- alert:)[\s\S])*?severity: page/g,
    )
    expect(alerts.length).toBeGreaterThan(5)
    expect(matches(textOf('docs/operate/alerts.md'), /^### (\w+)$/gm).toSorted()).toEqual(alerts.toSorted())
  })
})

it('every npm script is documented, and every documented one exists', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const all = docs.map((each) => each.text).join('\n')
  const named = new Set([...matches(all, /\bnpm run ([a-z][\w-]*)/g), ...matches(all, /\bnpm (start|test)\b/g)])
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([])
  expect([...named].filter((name) => !(name in scripts))).toEqual([])
})
