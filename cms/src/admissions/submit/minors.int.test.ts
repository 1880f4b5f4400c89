import { describe, expect, it } from 'vitest'
import { loggedIn } from '../../../test/builders/students.ts'
import { bornYearsAgo, guardianCallsOn } from '../../../test/guardian-calls.ts'
import { openEveryCourse } from '../../../test/open-courses.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { submissionsOn } from '../../../test/submissions.ts'

const portal = startTestPortal()
const open = openEveryCourse(portal)
const { submit, prepared, applicationsOf } = submissionsOn(portal, open)
const { give, withdraw } = guardianCallsOn(portal)

const needed = {
  status: 400,
  reply: {
    success: false,
    code: 'GUARDIAN_NEEDED',
    errors: [
      { field: 'personalinfo.applicant_dob', code: 'mismatch', message: expect.stringContaining('parent or guardian') },
    ],
  },
}

const aMinor = async (phone: string, years = 16) => {
  const { student, body } = await prepared({ answers: { dateOfBirth: bornYearsAgo(years) } })
  return { student, body, guardian_phone: phone, here: await loggedIn(portal.payload, student) }
}

describe('an applicant of 16 years', () => {
  it('applies with the consent of a guardian, not without', async () => {
    const { student, body, here, guardian_phone } = await aMinor('9830070001')
    expect(await submit(student, body)).toMatchObject(needed)
    expect(await applicationsOf(student)).toEqual([])
    expect(await give(here, { guardian_phone })).toMatchObject({ status: 200 })
    expect(await submit(student, body)).toMatchObject({ status: 200, reply: { success: true } })
  })

  it('cannot apply after the consent was withdrawn; what was sent before stays', async () => {
    const { student, body, here, guardian_phone } = await aMinor('9830070002')
    await give(here, { guardian_phone })
    await withdraw(here)
    expect(await submit(student, body)).toMatchObject(needed)
    const other = await aMinor('9830070003')
    await give(other.here, { guardian_phone: other.guardian_phone })
    await submit(other.student, other.body)
    await withdraw(other.here)
    const [sent] = await applicationsOf(other.student)
    expect(sent).toMatchObject({ status: 'SUBMITTED' })
    // The reply was lost: the same application is accepted again.
    expect(await submit(other.student, other.body)).toMatchObject({ status: 200 })
  })

  it('either has no application or withdraws after it, however both calls meet', async () => {
    for (let round = 0; round < 5; round++) {
      const { student, body, here, guardian_phone } = await aMinor(String(9_830_071_000 + round))
      await give(here, { guardian_phone })
      const [sent, withdrawn] = await Promise.all([submit(student, body), withdraw(here)])
      expect(withdrawn.status).toBe(200)
      const applications = await applicationsOf(student)
      expect(applications).toHaveLength(sent.status === 200 ? 1 : 0)
      if (sent.status !== 200) expect(sent).toMatchObject(needed)
    }
  })
})

describe('the day of birth', () => {
  it('decides on the day in India', async () => {
    const adult = await aMinor('9830070004', 18)
    expect(await submit(adult.student, adult.body)).toMatchObject({ status: 200 })
  })
})
