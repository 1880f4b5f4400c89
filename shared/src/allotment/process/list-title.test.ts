import { expect, it } from 'vitest'
import { formatMerit, listName, listTitle, unitTitle } from './list-title.ts'
import { SERVICE_LIST, serviceDay } from './service-list.ts'

it('writes points of a subject, and days of service', () => {
  expect(formatMerit(734_000, 'HISTORY', 'en')).toBe('73.4')
  expect(formatMerit(11_400_000, SERVICE_LIST, 'en')).toBe('1,140 days')
  expect(formatMerit(10_000, SERVICE_LIST, 'en')).toBe('1 day')
  expect(formatMerit(11_400_000, SERVICE_LIST, 'hi')).toBe('1,140 दिन')
})

it('calls a subject as staff have translated it, and the deputed teachers in the language of the page', () => {
  expect(listTitle('HISTORY', 'hi', () => 'इतिहास')).toBe('इतिहास')
  expect(listTitle(SERVICE_LIST, 'bn', (name) => name)).toBe('ডেপুটেশনে পাঠানো শিক্ষক')
  expect(unitTitle({ college: 'Asha', subject: SERVICE_LIST }, 'en')).toBe('Asha, Deputed teachers')
  expect(unitTitle({ college: 'Asha', subject: '' }, 'en')).toBe('Asha')
  expect([listTitle('', 'en'), listName('', 'en'), listName('HISTORY', 'en')]).toEqual([
    '',
    'All applicants',
    'HISTORY',
  ])
})

it('counts service where the rules and the seats have it', () => {
  const service = { on: '2026-07-01' }
  const units = [{ subject: 'HISTORY' }, { subject: SERVICE_LIST }]
  expect(serviceDay({ rules: { service }, units })).toBe('2026-07-01')
  expect(serviceDay({ rules: { service }, units: units.slice(0, 1) })).toBeNull()
  expect(serviceDay({ rules: {}, units })).toBeNull()
})
