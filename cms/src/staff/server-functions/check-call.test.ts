import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROLES } from '../permissions/roles.ts'
import { type Caller, checkCall } from './check-call.ts'
import { serverFunctions } from './server-functions.ts'

const entities = {
  collections: new Set(['applications', 'books', 'courses', 'student-credentials', 'staff', 'payload-preferences']),
  globals: new Set(['home', 'fee-settings']),
  listed: new Set(['books', 'applications', 'student-credentials']),
  uploads: new Set(['books']),
  dates: new Set(['createdAt']),
}
const callers: Record<string, Caller> = {
  visitor: null,
  student: { id: 'me', collection: 'students', roles: ROLES },
  'no role': { id: 'me', collection: 'staff', roles: [] },
  ...Object.fromEntries(ROLES.map((role) => [role, { id: 'me', collection: 'staff', roles: [role] }])),
}

function status(caller: Caller, name: string, args: Record<string, unknown>): number {
  try {
    checkCall({ caller, call: { name, args }, entities })
    return 200
  } catch (error) {
    return error instanceof Error && 'status' in error ? Number(error.status) : 500
  }
}

const OFFERED = {
  'form-state of a book': ['form-state', { collectionSlug: 'books', id: 'x', operation: 'update', data: {} }],
  'form-state of an application': ['form-state', { collectionSlug: 'applications', id: 'x', data: {} }],
  'form-state of one’s own account': ['form-state', { collectionSlug: 'staff', id: 'me', data: {} }],
  'form-state of another account': ['form-state', { collectionSlug: 'staff', id: 'other', data: {} }],
  'form-state of a global': ['form-state', { globalSlug: 'fee-settings', data: {} }],
  'form-state of secrets': ['form-state', { collectionSlug: 'student-credentials', data: {} }],
  'render-document': ['render-document', { collectionSlug: 'applications', docID: 'x', drawerSlug: 'd' }],
  'render-document-slots': ['render-document-slots', { collectionSlug: 'books' }],
  'render-list': ['render-list', { collectionSlug: 'applications', drawerSlug: 'd', query: { limit: 10, page: '1' } }],
  'table-state': [
    'table-state',
    {
      collectionSlug: 'courses',
      parent: { collectionSlug: 'books', id: 'x', joinPath: 'courses' },
      query: { limit: 10, sort: '-createdAt', where: { and: [{ college: { equals: 'x' } }] } },
    },
  ],
  'table-state of applications': ['table-state', { collectionSlug: 'applications', query: {} }],
  'schedule-publish of a course': [
    'schedule-publish',
    { type: 'publish', date: new Date(), doc: { relationTo: 'courses', value: 'x' }, timezone: 'Asia/Kolkata' },
  ],
  'schedule-publish of a global': ['schedule-publish', { type: 'unpublish', date: new Date(), global: 'home' }],
  // The record of the publication decides; the operation looks it up.
  'deletion of a scheduled publication': ['schedule-publish', { deleteID: 'x' }],
  'get-upcoming-scheduled-publish': ['get-upcoming-scheduled-publish', { collectionSlug: 'courses', id: 'x' }],
} satisfies Record<string, [string, Record<string, unknown>]>

/** 401 without a session, 403 for what no role of the caller opens. */
const expected = `
                                     visitor student no-role administrator content-editor admissions-officer verifier accounts store auditor
form-state of a book                 401     401     401     200           200            200                200      200      200   200
form-state of an application         401     401     401     200           403            200                200      403      403   200
form-state of one’s own account      401     401     401     200           200            200                200      200      200   200
form-state of another account        401     401     401     200           403            403                403      403      403   200
form-state of a global               401     401     401     200           403            403                403      200      403   200
form-state of secrets                401     401     401     403           403            403                403      403      403   403
render-document                      401     401     401     200           403            200                200      403      403   200
render-document-slots                401     401     401     200           200            200                200      200      200   200
render-list                          401     401     401     200           403            200                200      403      403   200
table-state                          401     401     401     200           200            200                200      200      200   200
table-state of applications          401     401     401     200           403            200                200      403      403   200
schedule-publish of a course         401     401     401     200           200            200                403      403      403   403
schedule-publish of a global         401     401     401     200           200            403                403      403      403   403
deletion of a scheduled publication  401     401     401     200           200            200                200      200      200   200
get-upcoming-scheduled-publish       401     401     401     200           200            200                403      403      403   403
`
const rows = expected
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(/ {2,}/))

describe('the table of server functions', () => {
  it.each(rows)('answers each caller as expected: %s', (title, ...cells) => {
    const [name, args] = OFFERED[title as keyof typeof OFFERED]
    expect(Object.values(callers).map((caller) => String(status(caller, name, args)))).toEqual(cells)
  })

  it('passes on what passes again, because the action checks the call once more', () => {
    for (const [name, args] of Object.values(OFFERED)) {
      for (const caller of Object.values(callers)) {
        if (status(caller, name, args) !== 200) continue
        const checked = checkCall({ caller, call: { name, args }, entities })
        expect(checkCall({ caller, call: checked, entities })).toEqual(checked)
      }
    }
  })

  it('has a row for every function that the portal offers', () => {
    expect(rows.map(([title]) => title)).toEqual(Object.keys(OFFERED))
    const tested = new Set(Object.values(OFFERED).map(([name]) => name))
    expect([...tested].sort()).toEqual([...serverFunctions.keys()].sort())
  })

  /** Payload's functions that the portal has no use for: localisation, folders, widgets and slug fields. */
  const UNUSED = [
    'copy-data-from-locale',
    'get-default-layout',
    'get-folder-results-component-and-data',
    'render-field',
    'render-widget',
    'slugify',
  ]

  it('decides on every function that Payload has', () => {
    const layouts = createRequire(import.meta.url).resolve('@payloadcms/next/layouts')
    const file = path.resolve(path.dirname(layouts), '../utilities/handleServerFunctions.js')
    const [, table = ''] = /const baseServerFunctions = \{([\s\S]*?)\n\};/.exec(readFileSync(file, 'utf8')) ?? []
    const names = [...table.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(10)
    expect(names.sort()).toEqual([...serverFunctions.keys(), ...UNUSED].sort())
  })

  it.each([...UNUSED, 'constructor', '__proto__', 'toString', 'hasOwnProperty', '', 'nothing'])(
    'has no function of the name “%s”',
    (name) => {
      expect(status(callers.administrator, name, {})).toBe(400)
      expect(status(null, name, {})).toBe(401)
    },
  )
})

describe('arguments that no function of the admin sends', () => {
  it.each([
    ['form-state', { collectionSlug: 'books', req: { user: { roles: ['administrator'] } } }],
    ['form-state', { collectionSlug: 'books', user: {} }],
    ['form-state', { collectionSlug: 'books', permissions: {} }],
    ['form-state', { collectionSlug: 'books', skipClientConfigAuth: true }],
    ['form-state', { collectionSlug: 'books', mockRSCs: true }],
    ['form-state', { collectionSlug: 'books', globalSlug: 'home' }],
    ['form-state', { collectionSlug: 'home' }],
    ['form-state', { collectionSlug: 'constructor' }],
    ['form-state', { collectionSlug: 'payload-preferences' }],
    ['form-state', {}],
    ['form-state', { collectionSlug: ['books'] }],
    ['form-state', { collectionSlug: 'books', formState: { 'faqs.99999999.question': { value: 'x' } } }],
    ['render-list', { collectionSlug: 'books', query: { limit: 100_000 } }],
    ['render-list', { collectionSlug: 'courses' }],
    ['render-document-slots', { collectionSlug: 'courses' }],
    ['render-document-slots', { collectionSlug: 'books', id: 'x' }],
    ['render-list', { collectionSlug: 'books', query: { limit: 0 } }],
    ['render-list', { collectionSlug: 'books', query: { where: { createdAt: { equals: 'x' } } } }],
    ['render-list', { collectionSlug: 'books', query: { where: { and: 'x' } } }],
    ['render-list', { collectionSlug: 'books', query: { sort: { a: 1 } } }],
    ['render-document', { collectionSlug: 'books', paramsOverride: { segments: Array(50).fill('x') } }],
    ['table-state', { collectionSlug: 'courses' }],
    ['table-state', { collectionSlug: ['courses', 'books'], query: {} }],
    ['table-state', { collectionSlug: 'courses', query: { limit: 100_000 } }],
    ['table-state', { collectionSlug: 'courses', query: { where: { createdAt: { equals: 'x' } } } }],
    ['table-state', { collectionSlug: 'student-credentials', query: {} }],
    ['schedule-publish', { deleteID: 'x', doc: { relationTo: 'courses', value: 'x' } }],
    ['schedule-publish', { deleteID: { not_equals: 'x' } }],
    ['schedule-publish', { type: 'delete', date: new Date(), global: 'home' }],
    ['schedule-publish', { type: 'publish', date: 'tomorrow', global: 'home' }],
    ['schedule-publish', { type: 'publish', date: new Date(), global: 'nothing' }],
  ])('are refused: %s %j', (name, args) => {
    expect([400, 403]).toContain(status(callers.administrator, name, args))
  })
})

it.each([
  ['the argument', { collectionSlug: ['books'] }, 'collectionSlug'],
  ['all arguments, if one is unknown', { collectionSlug: 'books', user: {} }, 'args'],
])('names what is malformed: %s', (_, args, field) => {
  const call = { name: 'form-state', args }
  expect(() => checkCall({ caller: callers.administrator ?? null, call, entities })).toThrow(
    expect.objectContaining({ errors: [expect.objectContaining({ field })] }),
  )
})

it('lets only those lock a record who may change it', () => {
  const args = { collectionSlug: 'books', id: 'x', returnLockStatus: true, updateLastEdited: true }
  const checked = (role: string) =>
    checkCall({ caller: callers[role], call: { name: 'form-state', args }, entities }).args
  expect(checked('store')).toMatchObject({ returnLockStatus: true, updateLastEdited: true })
  expect(checked('accounts')).toMatchObject({ returnLockStatus: false, updateLastEdited: false })
})
