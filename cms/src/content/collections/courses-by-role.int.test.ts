import type { TypedUser } from 'payload'
import { expect, it } from 'vitest'
import { aPublishedCollege, aPublishedCourse } from '../../../test/builders/courses.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { Role } from '../../staff/index.ts'

const portal = startTestPortal()

const someone = (role: Role) => ({ id: 'somebody', collection: 'staff', roles: [role] }) as unknown as TypedUser

it('lets an admissions officer change fees, prices and seats of a course, but not its texts', async () => {
  const { payload } = portal
  const college = await aPublishedCollege(payload)
  const course = await aPublishedCourse(payload)
  const after = await payload.update({
    collection: 'courses',
    id: course.id,
    data: {
      name: 'Another name',
      summary: 'Another summary.',
      visible: false,
      startingPricePaise: 12_000_000,
      colleges: [{ college: college.id, totalPricePaise: 12_000_000, seats: 50 }],
      semesterFees: [{ title: 'Admission', feePaise: 12_000_000 }],
      _status: 'published',
    },
    overrideAccess: false,
    user: someone('admissions-officer'),
    depth: 0,
  })
  expect(after).toMatchObject({ name: course.name, summary: course.summary, visible: true, _status: 'published' })
  expect(after.colleges).toMatchObject([{ college: college.id, totalPricePaise: 12_000_000, seats: 50 }])
  expect(after.semesterFees).toMatchObject([{ title: 'Admission', feePaise: 12_000_000 }])
  expect(after.startingPricePaise).toBe(12_000_000)
})

it('lets a content editor change the texts too, and other roles nothing', async () => {
  const { payload } = portal
  const course = await aPublishedCourse(payload, { code: 'DELED', name: 'Diploma in Elementary Education' })
  const rename = (role: Role) =>
    payload.update({
      collection: 'courses',
      id: course.id,
      data: { name: 'Another name' },
      overrideAccess: false,
      user: someone(role),
      depth: 0,
    })
  await expect(rename('store')).rejects.toMatchObject({ status: 403 })
  expect(await rename('content-editor')).toMatchObject({ name: 'Another name' })
})
