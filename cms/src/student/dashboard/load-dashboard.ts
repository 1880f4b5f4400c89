import { isLive } from '@pravesh/shared/admissions/status/status'
import { isNoticeFor } from '@pravesh/shared/content/notice-board/notice'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Dashboard } from '@pravesh/shared/student/dashboard/dashboard'
import { nextStep } from '@pravesh/shared/student/dashboard/next-step'
import type { Payload } from 'payload'
import { stateOfGuardian } from '../../accounts/index.ts'
import { draftsToSend, myApplications } from '../../admissions/index.ts'
import { meritNow } from '../../allotment/index.ts'
import { noticeHead, shownNotices } from '../../content/index.ts'
import { feePlans } from '../../fees/index.ts'
import { boughtCourses, payablePurchases } from '../../learning/index.ts'
import type { Student } from '../../payload-types.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { myOrders } from '../../shop/index.ts'

interface DashboardOptions {
  payload: Payload
  student: Student
  now: Date
}

/** Everything that a student sees at once, read together, so that the next step fits what stands below it. */
export async function loadDashboard({ payload, student, now }: DashboardOptions): Promise<Dashboard> {
  const of = { payload, studentId: student.id, now }
  const [own, drafts, plans, orders, purchases, courses, notices, guardian] = await Promise.all([
    myApplications(of),
    draftsToSend({ payload, student, now }),
    feePlans(of),
    myOrders(of),
    payablePurchases(of),
    boughtCourses(of),
    shownNotices(recordsOf({ payload }), now),
    stateOfGuardian(of),
  ])
  const applications = own.map(({ view }) => view)
  const views = orders.map(({ view }) => view)
  const merit = await meritNow({ payload, applications, now })
  const next = nextStep({
    applications,
    drafts,
    merit: merit.map(({ applicationId, task }) => ({ applicationId, task })),
    plans,
    orders: views,
    purchases,
    courses,
    today: dayInIndia(now),
  })
  const chosen = [...applications.filter(({ status }) => isLive(status)), ...drafts].map(({ course }) => course)
  const concerning = notices.filter((notice) => isNoticeFor(notice, chosen)).map(noticeHead)
  const days = merit.map(({ process: { id: processId, state, steps } }) => ({ processId, state, steps }))
  return { next, applications, plans, merit: days, notices: concerning, guardian }
}
