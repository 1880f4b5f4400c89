import type { CollectionConfig } from 'payload'
import { YES_NO } from '../../admin-kit/fields/cells.ts'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { accessTo, onlySystem } from '../../staff/index.ts'
import { fillInTerms, limitDeduction } from '../refund-terms/fill-in-terms.ts'
import { courseTermsFields, scheduleFields } from '../refund-terms/refund-terms-fields.ts'
import { keepUsedYears } from '../sessions/keep-used-years.ts'
import {
  computeCurrent,
  refuseDeletingCurrent,
  setCurrentSince,
  unsetPreviousCurrent,
} from '../sessions/one-current-session.ts'

/** Academic sessions. Students apply for the current one. */
export const academicSessions: CollectionConfig = {
  slug: 'academic-sessions',
  labels: { singular: 'Session', plural: 'Sessions' },
  access: accessTo('academic-sessions'),
  admin: {
    group: groups.applications,
    hideAPIURL: true,
    useAsTitle: 'year',
    defaultColumns: ['year', 'current'],
    ...searchedBy('years', ['year']),
    description: 'Students apply for the current session. There is always exactly one current session.',
  },
  defaultSort: '-year',
  lockDocuments: false,
  fields: [
    {
      name: 'year',
      type: 'text',
      required: true,
      unique: true,
      label: 'Years',
      validate: (value: unknown) =>
        (typeof value === 'string' && /^\d{4}-\d{4}$/.test(value)) || 'Enter two years, such as 2026-2028',
      admin: { placeholder: '2026-2028' },
    },
    {
      name: 'current',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      label: 'Current session',
      admin: {
        position: 'sidebar',
        components: { Cell: YES_NO },
        description: 'To change the current session, tick this box on another session.',
      },
      hooks: { afterRead: [computeCurrent] },
    },
    {
      // The session with the latest value is the current one. (fees/fees-and-session.ts)
      name: 'currentSince',
      type: 'date',
      index: true,
      access: { create: onlySystem, update: onlySystem },
      admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
    },
    courseTermsFields,
    scheduleFields,
  ],
  hooks: {
    beforeValidate: [fillInTerms, limitDeduction],
    beforeChange: [keepUsedYears, setCurrentSince],
    afterChange: [unsetPreviousCurrent],
    beforeDelete: [refuseDeletingCurrent],
  },
}
