'use client'

import './offline-payment.css'
import type { OpenPayable } from '@pravesh/shared/payments/offline/staff-calls'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { formatPaise } from '@pravesh/shared/platform/money'
import { Field } from '../../../admin-kit/form/Field.tsx'
import type { Allocation } from './use-allocation.ts'
import { offlineWords } from './words.ts'

interface AllocationRowsProps {
  payables: readonly OpenPayable[]
  allocation: Allocation
}

/** What a student owes, with the part of a received amount that pays each. */
export function AllocationRows({ payables, allocation }: AllocationRowsProps) {
  const { parts, change, restPaise, receivedPaise } = allocation
  return (
    <fieldset className="offline-payment__parts">
      <legend>{offlineWords.parts(payables[0]?.studentName ?? '')}</legend>
      {payables.map(({ purpose, subjectId, description, amountPaise, dueOn, allowsPart }, index) => (
        <Field
          hint={offlineWords.left(formatPaise(amountPaise), dueOn && formatLongDay(dueOn), allowsPart)}
          key={`${purpose}/${subjectId}`}
          label={description}
        >
          {(field) => (
            <input
              {...field}
              autoComplete="off"
              inputMode="decimal"
              onChange={(event) => change(index, event.target.value)}
              value={parts[index] ?? ''}
            />
          )}
        </Field>
      ))}
      <p role="status">
        {receivedPaise > 0 && restPaise > 0 && offlineWords.tooLittle(formatPaise(restPaise))}
        {restPaise < 0 && offlineWords.tooMuch(formatPaise(-restPaise))}
      </p>
    </fieldset>
  )
}
