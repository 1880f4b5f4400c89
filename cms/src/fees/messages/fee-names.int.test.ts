/** The titles of fees in e-mails: translated by the portal or by staff, or in English. */
import { expect, it } from 'vitest'
import { aPublishedCourse } from '../../../test/builders/courses.ts'
import { aStoredDue } from '../../../test/builders/money-records.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { givenTranslations } from '../../../test/builders/translations.ts'
import { inEveryLanguage } from '../../../test/in-every-language.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { FeeDue } from '../../payload-types.ts'
import { notifyFeePaid } from './notify-student.ts'

const portal = startTestPortal()
inEveryLanguage(portal)
let count = 0

/** The e-mail about a paid fee of that title. */
async function mailAbout(title: string, action: FeeDue['action'] = 'EXAM') {
  const { payload } = portal
  const student = await anActiveStudent(payload, { language: 'hi' })
  const due = await aStoredDue(payload, { studentId: student.id, title, action })
  count += 1
  await notifyFeePaid({ payload, due, payment: { transactionId: `T${count}`, amountPaise: due.amountPaise } })
  return (await messagesTo(payload, student.email, 'fee-paid'))[0]
}

it('are those of the portal, and of staff where they are translated', async () => {
  const { payload } = portal
  const title = 'At admission'
  const semesterFees = [
    { title, feePaise: 5_000_000 },
    { title: 'In January', feePaise: 4_500_000 },
  ]
  const { id, semesterFees: rows } = await aPublishedCourse(payload, { semesterFees })
  const texts = { [`semesterFees/${rows?.[0]?.id}/title`]: { [title]: 'प्रवेश के समय' } }
  await givenTranslations(payload, { subject: 'courses', id, texts })

  expect(await mailAbout('1st Semester')).toMatchObject({ subject: expect.stringContaining('(सेमेस्टर 1)') })
  expect(await mailAbout(`${title} (2)`)).toMatchObject({ subject: expect.stringContaining('(प्रवेश के समय (2))') })
  expect(await mailAbout('Dress', 'DRESS')).toMatchObject({ subject: expect.stringMatching(/: ड्रेस शुल्क$/) })
  const english = await mailAbout('In January')
  expect(english).toMatchObject({
    language: 'hi',
    html: expect.stringContaining('(<span lang="en">In January</span>)'),
  })
})
