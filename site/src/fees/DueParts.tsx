import type { FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import type { NextPayment } from '@pravesh/shared/fees/plan/next-payment'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useLocale, useWords } from '../forms/locale.ts'
import { useTranslate } from '../forms/translate.ts'
import { formatDay } from '../lib/formats.ts'
import { messageOn } from './due-view.ts'
import { PayDue } from './pay/PayDue.tsx'
import { useFeeName } from './use-fee-name.ts'
import { feesWords } from './words/words.ts'

interface DuePartsProps {
  plan: FeePlan
  payment: NextPayment
  reload: () => void
}

/** The fees of a payment, each with its amount and a button; the first button is the main one. */
export function DueParts({ plan, payment: { dues, isOverdue }, reload }: DuePartsProps) {
  const words = useWords(feesWords)
  const locale = useLocale()
  const translate = useTranslate()
  const nameOf = useFeeName()
  return (
    <ul className="due-parts plain">
      {dues.map((due, index) => {
        const message = messageOn(due)
        return (
          <li key={due.id}>
            <span className="due-part">
              {nameOf(due)} <strong className="numbers">{formatPaise(due.money.leftPaise)}</strong>
              {isOverdue && due.dueOn !== null && (
                <span className="hint">{words.dueOn(formatDay(due.dueOn, locale))}</span>
              )}
              {message !== null && <span className="hint">{translate(message)}</span>}
            </span>
            <span className="no-print">
              <PayDue due={due} plan={plan} isPrimary={index === 0} reload={reload} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
