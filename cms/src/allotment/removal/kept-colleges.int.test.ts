import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { anOpenProcess } from '../../../test/builders/open-processes.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readVersionRows } from '../../database/records/version-rows.ts'
import type { Course, MeritProcess } from '../../payload-types.ts'
import { courseUnits } from '../processes/course-units.ts'

const portal = startTestPortal()
let open: OpenCourse
let headers: Record<string, string>
let other: Record<string, string>
let course: Course
let process: MeritProcess['id']

const stored = () => portal.payload.findByID({ collection: 'courses', id: open.course.id, depth: 0 })
const patch = (query: string, body: object, as = headers) => portal.call('PATCH', `/api/courses${query}`, body, as)
const path = (query = '') => `/${open.course.id}${query}`
/** The rows of the course without its first college. */
const without = () => ({ colleges: (course.colleges ?? []).slice(1) })
const offered = async () => (await courseUnits(portal.payload, 'DELED')).colleges.map(({ id }) => id)

beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  headers = (await aStaffSession(portal, ['administrator'])).headers
  other = (await aStaffSession(portal, ['admissions-officer'])).headers
  course = await stored()
})
beforeEach(async () => {
  const { payload } = portal
  await deleteRows({ payload, collection: 'merit-processes', where: { id: { exists: true } } })
  const { colleges } = course
  await payload.update({ collection: 'courses', id: course.id, data: { colleges, _status: 'published' } })
  process = (await anOpenProcess(payload, { open })).id
})

const setState = (state: MeritProcess['state']) =>
  changeOne({
    payload: portal.payload,
    collection: 'merit-processes',
    where: { id: { equals: process } },
    data: { state },
  })

describe('a college of an open process', () => {
  const published = { _status: 'published' }
  const ways: Record<string, () => Promise<{ status: number; text: string }>> = {
    'a save': () => patch(path(), { ...without(), ...published }),
    'a save of staff who only set fees and colleges': () => patch(path(), { ...without(), ...published }, other),
    'a save of all rows': () => patch(path(), { colleges: [], ...published }),
    'a save that says it is a draft': () => patch(path('?draft=true'), { ...without(), ...published }),
    'publishing a draft that lacks it': async () => {
      await patch(path('?draft=true&autosave=true'), { ...without(), _status: 'draft' })
      return patch(path(), published)
    },
    'restoring a version that lacks it': async () => {
      await setState('closed')
      await patch(path(), { ...without(), ...published })
      const where = {
        and: [{ parent: { equals: course.id } }, { 'version._status': { equals: 'published' as const } }],
      }
      const [old] = await readVersionRows({ payload: portal.payload, collection: 'courses', where, sort: '-updatedAt' })
      await patch(path(), { colleges: course.colleges, ...published })
      await setState('open')
      return portal.call('POST', `/api/courses/versions/${old?.id}`, undefined, headers)
    },
  }

  it.each(Object.keys(ways))('stays with its course after %s', async (way) => {
    const { status, text } = await (ways[way] as (typeof ways)[string])()
    expect(text).toContain('The merit process “')
    expect(text).toContain('You can take it off when the process is closed.')
    expect(status).toBe(400)
    expect(await offered()).toEqual(open.colleges.map(({ id }) => id))
  })

  it('stays with its course after a save of many courses, whose answer names only the field', async () => {
    const { status, text } = await patch(`?where[id][equals]=${course.id}`, { ...without(), ...published })
    expect([status, text]).toEqual([400, expect.stringContaining('Check this field: Colleges')])
    expect(await offered()).toEqual(open.colleges.map(({ id }) => id))
  })

  it('is named beside the field of the colleges', async () => {
    const { reply } = await patch(path(), { ...without(), ...published })
    expect(reply.errors[0].data.errors).toEqual([
      {
        path: 'colleges',
        label: 'Colleges',
        message: expect.stringContaining(`gives seats at ${open.colleges[0].name}.`),
      },
    ])
  })

  it('keeps the kind of its course', async () => {
    const { status, reply } = await patch(path(), { code: 'DPHARM', ...published })
    const [{ path: field, message }, ...more] = reply.errors[0].data.errors
    expect([status, field, more]).toEqual([400, 'code', []])
    expect(message).toContain('gives seats at')
    expect(message).toContain('Select “D.El.Ed” again.')
    expect((await stored()).code).toBe('DELED')
  })

  it('may be missing in a draft, and the course changes otherwise', async () => {
    const draft = await patch(path('?draft=true&autosave=true'), { ...without(), _status: 'draft' })
    expect([draft.status, await offered()]).toEqual([200, open.colleges.map(({ id }) => id)])
    const colleges = (course.colleges ?? []).toReversed()
    expect((await patch(path(), { colleges, summary: 'Another text.', ...published })).status).toBe(200)
  })

  it('stays published, like its course', async () => {
    for (const address of [`/api/colleges/${open.colleges[0].id}`, `/api/courses/${course.id}`]) {
      const { status, text } = await portal.call('PATCH', address, { _status: 'draft' }, headers)
      expect([status, text]).toEqual([409, expect.stringContaining('1 merit process (“')])
    }
  })
})

describe('a college that is not needed', () => {
  const save = () => patch(path(), { ...without(), _status: 'published' })

  it('leaves a course whose process is closed, or of another course', async () => {
    await setState('closed')
    expect((await save()).status).toBe(200)
    expect(await offered()).toEqual([open.colleges[1].id])
  })

  it('leaves once a process that is being prepared has no seats there', async () => {
    await setState('draft')
    const refused = await save()
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('take it out of the process first')])
    const { payload } = portal
    const { units } = (await payload.findByID({ collection: 'merit-processes', id: process })) as { units: object[] }
    const where = { id: { equals: process } }
    await changeOne({ payload, collection: 'merit-processes', where, data: { units: units.slice(1) as never } })
    expect((await save()).status).toBe(200)
  })

  it('that was not with the course before keeps no change from being saved', async () => {
    await setState('closed')
    await save()
    await setState('open')
    expect((await patch(path(), { summary: 'A text.', _status: 'published' })).status).toBe(200)
  })
})
