import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { validAnswers } from '@pravesh/shared/admissions/fixtures/answers'
import { educationScreens } from '@pravesh/shared/admissions/form/education-screens'
import { screensOf } from '@pravesh/shared/admissions/form/screens'
import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import { describe, expect, it } from 'vitest'
import { LAST_SCREEN, requestedScreen } from './requested-screen.ts'
import { shownScreens } from './shown-screens.ts'

describe('the screen that the URL asks for', () => {
  const screens = [{ key: 'school' }, { key: 'degree' }]

  it('is found by its key', () => {
    expect(requestedScreen(screens, 'degree')).toEqual({ key: 'degree' })
  })

  it.each([null, 'masters'])('is none for %s', (requested) => {
    expect(requestedScreen(screens, requested)).toBeUndefined()
  })

  it.each(COURSE_CODES)('after step 2 of %s asks for the terms', (course) => {
    const shown = shownScreens(formOf(course), validAnswers(course))
    expect(requestedScreen(shown, LAST_SCREEN)).toMatchObject({ terms: true })
  })

  it.each(COURSE_CODES)('cannot be mistaken for the last one in %s', (course) => {
    const form = formOf(course)
    const keys = [...screensOf(form, 1), ...educationScreens(form)].map(({ key }) => key)
    expect(keys).not.toContain(LAST_SCREEN)
  })
})
