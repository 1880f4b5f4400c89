import { reference, TODAY } from '@pravesh/shared/admissions/fixtures/answers'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LocaleContext } from '../../forms/locale.ts'
import { Application } from './Application.tsx'
import { PRERENDERED } from './form-start.ts'
import { PRERENDERED_COURSES } from './prerendered-courses.ts'

const account = { name: 'Asha Mondal', email: 'asha@example.in', phone: '9830012345' }
const drawn = (context: typeof PRERENDERED) =>
  renderToStaticMarkup(
    createElement(LocaleContext, { value: 'en' }, createElement(Application, { context, onChanged: async () => {} })),
  )

// React hydrates the prerendered screen with the form of the course: every difference would replace what was typed.
it.each(PRERENDERED_COURSES)('%s starts with the screen that is prerendered', (course) => {
  const prerendered = drawn(PRERENDERED)
  expect(prerendered).toContain('id="application-applicantName"')
  const first = drawn({
    ...PRERENDERED,
    course,
    courseId: '1',
    sessionYear: '2026-2028',
    reference,
    account,
    today: TODAY,
  })
  expect(first.replace('value="ASHA MONDAL"', 'value=""')).toBe(prerendered)
})

it.each(['DELED', 'DPHARM'] as const)('%s starts with what decides about the eligibility', (course) => {
  expect(PRERENDERED_COURSES).not.toContain(course)
  const first = drawn({ ...PRERENDERED, course, reference, account, today: TODAY })
  for (const name of ['category', 'tenthFullMarks', 'tenthMarks', 'twelfthFullMarks', 'twelfthMarks'])
    expect(first).toContain(`id="application-${name}"`)
  expect(first).not.toContain('id="application-applicantName"')
})
