import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'

const code = readFileSync(new URL('./was-redirected.js', import.meta.url), 'utf8')

it.each([
  ['?next=%2Fstudent%2Fdashboard', true],
  ['', false],
  ['?next=', false],
  ['?next=%2F%2Fevil.example', false],
])('with %j: %s', (search, expected) => {
  const documentElement = { dataset: {} }
  const currentScript = { dataset: { next: 'next' } }
  runInNewContext(code, { document: { documentElement, currentScript }, location: { search }, URLSearchParams })
  expect('redirected' in documentElement.dataset).toBe(expected)
})
