/** Contract of the content calls. (spec 1, 3 and 7) */
import * as z from 'zod/mini'
import { type CallContract, contractCalls, type FeatureContract, reply } from '../platform/contract.ts'
import { pinCodeContract } from './pin-codes/contract.ts'
import { contentCalls, wire } from './wire.ts'

const one = (schema: z.ZodMiniType) => reply({ result: schema })
const list = (schema: z.ZodMiniType) => reply({ result: z.array(schema) })
const id = { id: { about: 'The `_id` of the record.', example: '2f1b8c1e-0c3e-4b7a-9d55-0e8f8a6b1c09' } }
const course = wire.course.fromWire
const college = wire.college.fromWire
const galleryItem = wire.galleryItem.fromWire

const contracts: Record<keyof typeof contentCalls, CallContract> = {
  courses: { summary: 'The courses that visitors may see', reply: list(course), refusals: {} },
  course: { summary: 'One course', params: id, reply: one(course), refusals: { 404: 'There is no such course.' } },
  colleges: { summary: 'All colleges', reply: list(college), refusals: {} },
  college: { summary: 'One college', params: id, reply: one(college), refusals: { 404: 'There is no such college.' } },
  gallery: { summary: 'The whole gallery', reply: list(galleryItem), refusals: {} },
}

export const contentContract: FeatureContract = {
  name: 'Content',
  about: 'Courses, colleges and gallery, as published, and the places of PIN codes. Money is in rupees.',
  calls: { ...contractCalls(contentCalls, contracts), ...pinCodeContract },
  models: { Course: course, College: college, GalleryItem: galleryItem },
}
