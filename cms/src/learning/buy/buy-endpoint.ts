import { purchaseBody } from '@pravesh/shared/learning/payloads'
import { buyTable, learningCalls } from '@pravesh/shared/learning/wire'
import { fieldError } from '@pravesh/shared/platform/field-error'
import { requireStudent } from '../../accounts/index.ts'
import { invalid } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { learningLimits } from '../learning-limits.ts'
import { buyCourse } from './buy-course.ts'

const { courseId, pricePaise } = buyTable.fields

/** POST /api/purchescourse/buyCourse: the address of the payment page. For students and guests. (spec 1, 6) */
export const buy = endpoint({
  ...learningCalls.buyCourse,
  handle: async ({ payload, req, body }) => {
    const { student } = await requireStudent(req)
    const now = new Date()
    await learningLimits.consume({ payload, name: 'learning/buy', subject: student.id, now })
    const parsed = purchaseBody.safeParse(await body())
    if (!parsed.success) throw invalid(parsed.error.issues.map((issue) => fieldError(issue.path.join('.'), issue)))
    const sent = { courseId: parsed.data[courseId.name], pricePaise: parsed.data[pricePaise.name] }
    const { url } = await buyCourse({ payload, student, ...sent, now })
    return { msg: 'Next, pay for the course.', url }
  },
})
