import { describe, expect, it } from 'vitest'
import { parseTestArguments, type TestRequest, UsageError } from './test-arguments.ts'

const int = { kind: 'part', part: 'int', pattern: null, allOnMongodb: false } as const

it.each<[string, TestRequest]>([
  ['', { kind: 'everything', allOnMongodb: false }],
  ['--all', { kind: 'everything', allOnMongodb: true }],
  ['unit', { ...int, part: 'unit' }],
  ['e2e enroll', { ...int, part: 'e2e', pattern: 'enroll' }],
  ['int', int],
  ['int accounts/codes', { ...int, pattern: 'accounts/codes' }],
  ['int --all', { ...int, allOnMongodb: true }],
  ['--all int codes', { ...int, pattern: 'codes', allOnMongodb: true }],
  ['long', { kind: 'long', pattern: null }],
  ['long all-pages', { kind: 'long', pattern: 'all-pages' }],
  ['mutate', { kind: 'mutate', since: null }],
  ['mutate main', { kind: 'mutate', since: 'main' }],
  ['--changed', { kind: 'changed', since: 'HEAD' }],
  ['--changed main', { kind: 'changed', since: 'main' }],
])('npm test -- %s', (line, request) => {
  expect(parseTestArguments(line.split(' ').filter(Boolean))).toEqual(request)
})

describe('rejects with a message', () => {
  it.each([
    ['units', 'There is no part "units": use unit, int, e2e, long or mutate.'],
    ['registration', 'There is no part "registration": use unit, int, e2e, long or mutate.'],
    ['int a b c', 'Give one pattern, not 3.'],
    ['--watch', 'There is no option "--watch": use --changed or --all.'],
    ['int -x', 'There is no option "-x": use --changed or --all.'],
    ['--all=yes', 'There is no option "--all=yes": use --changed or --all.'],
    ['unit --all', '--all is for int: it runs every test on MongoDB too.'],
    ['--changed main unit', '--changed takes one commit at most, and no --all.'],
    ['--changed --all', '--changed takes one commit at most, and no --all.'],
  ])('npm test -- %s', (line, sentence) => {
    const parse = () => parseTestArguments(line.split(' '))
    expect(parse).toThrow(UsageError)
    expect(parse).toThrow(sentence)
  })
})
