import type { OrderView } from '@pravesh/shared/shop/orders/order-view'
import { RETURN_REASON_LABELS, RETURN_REASONS } from '@pravesh/shared/shop/orders/returns'
import { returnNames } from '@pravesh/shared/shop/orders/wire'
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

/** Asks to return a delivered order. */
export function ReturnDialog({ view, onDone, onClose }: ReturnDialogProps) {
  const w = useWords(orderDialogWords).return
  const locale = useLocale()
  const paths = usePaths()
  const translate = useTranslate()
  const form = useForm({ ...formOptions, resolver: needsReason(w.missing), defaultValues: { reason: '', note: '' } })
  const choices = RETURN_REASONS.map((reason) => ({ value: reason, label: translate(RETURN_REASON_LABELS[reason]) }))

  async function send({ reason, note }: ReturnTyped) {
    const body = { [returnNames.orderId]: view.id, [returnNames.reason]: reason, [returnNames.note]: note }
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
        <SelectField name="reason" label={w.reason} placeholder={w.choose} choices={choices} />
        <TextField name="note" label={w.note} autoComplete="off" long />
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
