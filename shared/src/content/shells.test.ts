import { expect, it } from 'vitest'
import { shellAt, shellPathOf, shellPaths } from './shells.ts'

it.each(Object.entries(shellPaths))('%s answers its own address', (shell, path) => {
  expect(shellAt(path)).toBe(shell)
  expect(shellPathOf(path)).toBe(path)
})

it('one shell verifies every account, another one greets every student', () => {
  expect(shellPathOf('/verify-account/2f1b8c1e-0c3e-4b7a-9d55-0e8f8a6b1c2d')).toBe('/verify-account')
  expect(shellPathOf('/student')).toBe('/student/dashboard')
})

it.each(['/', '/courses', '/verify-account/', '/verify-account/a/b', '/student/nothing', '/loginx', '/constructor'])(
  '%s has none',
  (path) => expect(shellPathOf(path)).toBeNull(),
)
