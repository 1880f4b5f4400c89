/** Compares the names of cookies and of entries in browser storage in the code with those on the page of cookies. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { BROWSER_STORAGE } from '@pravesh/shared/site/browser-storage'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../src/foundation/directories.ts'

/** Of the admin, whose pages are for staff. */
const OF_STAFF = ['pravesh-reloaded', 'pravesh-staff', 'pravesh-staff-devices', 'pravesh-staff-step']
const NAME = /'(_pravesh_\w+|pravesh-[\w-]+:?)'/g

const files = globSync(['{site,cms,shared}/src/**/*.{ts,tsx,js,astro}'], { cwd: repositoryRoot }).filter(
  (file) => !/\.test\.tsx?$|browser-storage\.ts$/.test(file),
)
const sources = files.map((file) => readFileSync(path.join(repositoryRoot, file), 'utf8'))
const stored = sources.filter((source) => /cookie|[sS]torage/.test(source)).join('\n')

it('has every name that the code stores something by', () => {
  const named = Object.values(BROWSER_STORAGE).flatMap(({ names }) => names.map((name) => name.replace('…', '')))
  const found = new Set([...stored.matchAll(NAME)].map(([, name = '']) => name))
  expect([...found].filter((name) => !OF_STAFF.includes(name)).sort()).toEqual(
    named.filter((name) => name.includes('pravesh')).sort(),
  )
})

it('has every key that scripts use as a property of storage', () => {
  const keys = new Set([...stored.matchAll(/(?:local|session)Storage\.(\w+)\b(?!\()/g)].map(([, key = '']) => key))
  expect([...keys].sort()).toEqual([...BROWSER_STORAGE.language.names].sort())
})
