/** Contract of the recorded courses. (spec 1, 3 and 7) */
import * as z from 'zod/mini'
import { owedSchema } from '../payments/owed/schema.ts'
import { contractCalls, ERROR_DESCRIPTIONS, type FeatureContract, reply } from '../platform/contract.ts'
import { markBody, purchaseBody } from './payloads.ts'
import type { BegunPurchase } from './purchase-offer.ts'
import { BEGUN_FIELD, boughtCourseTable, learningCalls } from './wire.ts'

const { invalid, noSession, tooMany } = ERROR_DESCRIPTIONS
const course = boughtCourseTable.fromWire
/** An addition to the contract, which uses domain names. */
const begunPurchase: z.ZodMiniType<BegunPurchase> = z.object({ courseId: z.string(), owed: owedSchema })
const NOT_BOUGHT = 'There is no such course, or you have not bought it.'

export const learningContract: FeatureContract = {
  name: 'Learning',
  about: 'Recorded courses: buying them, and their videos for those who bought them. Money is in rupees.',
  calls: contractCalls(learningCalls, {
    myCourses: {
      summary:
        'The recorded courses that you have bought, latest first, and the payments of those that you have begun to buy',
      session: 'student',
      reply: reply({ result: z.array(course), [BEGUN_FIELD]: z.array(begunPurchase) }),
      refusals: { 401: noSession },
    },
    courseContent: {
      summary: 'One recorded course that you have bought, with its videos',
      session: 'student',
      params: { id: { about: 'The `_id` of the course.', example: '2f1b8c1e-0c3e-4b7a-9d55-0e8f8a6b1c09' } },
      reply: reply({ result: course }),
      refusals: { 401: noSession, 404: NOT_BOUGHT },
    },
    buyCourse: {
      summary: 'Buy a recorded course; the portal compares the price with its own',
      session: 'student',
      priority: 'first',
      body: purchaseBody,
      reply: reply({ url: z.string() }),
      refusals: {
        400: invalid,
        401: noSession,
        404: 'There is no such course on sale.',
        409: 'You have already bought the course, or its price has changed; `msg` says which.',
        429: tooMany,
        503: 'The payment provider is not available.',
      },
    },
    markVideo: {
      summary: 'Remember that you opened or watched a video',
      session: 'student',
      body: markBody,
      reply: reply({}),
      refusals: { 400: invalid, 401: noSession, 404: NOT_BOUGHT, 429: tooMany },
    },
  }),
  models: { RecordedCourse: course },
}
