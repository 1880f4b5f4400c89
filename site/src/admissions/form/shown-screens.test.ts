import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { validAnswers } from '@pravesh/shared/admissions/fixtures/answers'
import { expect, it } from 'vitest'
import { shownScreens } from './shown-screens.ts'

const keys = (changed: object) => shownScreens(formOf('DELED'), validAnswers('DELED', changed)).map(({ key }) => key)

it('hides everything after the marks from ineligible applicants', () => {
  expect(keys({})).toHaveLength(8)
  expect(keys({ tenthMarks: '300' })).toEqual(['secondary', 'higher-secondary'])
  expect(keys({ tenthMarks: '' })).toHaveLength(8)
})

it('hides documents that the answers do not call for, but never the terms', () => {
  const form = formOf('DELED')
  const needs = (kinds: readonly string[]) => ({
    ...form,
    documents: form.documents.map((rule) => (kinds.includes(rule.kind) ? rule : { ...rule, when: () => false })),
  })
  const shown = (kinds: readonly string[]) =>
    shownScreens(needs(kinds), validAnswers('DELED')).flatMap(({ key, documents }) => (documents ? key : []))
  expect(shown(['signature'])).toEqual(['pictures', 'certificates'])
  expect(shown([])).toEqual(['certificates'])
})
