/** The names of recorded courses in e-mails: translated by staff, or in English where that is missing or older. */
import { expect, it } from 'vitest'
import { aStoredRefund } from '../../../test/builders/money-records.ts'
import { aRecordedCourse } from '../../../test/builders/recorded-courses.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { givenTranslations } from '../../../test/builders/translations.ts'
import { courseSales } from '../../../test/course-sales.ts'
import { inEveryLanguage } from '../../../test/in-every-language.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { notifyOfRefund } from '../../payments/refunds/notify-of-refund.ts'

const portal = startTestPortal()
inEveryLanguage(portal)
const { bought } = courseSales(portal)
const HINDI = 'पाठ योजना'

async function aTranslatedCourse() {
  const course = await aRecordedCourse(portal.payload)
  const texts = { name: { 'Lesson planning': HINDI } }
  await givenTranslations(portal.payload, { subject: 'recorded-courses', id: course.id, texts })
  return course
}

const readerOf = (language: 'en' | 'hi' | 'bn') => anActiveStudent(portal.payload, { language })

it.each([
  ['hi', HINDI, 'Lesson planning'],
  ['bn', '<span lang="en">Lesson planning</span>', HINDI],
  ['en', 'Lesson planning', HINDI],
] as const)('in %s names the course %s', async (language, named, other) => {
  const { payload } = portal
  const student = await readerOf(language)
  await bought(student, await aTranslatedCourse())
  const [message] = await messagesTo(payload, student.email, 'course-bought')
  expect(message).toMatchObject({ language, html: expect.stringContaining(named) })
  expect(`${message?.subject} ${message?.html} ${message?.text}`).not.toContain(other)
})

it('does not name a course as an older translation does', async () => {
  const { payload } = portal
  const course = await aTranslatedCourse()
  await payload.update({ collection: 'recorded-courses', id: course.id, data: { name: 'Planning of lessons' } })
  const student = await readerOf('hi')
  await bought(student, course)
  const [message] = await messagesTo(payload, student.email, 'course-bought')
  expect(message?.html).toContain('<span lang="en">Planning of lessons</span>')
})

it('are translated in what a payment was for, too', async () => {
  const { payload } = portal
  const student = await readerOf('hi')
  const payment = await bought(student, await aTranslatedCourse())
  const refund = await aStoredRefund(payload, payment, { status: 'done' })
  await notifyOfRefund({ payload, refund, payment, now: new Date() })
  const [message] = await messagesTo(payload, student.email, 'refund-news')
  expect(message?.text).toContain(`“रिकॉर्ड किया गया पाठ्यक्रम: ${HINDI}”`)
})
