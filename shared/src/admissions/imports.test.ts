import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = path.resolve(import.meta.dirname, '..')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('fixtures'),
)

/** The runtime imports of a file, without type imports. */
function needs(file: string): string[] {
  const text = readFileSync(path.join(folder, file), 'utf8')
  return [...text.matchAll(/^(?:import|export)\s(?!type\b)[^'"]*?from\s+'([^']+)'/gm)].map(([, to = '']) =>
    to.startsWith('.') ? path.join(path.dirname(file), to) : to,
  )
}

const direct = new Map(sources.map((file) => [file, needs(file)]))
const importersOf = (wanted: (to: string) => boolean) => sources.filter((file) => direct.get(file)?.some(wanted)).sort()

/** A module and its transitive imports. */
function withAll(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const to of direct.get(file) ?? []) withAll(to, seen)
  return seen
}

const PLACES = 'platform/places/places.ts'

it('finds the modules', () => {
  expect(sources.length).toBeGreaterThan(60)
  expect(withAll('admissions/form/clean-answers.ts')).toContain('platform/places/states.ts')
})

describe('large modules', () => {
  it('are imported once: amounts in words', () => {
    expect(importersOf((to) => to.startsWith('to-words'))).toEqual(['platform/amount-in-words.ts'])
    const agreements = importersOf((to) => to === 'platform/amount-in-words.ts').filter((file) =>
      file.startsWith('adm'),
    )
    expect(agreements).toEqual(['admissions/agreement/agreement.ts'])
  })

  it('are loaded by pages on demand: districts', () => {
    // This one runs on the server.
    expect(importersOf((to) => to === PLACES)).toEqual(['shop/orders/delivery-district.ts'])
  })
})

/** Modules of pages that show an application but do not have its form. */
it.each([
  'admissions/status/status.ts',
  'admissions/questions/parts.ts',
  'admissions/status/approval.ts',
  'admissions/form/steps.ts',
  'admissions/documents/documents.ts',
  'admissions/documents/document-file.ts',
  'admissions/status/application-view.ts',
  'admissions/form/form-context.ts',
  'admissions/form/eligibility.ts',
  'fees/fees.ts',
  'admissions/wire/names.ts',
  'admissions/wire/calls.ts',
  'admissions/form/requested-documents.ts',
  'admissions/form/check-documents.ts',
  'admissions/agreement/consents.ts',
  'admissions/agreement/agreement-html.ts',
])('%s imports neither districts nor numbers in words', (file) => {
  expect(sources).toContain(file)
  const all = [...withAll(file)]
  expect(all).not.toContain(PLACES)
  expect(all.filter((to) => to.startsWith('to-words'))).toEqual([])
})
