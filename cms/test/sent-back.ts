import type { Part } from '@pravesh/shared/admissions/questions/parts'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import { beforeAll } from 'vitest'
import { anAdmissionsOfficer, aSentBackApplication } from './builders/applications.ts'
import { type CorrectionChange, correctionBody } from './builders/corrections.ts'
import { anActiveStudent } from './builders/students.ts'
import { openEveryCourse } from './open-courses.ts'
import type { TestPortal } from './start-test-portal.ts'
import { studentCalls } from './student-calls.ts'

/** Applications that an officer sends back, and the call with which their student corrects them. */
export function sentBackApplications(portal: TestPortal) {
  const open = openEveryCourse(portal)
  const calls = studentCalls(portal)
  const officer = { id: '' }
  beforeAll(async () => {
    officer.id = (await anAdmissionsOfficer(portal.payload)).id
  })
  const sentBack = async (parts: Part[], code: CourseCode = 'DELED') => {
    const student = await anActiveStudent(portal.payload)
    const how = { open: open[code], student, staffId: officer.id, parts }
    const application = await aSentBackApplication(portal.payload, how)
    const send = (change: CorrectionChange = {}) =>
      calls.post('/api/application/reUpdateApplication', correctionBody(open[code], application, change), student)
    return { student, application, send }
  }
  return { open, staffId: () => officer.id, sentBack, ...calls }
}
