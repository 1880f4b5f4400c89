import { formatPaise } from '@pravesh/shared/platform/money'
import { returnRefundPaise } from '@pravesh/shared/shop/orders/line-refunds'
import type { OrderItem } from '@pravesh/shared/shop/orders/lines'
import type { OrderView } from '@pravesh/shared/shop/orders/order-view'
import { RETURN_REASON_LABELS, RETURN_REASONS } from '@pravesh/shared/shop/orders/returns'
import { returnNames } from '@pravesh/shared/shop/orders/wire'
import { useState } from 'react'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import { formOptions } from '../../../forms/form-options.ts'
import { useLocale, usePaths, useWords } from '../../../forms/locale.ts'
import { Modal } from '../../../forms/Modal.tsx'
import { SelectField } from '../../../forms/SelectField.tsx'
import { TaskForm } from '../../../forms/TaskForm.tsx'
import { TextField } from '../../../forms/TextField.tsx'
import { useTranslate } from '../../../forms/translate.ts'
import { formatDay } from '../../../lib/formats.ts'
import { notify } from '../../../ui/notify.ts'
import { callOrders } from '../order-api.ts'
import { ChooseCopies } from './ChooseCopies.tsx'
import { choosable, isChoice, partBody } from './part-of-order.ts'
import { orderDialogWords } from './words/words.ts'

interface ReturnTyped {
  reason: string
  note: string
}

interface ReturnDialogProps {
  view: OrderView
  onDone: () => void
  onClose: () => void
}

/** Asks to return copies of a delivered order, and says what is refunded. */
export function ReturnDialog({ view, onDone, onClose }: ReturnDialogProps) {
  const w = useWords(orderDialogWords).return
  const locale = useLocale()
  const paths = usePaths()
  const translate = useTranslate()
  const form = useForm({ ...formOptions, resolver: needsReason(w.missing), defaultValues: { reason: '', note: '' } })
  const [chosen, setChosen] = useState<readonly OrderItem[] | null>(null)
  const [isMissing, setMissing] = useState(false)
  const all = choosable(view.lines, 'returnable')
  const reason = RETURN_REASONS.find((each) => each === form.watch('reason'))
  const refundPaise = reason && Math.min(returnRefundPaise(reason, view, chosen ?? all), view.restPaise)
  const choices = RETURN_REASONS.map((reason) => ({ value: reason, label: translate(RETURN_REASON_LABELS[reason]) }))

  async function send({ reason, note }: ReturnTyped) {
    setMissing(chosen?.length === 0)
    if (chosen?.length === 0) return { ok: false, msg: w.noCopies, errors: [] }
    const part = partBody(chosen, all, view.revision)
    const body = { [returnNames.orderId]: view.id, [returnNames.reason]: reason, [returnNames.note]: note, ...part }
    const reply = await callOrders('requestReturn', { body })
    if (reply.ok) {
      notify(translate(reply.msg))
      onDone()
    }
    return reply
  }

  return (
    <Modal id="return-order" title={w.title} onClose={onClose}>
      {view.returnUntil !== null && <p>{w.text(formatDay(view.returnUntil, locale))}</p>}
      <TaskForm id="return" form={form} fields={['reason', 'note']} send={send} submit={w.send} sending={w.sending}>
        {isChoice(all) && (
          <ChooseCopies
            words={w.choices}
            lines={all}
            chosen={chosen}
            problem={isMissing ? w.noCopies : ''}
            onChosen={setChosen}
          />
        )}
        <SelectField name="reason" label={w.reason} placeholder={w.choose} choices={choices} />
        <TextField name="note" label={w.note} autoComplete="off" long />
        {refundPaise !== undefined && <p aria-live="polite">{w.refund(formatPaise(refundPaise))}</p>}
      </TaskForm>
      <a href={paths.policy('return-policy')}>{w.policy}</a>
    </Modal>
  )
}

function needsReason(missing: string): Resolver<ReturnTyped> {
  return (typed) => {
    const errors: FieldErrors<ReturnTyped> = { reason: { type: 'rule', message: missing } }
    return typed.reason === '' ? { values: {}, errors } : { values: typed, errors: {} }
  }
}
