import { expect, it } from 'vitest'
import { type Lock, licenceProblems } from './licence-problems.ts'

const rules = {
  allowed: ['MIT', 'ISC'],
  exceptions: { '@img/libvips-*': { licence: 'LGPL-3.0-or-later', reason: 'A shared library.' } },
}
const vips = { 'node_modules/@img/libvips-linux': { license: 'LGPL-3.0-or-later' } }
const problems = (packages: Lock['packages']) => licenceProblems({ packages: { ...vips, ...packages } }, rules)

it.each<[string, Lock['packages'][string]]>([
  ['an allowed licence', { license: 'MIT' }],
  ['a choice with an allowed one', { license: '(GPL-3.0-only OR ISC)' }],
  ['allowed ones together', { license: 'MIT AND ISC' }],
  ['any licence if only development needs it', { license: 'GPL-3.0-only', dev: true }],
  ['a package of the repository', { link: true }],
])('accepts %s', (_, entry) => {
  expect(problems({ 'node_modules/some': entry })).toEqual([])
})

it.each<[string, Lock['packages'][string]]>([
  ['another licence', { license: 'GPL-3.0-only' }],
  ['no licence', {}],
  ['one that is not allowed beside one that is', { license: 'MIT AND AGPL-3.0-only' }],
  ['another licence of an optional package', { license: 'SEE LICENSE IN LICENSE.md' }],
])('refuses %s', (_, entry) => {
  const [problem = '', ...others] = problems({ 'node_modules/a/node_modules/@some/package': entry })
  expect(problem).toMatch(/^@some\/package: its licence is /)
  expect(others).toEqual([])
})

it('holds an exception to its licence, and refuses one that is not needed', () => {
  expect(problems({ 'node_modules/@img/libvips-mac': { license: 'GPL-3.0-only' } })).toHaveLength(1)
  expect(licenceProblems({ packages: {} }, rules)).toEqual([
    '@img/libvips-*: no package needs this exception. Remove it.',
  ])
})
