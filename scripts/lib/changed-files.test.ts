import { describe, expect, it } from 'vitest'
import { changedFiles, testsNear } from './changed-files.ts'
import { UsageError } from './test-arguments.ts'

describe('testsNear', () => {
  const codes = 'cms/src/accounts/codes/codes.int.test.ts'
  const calls = 'cms/src/accounts/calls.int.test.ts'
  const upload = 'cms/src/admissions/uploads/upload.int.test.ts'
  const start = 'cms/src/start.int.test.ts'
  const tests = [codes, calls, upload, start]

  it.each<[string, string[]]>([
    ['cms/src/accounts/codes/check-code.ts', [codes]],
    ['cms/src/accounts/register/register-endpoint.ts', [calls]],
    ['cms/src/accounts/feature.ts', [calls]],
    ['cms/src/admissions/uploads/collection/fields.ts', [upload]],
    ['cms/src/contact/feature.ts', []],
    ['cms/src/server.ts', []],
    ['shared/src/accounts/roles.ts', []],
    [start, [start]],
  ])('%s', (changed, near) => {
    expect(testsNear([changed], tests)).toEqual(near)
  })

  it('returns each test once', () => {
    expect(testsNear(['cms/src/accounts/a.ts', calls, 'cms/src/accounts/x/b.ts'], tests)).toEqual([calls])
  })
})

it('throws a UsageError for an unknown commit', () => {
  expect(() => changedFiles('no-such-commit')).toThrow(UsageError)
  expect(() => changedFiles('no-such-commit')).toThrow('Unknown commit "no-such-commit".')
})
