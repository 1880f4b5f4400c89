import type { CollectionConfig } from 'payload'
import { expect, it } from 'vitest'
import { ROLES } from './roles.ts'
import { withRoleMenu } from './with-role-menu.ts'

const isHidden = (slug: string, roles: string[]) => {
  const { admin } = withRoleMenu<CollectionConfig>({ slug, fields: [] })
  if (typeof admin?.hidden !== 'function') throw new Error(`${slug} is in every menu.`)
  return admin.hidden({ user: { collection: 'staff', roles } as never })
}

it.each([
  ['store', 'books', false],
  ['store', 'orders', false],
  ['store', 'courses', true],
  ['store', 'policies', true],
  ['accounts', 'payments', false],
  ['accounts', 'fee-structures', false],
  ['accounts', 'gallery-items', true],
  ['admissions-officer', 'applications', false],
  ['admissions-officer', 'media', true],
  ['content-editor', 'home', false],
  ['content-editor', 'fee-structures', true],
  ['administrator', 'payments', false],
])('the menu of %s: %s is hidden: %s', (role, slug, hidden) => {
  expect(isHidden(slug, [role])).toBe(hidden)
})

it.each([
  ['applications', false],
  ['payments', false],
  ['books', false],
  ['orders', true],
  ['settlement-lines', true],
  ['messages', true],
])('limited staff of all roles: %s is hidden: %s', (slug, expected) => {
  const { admin } = withRoleMenu<CollectionConfig>({ slug, fields: [] })
  if (typeof admin?.hidden !== 'function') throw new Error(`${slug} is in every menu.`)
  const user = { collection: 'staff', roles: [...ROLES], limitCourses: ['BED'] }
  expect(admin.hidden({ user: user as never })).toBe(expected)
})

it('two roles see the work of both', () => {
  expect(isHidden('courses', ['store', 'content-editor'])).toBe(false)
})

it.each([
  ['that says itself where it is shown', { slug: 'books', fields: [], admin: { hidden: false } }],
  ['that everyone works with', { slug: 'staff', fields: [] }],
  ['without permissions', { slug: 'unguarded', fields: [] }],
])('leaves a collection %s as it is', (_, collection: CollectionConfig) => {
  expect(withRoleMenu(collection)).toBe(collection)
})

it('hides everything from those without roles', () => {
  const { admin } = withRoleMenu<CollectionConfig>({ slug: 'books', fields: [] })
  if (typeof admin?.hidden !== 'function') throw new Error('Books are in every menu.')
  expect([admin.hidden({ user: null as never }), admin.hidden({ user: { roles: 'store' } as never })]).toEqual([
    true,
    true,
  ])
})
