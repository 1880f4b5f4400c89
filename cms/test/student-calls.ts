import type { Student } from '../src/payload-types.ts'
import { loggedIn } from './builders/students.ts'
import type { TestPortal } from './start-test-portal.ts'

/** Calls of a logged-in student, or of a visitor if none is given. */
export function studentCalls(portal: TestPortal) {
  const headersOf = (student?: Student) => (student ? loggedIn(portal.payload, student) : {})
  return {
    get: async (path: string, student?: Student) => portal.call('GET', path, undefined, await headersOf(student)),
    post: async (path: string, body: object, student?: Student) =>
      portal.call('POST', path, body, await headersOf(student)),
  }
}
