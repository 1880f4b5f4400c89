import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import type { Field } from 'payload'
import { onlyWith, whoMay } from '../permissions/access.ts'
import { allowsAction } from '../permissions/decide.ts'
import { roleTable } from '../permissions/roles.ts'
import { scopeOf } from '../scope/scope.ts'

const giver = { create: onlyWith('give roles'), update: onlyWith('give roles') }
/** The column `limit` shows both. */
const notInLists = { disableListColumn: true, disableBulkEdit: true } as const

/** Who may give roles may lift a limit, so a limit on such an account would only pretend to be one. */
function refuseForRoleGivers(value: unknown, { data }: { data: unknown }): true | string {
  if (!Array.isArray(value) || value.length === 0) return true
  const account = (data ?? {}) as { roles?: unknown; limitColleges?: unknown; limitCourses?: unknown }
  const roles = [account.roles ?? []].flat().filter((role) => typeof role === 'string')
  if (scopeOf(account) === null || !allowsAction({ table: roleTable, roles, action: 'give roles' })) return true
  return `You cannot limit ${whoMay('give roles')}. Clear this limit or choose other roles.`
}

/** What a member of staff is limited to; empty for no limit. */
export const scopeFields: Field[] = [
  {
    type: 'collapsible',
    label: 'Limit to colleges and courses',
    admin: {
      description:
        'Leave both empty to let this person work with all colleges and courses. With a limit, they see only the applications of these colleges and courses, with their documents, students, fees, payments and requests for help: in lists, searches, files and figures. They see no book orders, course purchases and general messages, and change nothing that concerns other colleges. A change takes effect at once.',
    },
    fields: [
      {
        name: 'limitColleges',
        type: 'relationship',
        relationTo: 'colleges',
        hasMany: true,
        label: 'Colleges',
        access: giver,
        validate: refuseForRoleGivers,
        admin: { ...notInLists, allowCreate: false, allowEdit: false, description: 'Empty for all colleges.' },
      },
      {
        name: 'limitCourses',
        type: 'select',
        hasMany: true,
        label: 'Courses',
        options: COURSE_CODES.map((value) => ({ value, label: COURSE_LABELS[value] })),
        access: giver,
        validate: refuseForRoleGivers,
        admin: { ...notInLists, description: 'Empty for all courses.' },
      },
    ],
  },
  {
    name: 'limit',
    type: 'ui',
    label: 'Limited to',
    admin: {
      components: {
        Cell: '/staff/limits/LimitCell.tsx#LimitCell',
        Field: '/admin-kit/fields/NoField.tsx#NoField',
      },
    },
  },
]
