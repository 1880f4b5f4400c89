import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { sectionsOf } from '@pravesh/shared/admissions/form/questionnaire'
import type { PARTS } from '@pravesh/shared/admissions/questions/parts'
import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import { expect, it } from 'vitest'
import { cardsOf, opennessOf, openSections } from './cards.ts'

const opennessWith = (parts: (typeof PARTS)[number][]) =>
  Object.fromEntries(cardsOf(formOf('DELED'), { parts, documents: [] }).map((card) => [card.key, opennessOf(card)]))

it.each(COURSE_CODES)('%s: every section is on exactly one card', (course) => {
  const shown = cardsOf(formOf(course), { parts: [], documents: [] }).flatMap(({ sections }) => sections)
  expect(shown.map(({ section }) => section.key).sort()).toEqual(
    sectionsOf(formOf(course))
      .map(({ key }) => key)
      .sort(),
  )
})

it('opens every card when staff named no part', () =>
  expect(opennessWith([])).toEqual({ personal: 'all', contact: 'all', academics: 'all' }))

it('opens only the named parts; marks and college share a card', () => {
  expect(opennessWith(['education'])).toEqual({ personal: 'none', contact: 'none', academics: 'some' })
  expect(opennessWith(['documents'])).toEqual({ personal: 'none', contact: 'none', academics: 'none' })
  expect(openSections(formOf('BED'), { parts: ['course'], documents: [] }).map(({ key }) => key)).toEqual([
    'preference',
  ])
})

it('opens no questions for a rejected document', () =>
  expect(openSections(formOf('BED'), { parts: [], documents: ['photo'] })).toEqual([]))
