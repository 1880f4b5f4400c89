import { expect, it } from 'vitest'
import { accountPages } from '../accounts/pages.ts'
import { matchesAlias } from '../site/shells.ts'
import { studentPages } from '../student/pages.ts'
import { courseToEnrollIn } from './course-to-enroll-in.ts'
import { admissionPages, namingAdmissionPages } from './pages.ts'

const shells = [...accountPages, ...admissionPages, ...namingAdmissionPages, ...studentPages]
const shellPathOf = (pathname: string) =>
  shells.find((shell) => shell.path === pathname || matchesAlias(shell, pathname))?.path ?? null

it.each(shells)('$name serves its own path', ({ path }) => {
  expect(shells.filter((shell) => shell.path === path)).toHaveLength(1)
  expect(shellPathOf(path)).toBe(path)
})

it('one shell serves all verifications, another one the student area', () => {
  expect(shellPathOf('/verify-account/2f1b8c1e-0c3e-4b7a-9d55-0e8f8a6b1c2d')).toBe('/verify-account')
  expect(shellPathOf('/student')).toBe('/student/dashboard')
})

it('one shell serves all corrections, even for unknown courses, which the page itself redirects', () => {
  expect(shellPathOf('/student/BED/application/2f1b8c1e/update')).toBe('/student/application-update')
  expect(shellPathOf('/student/LAW/application/2f1b8c1e/update')).toBe('/student/application-update')
})

it.each(['/student/BED/application/update', '/student/BED/application/a/b/update'])('%s has no shell', (path) =>
  expect(shellPathOf(path)).toBeNull(),
)

it('one shell serves the forms of all courses', () => {
  const addresses = ['/courses/bed-2026/enroll', '/enroll/BED-course', '/enroll/DLED-course', '/enroll/DPHARM-course']
  expect(addresses.map(shellPathOf)).toEqual(addresses.map(() => '/enroll/BED-course'))
  expect(addresses.map(courseToEnrollIn)).toEqual(['bed-2026', 'BED', 'DELED', 'DPHARM'])
})

it.each(['/enroll', '/enroll/LAW-course', '/courses/enroll', '/courses/a/b/enroll', '/courses/%E0%A4%A/enroll'])(
  '%s belongs to no course',
  (path) => expect(courseToEnrollIn(path)).toBeNull(),
)

it.each(['/', '/courses', '/verify-account/', '/verify-account/a/b', '/student/nothing', '/loginx', '/constructor'])(
  '%s has no shell',
  (path) => expect(shellPathOf(path)).toBeNull(),
)
