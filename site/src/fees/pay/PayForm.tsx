import { DUE_ACTION_LABELS, DUE_ACTIONS } from '@pravesh/shared/fees/fee-kinds'
import type { FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { feeTitle } from '@pravesh/shared/payments/fee-title'
import { formatPaise, formatRoundPaise } from '@pravesh/shared/platform/money'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { formOptions } from '../../forms/form-options.ts'
import { useLocale, useWords } from '../../forms/locale.ts'
import { SelectField } from '../../forms/SelectField.tsx'
import { TaskForm } from '../../forms/TaskForm.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useTranslate } from '../../forms/translate.ts'
import { formatDay } from '../../lib/formats.ts'
import { RefundTerms } from '../../payments/refunds/RefundTerms.tsx'
import { paymentPage } from '../../payments/start/payment-page.ts'
import { paymentsWords } from '../../payments/words/words.ts'
import { LogInToPay } from './LogInToPay.tsx'
import { amountFor, firstChoice, type PayChoice } from './pay-choices.ts'
import { type PayChecked, payResolver } from './pay-resolver.ts'
import { startFeePayment } from './start-fee-payment.ts'
import { payWords } from './words/words.ts'

interface PayFormProps {
  plan: FeePlan
  choices: readonly PayChoice[]
  chosen: string
  /** The redirect to the payment page is pending. */
  isDone: boolean
  onStarted: (paymentPage: string) => void
}

export function PayForm({ plan, choices, chosen, isDone, onStarted }: PayFormProps) {
  const w = useWords(payWords)
  const { noAddress } = useWords(paymentsWords)
  const translate = useTranslate()
  const locale = useLocale()
  const [hasNoSession, setNoSession] = useState(false)
  const first = firstChoice({ choices, chosen, nextDueId: plan.nextDueId })
  const form = useForm({
    ...formOptions,
    resolver: payResolver(choices, w),
    defaultValues: { choice: first?.value ?? '', amount: '' },
  })
  const typed = form.watch()
  const choice = choices.find(({ value }) => value === typed.choice)
  const amount = choice && amountFor(choice, typed.amount)
  const tried = choice?.due && choice.due.owed.transactionId !== null ? choice.due.owed.message : null
  const groups = DUE_ACTIONS.map((action) => ({
    label: translate(DUE_ACTION_LABELS[action]),
    choices: choices
      .filter((each) => each.action === action)
      .map(({ value, title, due }) => {
        const shown = feeTitle(title, translate)
        return { value, label: due ? `${shown}: ${formatPaise(due.money.leftPaise)}` : shown }
      }),
  })).filter((group) => group.choices.length > 0)

  async function send(checked: PayChecked) {
    const reply = await startFeePayment({ plan, ...checked })
    setNoSession(reply.status === 401)
    const url = paymentPage(reply.body.url)
    if (reply.ok && url !== null) onStarted(url)
    return { ...reply, ok: url !== null && reply.ok, errors: [], msg: reply.ok ? noAddress : reply.msg }
  }

  return (
    <TaskForm
      id="pay"
      form={form}
      fields={['choice', 'amount']}
      send={send}
      submit={amount && 'paise' in amount ? w.payAmount(formatPaise(amount.paise)) : w.pay}
      sending={w.sending}
      done={isDone}
      after={hasNoSession && <LogInToPay choice={typed.choice} />}
    >
      <SelectField name="choice" label={w.type} placeholder={w.choose} groups={groups} />
      {choice?.own ? (
        <TextField
          key="own"
          name="amount"
          label={w.amount}
          hint={w.amountOwn(formatRoundPaise(choice.own.minPaise), formatRoundPaise(choice.own.maxPaise))}
          inputMode="decimal"
          autoComplete="off"
        />
      ) : (
        choice && <FixedAmount paise={choice.due.money.leftPaise} />
      )}
      {choice?.due?.dueOn && <p>{w.due(formatDay(choice.due.dueOn, locale))}</p>}
      {tried !== null && <p className="tip">{translate(tried)}</p>}
      <RefundTerms id="pay-refund-terms" title={w.terms} sentences={plan.refundTerms} isFolded />
    </TaskForm>
  )
}

/** An amount that the student cannot change. (spec 1, 5) */
function FixedAmount({ paise }: { paise: number }) {
  const w = useWords(payWords)
  return (
    <div className="field">
      <label htmlFor="pay-fixed-amount">{w.amount}</label>
      <p className="hint" id="pay-fixed-amount-hint">
        {w.amountFixed}
      </p>
      <input
        id="pay-fixed-amount"
        className="fixed-amount numbers"
        value={formatPaise(paise)}
        readOnly
        aria-describedby="pay-fixed-amount-hint"
      />
    </div>
  )
}
