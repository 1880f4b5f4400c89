import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { OwnApplication } from '@pravesh/shared/admissions/wire/application'
import type { OwedView } from '@pravesh/shared/payments/owed/owed'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { idOf } from '../../database/records/relation.ts'
import { portalOf } from '../../foundation/portal.ts'
import { type ApplicationRecord, applicationRecord } from '../applications/application-record.ts'
import { finishDueEffects } from '../changes/finish-effects.ts'
import { asStudentSees } from '../changes/undoable.ts'
import { feeRefunds } from '../fee/fee-refunds.ts'
import { owedFees } from '../fee/fee-standing.ts'
import { documentsOf } from '../uploads/index.ts'
import { shownWindow } from '../windows/open-correction.ts'
import { viewOf } from './application-view.ts'

interface MineOptions {
  payload: Payload
  studentId: string
  now: Date
}

/** Upper bound on applications returned per student. */
const MAX_APPLICATIONS = 50

/** Returns all applications of a student, newest first. */
export async function myApplications({ payload, studentId, now }: MineOptions): Promise<OwnApplication[]> {
  const rows = await readRows({
    payload,
    collection: 'applications',
    where: { student: { equals: studentId } },
    sort: '-submittedAt',
    limit: MAX_APPLICATIONS,
  })
  const applications: ApplicationRecord[] = []
  for (const row of rows) {
    const application = await finishDueEffects({ payload, application: applicationRecord(row), now })
    applications.push(asStudentSees(application, now))
  }
  return applicationViews({ payload, studentId, applications, now })
}

interface ViewsOptions {
  payload: Payload
  studentId: string
  applications: readonly ApplicationRecord[]
  now: Date
}

/** Adds documents, history and the state of the fee to the applications of one student. */
export async function applicationViews({
  payload,
  studentId,
  applications,
  now,
}: ViewsOptions): Promise<OwnApplication[]> {
  if (applications.length === 0) return []
  const { hasMeritProcess } = portalOf(payload)
  const [files, events, owed, refunds, windows, merit] = await Promise.all([
    documentsOf({ payload, studentId, ids: applications.flatMap(({ documents }) => Object.values(documents)) }),
    readRows({
      payload,
      collection: 'application-events',
      where: { application: { in: applications.map(({ id }) => id) } },
      sort: 'at',
    }),
    owedFees({ payload, applications, now }),
    feeRefunds(payload, applications),
    Promise.all(applications.map((application) => shownWindow({ payload, application, now }))),
    Promise.all(applications.map((application) => hasMeritProcess(payload, application))),
  ])
  return applications.map((application, index) => ({
    form: formOf(application.course),
    view: viewOf({
      application,
      files,
      events: events.filter((event) => idOf(event.application) === application.id),
      owed: owedIn(owed, application),
      feeRefund: refunds.get(application.id) ?? null,
      correctionWindow: windows[index] ?? null,
      hasMeritProcess: merit[index] ?? false,
      today: dayInIndia(now),
    }),
    courseId: idOf(application.courseRecord) ?? '',
    collegeId: application.collegeId ?? '',
    answers: application.answers,
    documents: application.documents,
    merchantId: application.merchantId ?? '',
    paymentId: application.paymentId ?? '',
  }))
}

function owedIn(owed: ReadonlyMap<string, OwedView>, { id }: ApplicationRecord): OwedView {
  const view = owed.get(id)
  if (view === undefined) throw new Error(`What is owed for application ${id} was not looked up.`)
  return view
}
