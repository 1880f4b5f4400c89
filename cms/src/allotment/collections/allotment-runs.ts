import { RUN_STATES } from '@pravesh/shared/allotment/run/run-states'
import type { CollectionConfig } from 'payload'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo } from '../../staff/index.ts'

/** Runs of the allotment: what was read and what came out, never changed; publishing a run only adds by whom and when. */
export const allotmentRuns: CollectionConfig = {
  slug: 'allotment-runs',
  labels: { singular: 'Run of an allotment', plural: 'Runs of allotments' },
  access: accessTo('allotment-runs'),
  admin: { hidden: true },
  lockDocuments: false,
  disableDuplicate: true,
  indexes: [{ fields: ['process', 'state', 'round'] }],
  fields: [
    // `process/round/number`
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'process', type: 'text', required: true, index: true },
    { name: 'round', type: 'number', required: true },
    { name: 'number', type: 'number', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: RUN_STATES.map((value) => ({ value, label: value })),
    },
    // `process/round` of a published run, else that of the run: each round is published once.
    { name: 'publishedKey', type: 'text', required: true, unique: true },
    // `ProcessRules`, as they were.
    { name: 'rules', type: 'json', required: true },
    { name: 'matrixVersion', type: 'number', required: true },
    { name: 'lotSeed', type: 'text', required: true },
    { name: 'inputHash', type: 'text', required: true },
    { name: 'resultHash', type: 'text', required: true },
    // Of runs from before there were parts: the published file, compressed text as Base64. The parts of others have it.
    { name: 'content', type: 'textarea', required: true },
    // The published final list that it read.
    { name: 'list', type: 'text' },
    // How many took part, and how many have a seat.
    { name: 'candidates', type: 'number', required: true, defaultValue: 0 },
    { name: 'seated', type: 'number', required: true, defaultValue: 0 },
    // The same of `Outcome[]` in portions: the seat and the reasons of each person.
    { name: 'outcomes', type: 'json' },
    // How many portions the parts have.
    { name: 'portions', type: 'number' },
    // `SeatFigures[]`
    { name: 'figures', type: 'json', required: true },
    // `RunComparison` with the last run of the round, else with that of the round before.
    { name: 'comparison', type: 'json' },
    // What the check found; empty if it found nothing.
    { name: 'findings', type: 'json' },
    { name: 'ranAt', type: 'date', required: true },
    { name: 'ranBy', type: 'text', required: true },
    { name: 'ranById', type: 'text', required: true },
    { name: 'publishedAt', type: 'date' },
    { name: 'publishedBy', type: 'text' },
    { name: 'publishedById', type: 'text' },
    // The portions of outcomes that are written as offers.
    { name: 'offersUpTo', type: 'number', required: true, defaultValue: 0 },
    ...leaseFields(),
  ],
}
