import { PROCESS_STATE_LABELS, PROCESS_STATES } from '@pravesh/shared/allotment/process/process'
import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import type { CollectionConfig } from 'payload'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo, onlySystem } from '../../staff/index.ts'

const internal = { hidden: true, disableListColumn: true, disableListFilter: true } as const

/** Merit processes. Only the portal's operations write them; staff prepare and change them through calls. (decision 108) */
export const meritProcesses: CollectionConfig = {
  slug: 'merit-processes',
  labels: { singular: 'Merit process', plural: 'Merit processes' },
  access: accessTo('merit-processes'),
  admin: {
    group: groups.applications,
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'course', 'sessionYear', 'state'],
    ...searchedBy('title or session', ['title', 'sessionYear']),
    components: {
      beforeListTable: ['/allotment/admin/create/ProcessBar.tsx#ProcessBar'],
      views: { edit: { root: { Component: '/allotment/admin/process/ProcessView.tsx#ProcessView' } } },
    },
    description: 'Seats of several colleges, given by merit in rounds. Applicants see a process once it is open.',
  },
  defaultSort: '-sessionYear',
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  fields: [
    { name: 'title', type: 'text', required: true, label: 'Title' },
    {
      name: 'course',
      type: 'select',
      required: true,
      label: 'Course',
      options: COURSE_CODES.map((value) => ({ value, label: COURSE_LABELS[value] })),
    },
    { name: 'sessionYear', type: 'text', required: true, label: 'Session' },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'draft',
      label: 'State',
      options: PROCESS_STATES.map((value) => ({ value, label: PROCESS_STATE_LABELS[value] })),
    },
    // `processKey`.
    { name: 'key', type: 'text', required: true, unique: true, admin: internal },
    // `Step[]`
    { name: 'steps', type: 'json', required: true, admin: internal },
    // `ProcessRules`
    { name: 'rules', type: 'json', required: true, admin: internal },
    // `UnitSetting[]`
    { name: 'units', type: 'json', required: true, admin: internal },
    // Whether what was paid for a seat counts towards the course fee.
    { name: 'creditsFee', type: 'checkbox', required: true, defaultValue: true, admin: internal },
    // `ReturnHeading[]`: columns of the file for the university.
    { name: 'returnTemplate', type: 'json', admin: internal },
    // `LastChange`: written with the change, and moved to the history by the next step. (processes/history)
    { name: 'lastChange', type: 'json', admin: internal },
    // Of the matrix that the next run reads; 0 without one.
    { name: 'matrixVersion', type: 'number', required: true, defaultValue: 0, admin: internal },
    // Drawn when the process opens. Only the hash is public until the first list is published, also for staff, so that no one can choose a lot.
    { name: 'lotSeed', type: 'text', required: true, admin: internal, access: { read: onlySystem } },
    { name: 'lotSeedHash', type: 'text', required: true, admin: internal },
    { name: 'openedAt', type: 'date', admin: internal },
    { name: 'closedAt', type: 'date', admin: internal },
    // `submittedAt` of the last application that has an entry.
    { name: 'entriesUpTo', type: 'date', admin: internal },
    // `Announced`: messages that were sent to all applicants.
    { name: 'announced', type: 'json', admin: internal },
    // While a list or round is published: by which call, and until when. Nothing else changes the process meanwhile.
    { name: 'publishing', type: 'text', admin: internal },
    { name: 'publishingUntil', type: 'date', admin: internal },
    // Incremented by every change, for optimistic locking.
    { name: 'revision', type: 'number', required: true, defaultValue: 1, admin: internal },
    ...leaseFields(),
  ],
}
