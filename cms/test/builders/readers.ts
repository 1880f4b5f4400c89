import { reviewCalls } from '../review-calls.ts'
import { aStaffSession, type StaffSession } from '../staff-session.ts'
import type { TestPortal } from '../start-test-portal.ts'
import { anOpenCourse, type OpenCourse } from './applications.ts'

interface Readers {
  open: OpenCourse
  /** Admissions officers. */
  asha: StaffSession
  bela: StaffSession
  /** An administrator. */
  chitra: StaffSession
}

/** An open course, and three people who decide on its applications. */
export async function readersOf(portal: TestPortal): Promise<Readers> {
  return {
    open: await anOpenCourse(portal.payload, 'DELED'),
    asha: await aStaffSession(portal, ['admissions-officer'], 'Asha'),
    bela: await aStaffSession(portal, ['admissions-officer'], 'Bela'),
    chitra: await aStaffSession(portal, ['administrator'], 'Chitra'),
  }
}

/** Changes settings of admissions, and decides as one of the readers. */
export function readerCalls(portal: TestPortal) {
  const { decide } = reviewCalls(portal)
  return {
    settings: (data: object) => portal.payload.updateGlobal({ slug: 'admission-settings', data }),
    by: (session: StaffSession, id: string, move: string, more: object = {}) =>
      decide(id, move, { parts: ['personal'], ...more }, session.headers),
  }
}
