import { paths } from '@pravesh/shared/site/paths'
import { expect, it } from 'vitest'
import { updateAddress } from './load-update.ts'

it('parses the address of the Update button', () =>
  expect(updateAddress(paths.applicationUpdate({ course: 'DPHARM', id: '65f0 ä' }))).toEqual({
    course: 'DPHARM',
    id: '65f0 ä',
  }))

it.each([
  '/student/LAW/application/7/update',
  '/student/bed/application/7/update',
  '/student/BED/application/7',
  '/student/BED/application/%E0%A4%A/update',
  paths.applicationUpdate(),
])('%s names no application', (path) => expect(updateAddress(path)).toBeNull())
