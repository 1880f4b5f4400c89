import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { aCorrectionOf } from '@pravesh/shared/admissions/fixtures/a-correction'
import { questionsOf } from '@pravesh/shared/admissions/form/questionnaire'
import type { PARTS } from '@pravesh/shared/admissions/questions/parts'
import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import { expect, it } from 'vitest'
import { cardsOf } from './cards.ts'
import { anEdit } from './fixtures/an-edit.ts'

const openWith = (parts: (typeof PARTS)[number][]) =>
  Object.fromEntries(cardsOf(formOf('DELED'), anEdit('DELED', { parts })).map(({ key, open }) => [key, keysOf(open)]))
const keysOf = (sections: readonly { key: string }[]) => sections.map(({ key }) => key)

it.each(COURSE_CODES)('%s: every question is on one card, to correct or to read', (course) => {
  for (const parts of [[], ['course', 'contact']] as const) {
    const shown = cardsOf(formOf(course), anEdit(course, { parts: [...parts] }))
      .flatMap(({ open, locked }) => [...open, ...locked])
      .flatMap(({ questions }) => questions.map(({ name }) => name))
    expect(shown.sort()).toEqual(
      questionsOf(formOf(course))
        .map(({ name }) => name)
        .sort(),
    )
  }
})

it('opens every card when staff named no part', () =>
  expect(Object.values(openWith([])).every((open) => open.length > 0)).toBe(true))

it('opens only the named parts; marks and college share a card', () => {
  expect(openWith(['course'])).toEqual({ personal: [], contact: [], academics: ['preference'] })
  expect(openWith(['education'])).toMatchObject({ academics: expect.not.arrayContaining(['preference']) })
  expect(openWith(['documents'])).toEqual({ personal: [], contact: [], academics: [] })
})

it('opens single questions, with those that follow them', () => {
  const cards = cardsOf(formOf('BED'), { ...anEdit('BED'), correction: aCorrectionOf('tenthMarks') })
  const open = cards.flatMap((card) => card.open).flatMap(({ questions }) => questions.map(({ name }) => name))
  expect(open).toEqual(['tenthMarks', 'tenthPercentage'])
})

it('opens no questions for a rejected document', () =>
  expect(cardsOf(formOf('BED'), anEdit('BED', { documents: ['photo'] })).flatMap(({ open }) => open)).toEqual([]))
