import {
  type DueDays,
  DEFAULT_FEE_SETTINGS as defaults,
  type OwnAmountBounds,
} from '@pravesh/shared/fees/dues/fee-settings'
import { FEE_KINDS, OWN_AMOUNT_ACTIONS, type OwnAmountAction } from '@pravesh/shared/fees/fee-kinds'
import { MIN_PAYMENT_MESSAGE, MIN_PAYMENT_PAISE } from '@pravesh/shared/payments/min-amount'
import type { Field, GlobalConfig, NumberField } from 'payload'
import { groups } from '../../admin-kit/groups.ts'
import { checkPaise, moneyField } from '../../admin-kit/money/money.ts'
import { accessToGlobal, hiddenUnlessReadable } from '../../staff/index.ts'
import { checkDay, checkDays, checkRisingDays } from './check-days.ts'
import { moneyFields } from './money-fields.ts'
import { taxFields } from './tax-fields.ts'

interface DaysOptions {
  name: string
  label: string
  description: string
}

function dayField({ name, label, description, value }: DaysOptions & { value: number }): NumberField {
  return {
    name,
    type: 'number',
    required: true,
    label,
    defaultValue: value,
    validate: checkDay,
    admin: { description, step: 1 },
  }
}

function daysField(
  options: DaysOptions & { values: readonly number[]; validate: (value: unknown) => string | true },
): NumberField {
  const { name, label, description, values, validate } = options
  return { name, type: 'number', hasMany: true, label, defaultValue: [...values], validate, admin: { description } }
}

function boundsField(action: OwnAmountAction): Field {
  const { name: fee, setting } = FEE_KINDS[action]
  const { minPaise, maxPaise, times } = defaults[setting]
  const amount = (field: 'minPaise' | 'maxPaise', amountLabel: string, value: number): Field => ({
    ...moneyField({ name: field, label: amountLabel, width: '33%' }),
    defaultValue: value,
    validate: (given: unknown, { siblingData }: { siblingData: unknown }) => {
      const checked = checkPaise(given, { required: true })
      if (checked !== true) return checked
      if (Number(given) < MIN_PAYMENT_PAISE) return MIN_PAYMENT_MESSAGE
      const { minPaise: least } = siblingData as Partial<OwnAmountBounds>
      return (
        field === 'minPaise' || Number(given) >= Number(least) || 'Enter an amount that is not below the lowest one'
      )
    },
  })
  return {
    name: setting,
    type: 'group',
    label: `${fee}: amounts that students can enter`,
    fields: [
      {
        type: 'row',
        fields: [
          amount('minPaise', 'Lowest amount (₹)', minPaise),
          amount('maxPaise', 'Highest amount (₹)', maxPaise),
          {
            name: 'times',
            type: 'number',
            required: true,
            min: 1,
            max: 12,
            defaultValue: times,
            label: 'Payments per student',
            admin: { width: '33%', step: 1 },
          },
        ],
      },
    ],
  }
}

/** The due dates of each kind of due. */
const dueDays: Record<keyof DueDays, Field> = {
  tuitionDays: daysField({
    name: 'tuitionDays',
    label: 'Tuition is due after (days)',
    description: 'One number for each instalment, in order. Instalments without a number have no due date.',
    values: defaults.tuitionDays,
    validate: checkRisingDays,
  }),
  registrationDays: dayField({
    name: 'registrationDays',
    label: 'Registration is due after (days)',
    description: '',
    value: defaults.registrationDays,
  }),
  examDays: daysField({
    name: 'examDays',
    label: 'Exam fees are due after (days)',
    description: 'One number for each semester, in order. Semesters without a number have no due date.',
    values: defaults.examDays,
    validate: checkRisingDays,
  }),
  dressDays: dayField({
    name: 'dressDays',
    label: 'Dress is due after (days)',
    description: '',
    value: defaults.dressDays,
  }),
  identityCardDays: dayField({
    name: 'identityCardDays',
    label: 'Identity card is due after (days)',
    description: '',
    value: defaults.identityCardDays,
  }),
}

/** Due dates, reminders, tax on receipts, and the bounds of amounts that students enter. Changes apply to dues created from then on. */
export const feeSettingsGlobal: GlobalConfig = {
  slug: 'fee-settings',
  label: 'Fee settings',
  access: accessToGlobal('fee-settings'),
  admin: {
    group: groups.payments,
    hideAPIURL: true,
    hidden: hiddenUnlessReadable('fee-settings'),
    description:
      'Due dates are counted in days from the approval of the application. Students who have applied keep the amounts and days of their agreement. Reminders follow the new days at once.',
  },
  lockDocuments: false,
  fields: [
    ...Object.values(dueDays),
    ...OWN_AMOUNT_ACTIONS.map(boundsField),
    daysField({
      name: 'remindBefore',
      label: 'Remind before the due date (days)',
      description: 'A student gets one e-mail for each number. Leave empty to send none.',
      values: defaults.remindBefore,
      validate: checkDays,
    }),
    daysField({
      name: 'remindAfter',
      label: 'Remind after the due date (days)',
      description: 'A student gets one e-mail for each number, while the fee is not paid. Leave empty to send none.',
      values: defaults.remindAfter,
      validate: checkDays,
    }),
    ...moneyFields,
    taxFields,
  ],
}
