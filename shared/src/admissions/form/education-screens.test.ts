import { expect, it } from 'vitest'
import { COURSE_CODES } from '../../courses/courses.ts'
import { formOf } from '../courses/registry.ts'
import { educationScreens } from './education-screens.ts'
import { translateForm } from './translate-form.ts'

it.each(COURSE_CODES)('%s: asks each question and each document of step 2 on exactly one screen', (course) => {
  const form = formOf(course)
  const screens = educationScreens(form)
  const asked = form.sections.flatMap(({ step, questions }) => (step === 2 ? questions.map(({ name }) => name) : []))
  expect(screens.flatMap(({ questions }) => questions.map(({ name }) => name))).toEqual(asked)
  expect(screens.flatMap(({ documents = [] }) => documents)).toEqual(form.documents.map(({ kind }) => kind))
  expect(new Set(screens.map(({ key }) => key)).size).toBe(screens.length)
  for (const { questions, documents = [] } of screens)
    expect(questions.length + documents.length).toBeLessThanOrEqual(10)
})

it.each(COURSE_CODES)('%s: asks for the terms on the last screen only', (course) => {
  const screens = educationScreens(formOf(course))
  expect(screens.filter(({ terms }) => terms)).toEqual(screens.slice(-1))
})

it('names the screens of a course in the order of its questions', () => {
  expect(educationScreens(formOf('DELED')).map(({ title }) => title)).toEqual([
    'Secondary (Madhyamik)',
    'Higher Secondary',
    'Language Marks',
    'Subject Marks',
    'College Preference',
    'Photo and Signature',
    'Admit Card and Results',
    'Aadhaar and Certificates',
  ])
})

it('translates all names', () => {
  const translated = translateForm(formOf('BED'), (text) => `«${text}»`)
  expect(educationScreens(translated).every(({ title }) => title.startsWith('«'))).toBe(true)
})
