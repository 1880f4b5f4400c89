import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { SPECIFIED_CLAUSE, TERMS_KINDS, type TermsKind } from '@pravesh/shared/payments/refunds/agreed-terms'
import { UGC_PROCESSING } from '@pravesh/shared/payments/refunds/policy'
import { formatRoundPaise } from '@pravesh/shared/platform/money'
import type { Field, GroupField } from 'payload'
import { DAY } from '../../admin-kit/dates/date-inputs.ts'
import { moneyField } from '../../admin-kit/money/money.ts'

const day = { date: DAY } as const

const KIND_LABELS: Record<TermsKind, string> = { specified: 'As specified', schedule: 'Refund schedule' }

const overrideFields: Field[] = [
  { name: 'until', type: 'date', required: true, label: 'Notice until', admin: { ...day, width: '50%' } },
  moneyField({ name: 'keepPaise', label: 'Keep at most', width: '50%' }),
]

const tierFields: Field[] = [
  {
    name: 'fromDays',
    type: 'number',
    required: true,
    min: -366,
    max: 366,
    label: 'Days before the last date, at least',
    admin: { width: '50%', description: 'Negative for days after it.' },
  },
  { name: 'percent', type: 'number', required: true, min: 0, max: 100, label: 'Refund in %', admin: { width: '50%' } },
]

/** What follows when a student discontinues, by course: the clause of the specification, or the schedule below. */
export const courseTermsFields: GroupField = {
  name: 'courseTerms',
  type: 'group',
  label: 'Refund terms',
  admin: {
    description: `As specified: “${SPECIFIED_CLAUSE}” Or the schedule below. UGC’s refund rules and yearly circulars bind universities and their colleges, so usually a B.Ed.; a board’s D.El.Ed, a council’s D.Pharm and a facilitator’s own fees can have other rules, so ask the college before you choose. Pages, agreements and payments show what you choose. Students who have already applied keep the terms of their agreement.`,
  },
  fields: COURSE_CODES.map((course) => ({
    name: course,
    type: 'group',
    label: COURSE_LABELS[course],
    admin: { hideGutter: true },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'kind',
            type: 'select',
            defaultValue: 'specified',
            label: 'Terms',
            options: TERMS_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
            admin: { width: '50%' },
          },
          {
            name: 'lastAdmissionDay',
            type: 'date',
            label: 'Last date of admission',
            admin: {
              ...day,
              width: '50%',
              description: 'Only if this course has another one than the schedule.',
              condition: (_, sibling) => sibling.kind === 'schedule',
            },
          },
        ],
      },
    ],
  })),
}

/** The dated schedule of a session, for the courses that follow one. */
export const scheduleFields: GroupField = {
  name: 'refundTerms',
  type: 'group',
  label: 'Refund schedule',
  admin: {
    description:
      'For courses that follow the schedule. Changes apply to agreements from then on; only a last date that was not announced is added to earlier ones. Caution money is always refunded in full.',
  },
  fields: [
    {
      name: 'lastAdmissionDay',
      type: 'date',
      label: 'Last date of admission',
      admin: { ...day, description: 'As formally notified. Leave empty until it is.' },
    },
    {
      name: 'overrides',
      type: 'array',
      label: 'Yearly rules',
      labels: { singular: 'Rule', plural: 'Rules' },
      admin: { description: 'Apply instead of the tiers to notices up to these days. Keep 0 for a full refund.' },
      fields: [{ type: 'row', fields: overrideFields }],
    },
    {
      name: 'tiers',
      type: 'array',
      label: 'Tiers',
      labels: { singular: 'Tier', plural: 'Tiers' },
      admin: { description: 'Later notices than all of these get no refund.' },
      fields: [{ type: 'row', fields: tierFields }],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'processingPercent',
          type: 'number',
          min: 0,
          max: UGC_PROCESSING.percent,
          label: 'Deduction from full refunds in %',
          admin: { width: '50%', description: `At most ${UGC_PROCESSING.percent} %.` },
        },
        moneyField({
          name: 'processingMaxPaise',
          label: 'Deduction at most',
          description: `At most ${formatRoundPaise(UGC_PROCESSING.maxPaise)}.`,
          required: false,
          width: '50%',
        }),
      ],
    },
  ],
}
