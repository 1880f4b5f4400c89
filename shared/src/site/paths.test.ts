import { expect, it } from 'vitest'
import { DEFAULT_LOCALE, type Locale } from '../platform/locale.ts'
import { paths, pathsIn } from './paths.ts'

const every = ({ home, course, contactAnswer, helpRequest, registerAs, verifyAccount }: typeof paths) => [
  home,
  course('a/b'),
  contactAnswer(),
  helpRequest('HLP 1'),
  registerAs('Guest'),
  verifyAccount(),
  verifyAccount('u 1'),
]

it('has no prefix in the default language', () => {
  expect(pathsIn(DEFAULT_LOCALE)).toMatchObject({ home: '/', courses: '/courses', notFound: '/404' })
  expect(every(paths)).toEqual([
    '/',
    '/courses/a%2Fb',
    '/contact/answer',
    '/student/help?request=HLP+1',
    '/register?type=Guest',
    '/verify-account',
    '/verify-account/u%201',
  ])
})

it('has the prefix of another language at every path', () => {
  const [home, ...others] = every(pathsIn('xx' as Locale))
  expect(home).toBe('/xx')
  expect(others).toEqual(
    every(paths)
      .slice(1)
      .map((path) => `/xx${path}`),
  )
})
