import { expect, it } from 'vitest'
import { entryNamed } from './browser-storage.ts'

it('finds the entry of a name of its kind', () => {
  expect(entryNamed('_pravesh_user_access_token', 'cookie')).toBe('session')
  expect(entryNamed('pravesh-student:application:asha@example.in:BED', 'storage')).toBe('student')
})

it('finds none for other names, and none of the other kind', () => {
  expect(entryNamed('pravesh-students', 'storage')).toBeUndefined()
  expect(entryNamed('_pravesh_user_access_token', 'storage')).toBeUndefined()
})
