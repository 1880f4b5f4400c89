/** @sqlite-only who may pass a route does not depend on the database */
import { expect, it } from 'vitest'
import { faultsOfDoors } from '../../../test/doors/rest-door-faults.ts'
import { FEATURE_DOORS, hasOwnRow, OWN_DOORS, restDoors } from '../../../test/doors/rest-doors.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()

/**
 * Routes that every collection has are tried by a visitor, by one of those who may pass and by one who may not;
 * `every-rest-door.int.test.ts` tries them by everyone.
 */
it('opens each route of the API to those in the table, and to no one else', async () => {
  const faults = await faultsOfDoors(portal, (door, nth, { all, open }) => {
    if (hasOwnRow(door)) return all
    const closed = all.filter((actor) => !open.includes(actor))
    return all.filter(
      (actor) => actor === 'visitor' || actor === open[nth % open.length] || actor === closed[nth % closed.length],
    )
  })
  expect(faults).toEqual([])
})

it('has no row for a route that is gone', () => {
  const names = restDoors(portal.payload.config).map(({ method, path }) => `${method} ${path}`)
  expect(names.length).toBeGreaterThan(600)
  expect(Object.keys({ ...FEATURE_DOORS, ...OWN_DOORS }).filter((name) => !names.includes(name))).toEqual([])
})

it.each([
  ['GET', '/api/graphql'],
  ['POST', '/api/graphql'],
  ['GET', '/api/graphql-playground'],
  ['GET', '/api/students/me'],
  ['GET', '/api/students/init'],
  ['POST', '/api/students/logout'],
  ['POST', '/api/staff/verify/x'],
  ['POST', '/api/payload-jobs/queue'],
  ['POST', '/api/payload-preferences'],
  ['PATCH', '/api/payload-preferences/x'],
  ['GET', '/api/payload-query-presets'],
  ['GET', '/api/payload-folders'],
  ['GET', '/api/payload-migrations'],
  ['GET', '/api/courses/live-preview'],
])('does not have %s %s', async (method, path) => {
  const { status } = await portal.call(method, path, method === 'GET' ? undefined : {})
  // The last part may be read as the id of a record, which visitors may not see.
  expect([403, 404, 405]).toContain(status)
})

it.each(['x-http-method-override', 'x-payload-http-method-override'])(
  'turns no POST into a change: %s',
  async (name) => {
    for (const method of ['DELETE', 'PATCH', 'PUT', 'delete', 'HEAD']) {
      const { status } = await portal.call('POST', '/api/books', {}, { [name]: method })
      expect([401, 403]).toContain(status)
    }
  },
)
