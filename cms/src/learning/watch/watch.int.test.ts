import { beforeAll, describe, expect, it } from 'vitest'
import { aPicture } from '../../../test/builders/pictures.ts'
import { aRecordedCourse } from '../../../test/builders/recorded-courses.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { courseSales } from '../../../test/course-sales.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { RecordedCourse, Student } from '../../payload-types.ts'
import { learningData } from '../personal-data/learning-data.ts'

const portal = startTestPortal()
const { bought, content, mine, mark } = courseSales(portal)
let buyer: Student
let other: Student
let course: RecordedCourse
let video: string
let transactionId: string

beforeAll(async () => {
  const { payload } = portal
  buyer = await anActiveStudent(payload)
  other = await anActiveStudent(payload)
  course = await aRecordedCourse(payload, { image: (await aPicture(payload)).id })
  video = course.videos?.[0]?.id ?? ''
  transactionId = (await bought(buyer, course)).transactionId
})

describe('the content of a course', () => {
  it('is complete for its buyer, in both calls', async () => {
    const { status, reply } = await content(buyer, course)
    expect([status, reply]).toEqual([
      200,
      {
        success: true,
        msg: 'Course found.',
        result: {
          _id: course.id,
          cor_image: expect.stringMatching(/^\/media\//),
          cor_name: 'Lesson planning',
          cor_description: 'From the aim of a lesson to its last five minutes.',
          cor_price: 799.5,
          cor_duration: '2 hours',
          cor_content: [
            {
              title: 'What a lesson is for',
              video_url: 'https://videos.example/aims',
              sml_desc: 'Aims for forty minutes.',
              _id: video,
              opened_at: null,
              watched: false,
            },
            expect.objectContaining({ title: 'The first five minutes', sml_desc: '' }),
          ],
          transactionId,
          createdAt: expect.stringMatching(/^\d{4}-/),
        },
      },
    ])
    expect((await mine(buyer)).reply.result).toEqual([reply.result])
  })

  it('does not exist for others, and neither do its addresses', async () => {
    const { status, reply } = await content(other, course)
    expect([status, reply]).toMatchObject([404, { success: false, msg: 'There is no such course.' }])
    expect((await content(undefined, course)).status).toBe(401)
    expect((await mine()).status).toBe(401)
    expect((await mine(other)).reply).toEqual({
      success: true,
      msg: 'You have not bought a recorded course yet.',
      result: [],
      begun: [],
    })
    for (const vid of [video, 'unknown']) expect((await mark(other, course, vid, 'watched')).status).toBe(404)
    expect((await mark(undefined, course, video, 'watched')).status).toBe(401)
    for (const path of ['/api/recorded-courses', `/api/recorded-courses/${course.id}`, '/api/course-purchases']) {
      expect((await portal.call('GET', path)).status).toBe(403)
    }
    const page = await portal.call('GET', '/api/site/page?path=/purches')
    expect(page.text).toContain('What a lesson is for')
    expect(page.text).not.toContain('videos.example')
  })

  it('stays with its buyer when the course is no longer on sale', async () => {
    const { payload } = portal
    await payload.update({
      collection: 'recorded-courses',
      id: course.id,
      data: { active: false, _status: 'published' },
    })
    expect((await content(buyer, course)).status).toBe(200)
    const { headers } = await aStaffSession(portal, ['content-editor'])
    const removal = await portal.call('DELETE', `/api/recorded-courses/${course.id}`, undefined, headers)
    expect([removal.status, removal.text]).toEqual([
      409,
      expect.stringContaining('1 purchase uses this recorded course'),
    ])
    const unpublish = await portal.call('PATCH', `/api/recorded-courses/${course.id}`, { _status: 'draft' }, headers)
    expect(unpublish.status).toBe(409)
  })
})

describe('progress', () => {
  const states = async () => {
    const { reply } = await content(buyer, course)
    return reply.result.cor_content.map(({ opened_at, watched }: Record<string, unknown>) => [
      Boolean(opened_at),
      watched,
    ])
  }

  it('is remembered for each video', async () => {
    const second = course.videos?.[1]?.id ?? ''
    expect((await mark(buyer, course, video, 'opened')).reply).toEqual({ success: true, msg: 'Progress saved.' })
    await mark(buyer, course, video, 'watched')
    await mark(buyer, course, second, 'opened')
    expect(await states()).toEqual([
      [true, true],
      [true, false],
    ])
    await mark(buyer, course, video, 'unwatched')
    expect(await states()).toEqual([
      [true, false],
      [true, false],
    ])
  })

  it('survives two tabs at once', async () => {
    const marks = ['opened', 'watched', 'opened', 'watched']
    const fresh = await aRecordedCourse(portal.payload)
    await bought(other, fresh)
    const vid = fresh.videos?.[0]?.id ?? ''
    const answers = await Promise.all(marks.map((each) => mark(other, fresh, vid, each)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { reply } = await content(other, fresh)
    expect(reply.result.cor_content[0]).toMatchObject({ opened_at: expect.any(String), watched: true })
  })

  itsRule('stays with a video that staff rename', async () => {
    const { payload } = portal
    const known = await aRecordedCourse(payload)
    await bought(other, known)
    const [first, second] = known.videos ?? []
    await mark(other, known, first?.id ?? '', 'watched')
    const videos = [{ title: 'New', address: 'https://videos.example/new' }, { ...first, title: 'Renamed' }, second]
    const edit = { collection: 'recorded-courses', id: known.id, depth: 0 } as const
    await payload.update({ ...edit, data: { videos: videos as RecordedCourse['videos'] }, draft: true })
    expect((await content(other, known)).reply.result.cor_content).toHaveLength(2)
    const draft = await payload.findByID({ ...edit, draft: true })
    await payload.update({ ...edit, data: { videos: draft.videos, _status: 'published' } })
    const { reply } = await content(other, known)
    expect(reply.result.cor_content).toMatchObject([
      { title: 'New', watched: false },
      { title: 'Renamed', watched: true, _id: first?.id },
      { _id: second?.id },
    ])
  })

  it.each([
    ['unknown', 'watched', 404],
    ['', 'seen', 400],
  ])('of video “%s” cannot be %s', async (vid, made, status) => {
    expect((await mark(buyer, course, vid, made)).status).toBe(status)
  })
})

it('personal data have purchases and progress, and a paid purchase keeps the account', async () => {
  const { payload } = portal
  const of = { payload, studentId: buyer.id }
  expect(await learningData.exportData(of)).toEqual([
    {
      course: 'Lesson planning',
      amount: '₹799.50',
      state: 'Paid',
      startedAt: expect.any(String),
      paidAt: expect.any(String),
      transactionId,
      refunded: '₹0.00',
      videos: expect.arrayContaining([{ video: 'What a lesson is for', openedAt: expect.any(String), watched: false }]),
    },
  ])
  expect(await learningData.retentionReason(of)).toContain('“Lesson planning”')
  const visitor = await anActiveStudent(payload)
  expect(await learningData.retentionReason({ payload, studentId: visitor.id })).toBeNull()
  await learningData.erase({ payload, studentId: other.id })
  expect(await learningData.exportData({ payload, studentId: other.id })).toEqual([])
  expect(await learningData.exportData(of)).toHaveLength(1)
})
