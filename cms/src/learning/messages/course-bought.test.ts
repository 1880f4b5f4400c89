import { expect, it } from 'vitest'
import { courseBought } from './course-bought.ts'

const site = { name: 'Pravesh', url: 'https://pravesh.example' }
const link = `${site.url}/student/content/1`
const variables = { name: 'Asha', course: 'Lesson (1) planning', amountPaise: 79_950, transactionId: 'T1', link }

it('names the course in the language of the e-mail', () => {
  const names = { 'Lesson (1) planning': 'पाठ योजना' }
  const { subject, text, html } = courseBought.write(variables, { locale: 'hi', site, names })
  expect(subject).toContain('पाठ योजना')
  expect(text).toContain('पाठ योजना')
  expect(text).not.toContain('Lesson')
  expect(html).not.toMatch(/<span lang/)
})

it('marks the English name of a course that is not translated', () => {
  const { html = '', text } = courseBought.write(variables, { locale: 'bn', site })
  expect(html.match(/<span lang="en">Lesson \(1\) planning<\/span>/g)).toHaveLength(1)
  expect(text).toContain('Lesson (1) planning')
  expect(courseBought.write(variables, { locale: 'en', site }).html).not.toMatch(/<span lang/)
})

it('escapes a name that it marks', () => {
  const { html = '' } = courseBought.write({ ...variables, course: '<b>Lessons & plans' }, { locale: 'hi', site })
  expect(html).toContain('<span lang="en">&lt;b&gt;Lessons &amp; plans</span>')
})
