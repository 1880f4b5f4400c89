/**
 * @sqlite-only it starts a portal of its own, on an SQLite file
 * @needs-build portal
 * @long every page to every caller, and thousands of random requests; admin-doors.int.test.ts has some of each kind
 */
import { expect, it } from 'vitest'
import { adminDoors, adminPages, isOpen, visit } from '../../../test/doors/admin-doors.ts'
import { fuzz } from '../../../test/doors/fuzz.ts'

const doors = adminDoors()

it('opens each page of the admin to the roles that have work there, and to no one else', async () => {
  const faults: (string | null)[] = []
  for (const page of adminPages(doors.config)) {
    // Drawing a page takes much longer than refusing it. One role is enough to show that pages open at all.
    const visitors = [...doors.actors.values()].filter(({ name }) => name === 'administrator' || !isOpen(page, name))
    faults.push(...(await Promise.all(visitors.map((actor) => visit(page, actor)))))
  }
  expect(faults.filter((fault) => fault !== null)).toEqual([])
})

it('answers random requests without a fault; `npm run fuzz` sends them to a portal with content', async () => {
  const { config, portal } = doors
  const actors = [...doors.actors.values()]
  const isOver = (requests: number) => requests >= 2000
  const { faults } = await fuzz({ portal, config, actors, seed: 22, batch: 40, isOver })
  expect(faults).toEqual([])
})
