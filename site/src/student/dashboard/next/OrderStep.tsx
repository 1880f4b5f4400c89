import { formatLongDay } from '@pravesh/shared/platform/formats'
import { langOf } from '@pravesh/shared/platform/lang-of'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { OrderSummary } from '@pravesh/shared/student/dashboard/step'
import { useLocale, usePaths, useWords } from '../../../forms/locale.ts'
import { useTranslate } from '../../../forms/translate.ts'
import { type Contact, StepCard } from './StepCard.tsx'
import { nextStepWords } from './words/words.ts'

interface OrderStepProps {
  kind: 'order-payment' | 'parcel' | 'order'
  order: OrderSummary
  contact: Contact
}

/** An order of books: to be paid, on its way, or the latest one. */
export function OrderStep({ kind, order, contact }: OrderStepProps) {
  const w = useWords(nextStepWords).order
  const locale = useLocale()
  const paths = usePaths()
  const translate = useTranslate()
  const { id, books, totalPaise, message, expectedAt } = order
  const facts: [string, string][] = [[w.total, formatPaise(totalPaise)]]
  if (expectedAt !== null) facts.push([w.expected, formatLongDay(expectedAt, locale)])
  return (
    <StepCard
      title={w.titles[kind]}
      contact={contact}
      about={['order', id]}
      facts={facts}
      action={
        <>
          <a href={paths.order(id)} className={kind === 'order-payment' ? 'button primary' : 'button'}>
            {kind === 'order-payment' ? w.pay : w.see}
          </a>
          {kind === 'order' && <a href={paths.books}>{w.books}</a>}
        </>
      }
    >
      <ul className="plain">
        {books.map(({ name, units }) => (
          <li key={name}>
            {units} × <span lang={langOf(name, locale)}>{name}</span>
          </li>
        ))}
      </ul>
      <p>{translate(message)}</p>
    </StepCard>
  )
}
