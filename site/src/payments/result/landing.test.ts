import { expect, it } from 'vitest'
import { landingOf } from './landing.ts'

const landings = {
  fee: { page: '/student/dashboard', going: 'the dashboard' },
  'application-fee': { page: '/application-success', going: 'what happens next' },
  order: { page: '/student/orders?order={id}', going: 'the order' },
  'recorded-course': { page: '/student/content/{id}', going: 'the course' },
  seat: { page: '/student/merit?application={id}', going: 'the seat' },
}

it.each([
  ['fee', '/student/dashboard'],
  ['application-fee', '/application-success'],
  ['order', '/student/orders?order=a%2Fb'],
  ['recorded-course', '/student/content/a%2Fb'],
  ['seat', '/student/merit?application=a%2Fb'],
  ['something new', '/student/dashboard'],
])('after paying %s a payer lands on %s', (purpose, page) => {
  expect(landingOf({ purpose, pageId: 'a/b' }, landings).page).toBe(page)
})

it('leads to the dashboard when nothing is known', () => {
  expect(landingOf(undefined, landings)).toEqual(landings.fee)
})
