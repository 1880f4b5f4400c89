import { expect, it } from 'vitest'
import { accountPages } from '../accounts/pages.ts'
import { answersFor } from '../site/shells.ts'
import { courseToEnrollIn } from './course-to-enroll-in.ts'
import { admissionPages } from './pages.ts'

const shells = [...accountPages, ...admissionPages]
const shellPathOf = (pathname: string) =>
  shells.find((shell) => shell.path === pathname || answersFor(shell, pathname))?.path ?? null

it.each(shells)('$name answers its own address', ({ path }) => {
  expect(shells.filter((shell) => shell.path === path)).toHaveLength(1)
  expect(shellPathOf(path)).toBe(path)
})

it('one shell verifies every account, another one greets every student', () => {
  expect(shellPathOf('/verify-account/2f1b8c1e-0c3e-4b7a-9d55-0e8f8a6b1c2d')).toBe('/verify-account')
  expect(shellPathOf('/student')).toBe('/student/dashboard')
})

it('one shell corrects every application, also where there can be none: the page leads on then', () => {
  expect(shellPathOf('/student/BED/application/2f1b8c1e/update')).toBe('/student/application-update')
  expect(shellPathOf('/student/LAW/application/2f1b8c1e/update')).toBe('/student/application-update')
})

it.each(['/student/BED/application/update', '/student/BED/application/a/b/update'])('%s has none', (path) =>
  expect(shellPathOf(path)).toBeNull(),
)

it('one shell is the form of every course', () => {
  const addresses = ['/courses/bed-2026/enroll', '/enroll/BED-course', '/enroll/DLED-course', '/enroll/DPHARM-course']
  expect(addresses.map(shellPathOf)).toEqual(addresses.map(() => '/enroll/BED-course'))
  expect(addresses.map(courseToEnrollIn)).toEqual(['bed-2026', 'BED', 'DELED', 'DPHARM'])
})

it.each(['/enroll', '/enroll/LAW-course', '/courses/enroll', '/courses/a/b/enroll', '/courses/%E0%A4%A/enroll'])(
  '%s is the form of no course',
  (path) => expect(courseToEnrollIn(path)).toBeNull(),
)

it.each(['/', '/courses', '/verify-account/', '/verify-account/a/b', '/student/nothing', '/loginx', '/constructor'])(
  '%s has none',
  (path) => expect(shellPathOf(path)).toBeNull(),
)
