import { contentCalls, wire } from '@pravesh/shared/content/wire'
import { endpoint } from '../../platform/endpoint.ts'
import { notFound } from '../../platform/problem.ts'
import { isRecordId } from '../../platform/record-id.ts'
import { getCollege, listColleges } from '../operations/colleges.ts'

/** GET /api/college/getColleges: every college. (spec 1, 7) */
const getColleges = endpoint({
  ...contentCalls.colleges,
  handle: async ({ payload }) => {
    const colleges = await listColleges({ payload })
    return { msg: 'Colleges found.', result: colleges.map(wire.college.toWire) }
  },
})

/** GET /api/college/getCollegeById/{id}: one college. (spec 1, 7) */
const getCollegeById = endpoint({
  ...contentCalls.college,
  handle: async ({ payload, param }) => {
    const id = param('id')
    const college = isRecordId(id) ? await getCollege({ payload, id }) : null
    if (college === null) throw notFound('college')
    return { msg: 'College found.', result: wire.college.toWire(college) }
  },
})

export const collegeEndpoints = [getColleges, getCollegeById]
