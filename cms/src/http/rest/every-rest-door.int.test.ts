/**
 * @sqlite-only who may pass a route does not depend on the database
 * @long each route for each role; rest-doors.int.test.ts tries some roles for the routes that every collection has
 */
import { expect, it } from 'vitest'
import { faultsOfDoors } from '../../../test/doors/rest-door-faults.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()

it('opens each route of the API to those in the table, and to no one else', async () => {
  expect(await faultsOfDoors(portal, (_door, _nth, { all }) => all)).toEqual([])
})
