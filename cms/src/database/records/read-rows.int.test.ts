import { beforeAll, expect, it } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { insertRows } from './insert-rows.ts'
import { readRows } from './read-rows.ts'

const portal = startTestPortal()
const NAMES = ['Anatomy', 'Bengali', 'Chemistry', 'Drawing', 'English']

beforeAll(async () => {
  const rows = NAMES.map((name) => ({ name }))
  await insertRows({ payload: portal.payload, collection: 'subjects', rows })
})

it.each([
  [undefined, ['Anatomy', 'Bengali']],
  [1, ['Anatomy', 'Bengali']],
  [2, ['Chemistry', 'Drawing']],
  [3, ['English']],
  [4, []],
])('reads page %s without a count', async (page, expected) => {
  const { payload } = portal
  const rows = await readRows({ payload, collection: 'subjects', fields: ['name'], sort: 'name', limit: 2, page })
  expect(rows.map(({ name }) => name)).toEqual(expected)
})
