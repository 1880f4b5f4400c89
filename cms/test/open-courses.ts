import { COURSE_CODES, type CourseCode } from '@pravesh/shared/courses/courses'
import { beforeAll } from 'vitest'
import { anOpenCourse, type OpenCourse } from './builders/applications.ts'
import type { TestPortal } from './start-test-portal.ts'

/** Opens every course for applications before the tests of a file; by code, available in later hooks and in tests. */
export function openEveryCourse(portal: TestPortal): Record<CourseCode, OpenCourse> {
  const open = {} as Record<CourseCode, OpenCourse>
  beforeAll(async () => {
    for (const code of COURSE_CODES) open[code] = await anOpenCourse(portal.payload, code)
  })
  return open
}
