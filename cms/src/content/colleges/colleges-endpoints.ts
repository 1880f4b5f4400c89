import { contentCalls, wire } from '@pravesh/shared/content/wire'
import { isRecordId } from '../../database/records/record-id.ts'
import { notFound } from '../../foundation/problem.ts'
import { publicCall } from '../calls/public-call.ts'
import { getCollege, listColleges } from './colleges.ts'

/** GET /api/college/getColleges (spec 1, 7) */
const getColleges = publicCall({
  ...contentCalls.colleges,
  handle: async ({ payload }) => {
    const colleges = await listColleges({ payload })
    return { msg: 'Colleges found.', result: colleges.map(wire.college.toWire) }
  },
})

/** GET /api/college/getCollegeById/{id} (spec 1, 7) */
const getCollegeById = publicCall({
  ...contentCalls.college,
  names: 'id',
  handle: async ({ payload, param }) => {
    const id = param('id')
    const college = isRecordId(id) ? await getCollege({ payload, id }) : null
    if (college === null) throw notFound('college')
    return { msg: 'College found.', result: wire.college.toWire(college) }
  },
})

export const collegeEndpoints = [getColleges, getCollegeById]
