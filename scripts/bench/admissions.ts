import { APPLICATIONS, applicationsFolder, openApplications, removeApplications } from './admissions-folders.ts'
import { benchLists } from './admissions-list.ts'
import { benchSubmissions, benchUploads } from './admissions-load.ts'
import { enrolApplicants } from './admissions-students.ts'
import { benchFirstVisits, ROUNDS } from './first-visits.ts'
import { waitUntilIdle } from './processes.ts'
import type { Row } from './report.ts'

const APPLICANTS = 2_000

/** The staff's screens with few and many applications, and the students' form, submissions and uploads. */
export async function benchAdmissions(): Promise<Row[]> {
  try {
    return [...(await benchLists()), ...(await benchStudents())]
  } finally {
    await removeApplications()
  }
}

async function benchStudents(): Promise<Row[]> {
  const { applicants, admittedToken } = await enrolApplicants(await applicationsFolder(APPLICATIONS.small), APPLICANTS)
  const portal = await openApplications(APPLICATIONS.small)
  try {
    await waitUntilIdle(portal.pid)
    const senders = applicants.slice(ROUNDS)
    return [
      ...(await benchFirstVisits(portal, { applicants: applicants.slice(0, ROUNDS), admittedToken })),
      ...(await benchSubmissions(portal, senders)),
      ...(await benchUploads(portal, senders)),
    ]
  } finally {
    await portal.stop()
  }
}
