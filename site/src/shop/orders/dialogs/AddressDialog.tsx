import { zodResolver } from '@hookform/resolvers/zod'
import { addressSchema, type OrderAddress } from '@pravesh/shared/shop/orders/address'
import { addressTable, changeAddressNames } from '@pravesh/shared/shop/orders/wire'
import { useForm } from 'react-hook-form'
import { formOptions } from '../../../forms/form-options.ts'
import { useWords } from '../../../forms/locale.ts'
import { Modal } from '../../../forms/Modal.tsx'
import { TaskForm } from '../../../forms/TaskForm.tsx'
import { useTranslate } from '../../../forms/translate.ts'
import { notify } from '../../../ui/notify.ts'
import { ADDRESS_FIELDS, AddressFields } from '../../address/AddressFields.tsx'
import { addressBody, addressErrors, type TypedAddress } from '../../address/typed-address.ts'
import { callOrders } from '../order-api.ts'
import type { MyOrder } from '../use-my-orders.ts'
import { orderDialogWords } from './words/words.ts'

interface AddressDialogProps {
  order: MyOrder
  onDone: () => void
  onClose: () => void
}

/** The address of an order that is not packed yet, with the fields of the order form. */
export default function AddressDialog({ order, onDone, onClose }: AddressDialogProps) {
  const w = useWords(orderDialogWords).address
  const translate = useTranslate()
  const form = useForm<TypedAddress, unknown, OrderAddress>({
    ...formOptions,
    resolver: zodResolver(addressSchema),
    defaultValues: addressTable.fromWire.parse(order),
  })

  async function send(address: OrderAddress) {
    const { id, revision } = order.view
    const body = { [changeAddressNames.orderId]: id, [changeAddressNames.revision]: revision, ...addressBody(address) }
    const reply = await callOrders('changeAddress', { body })
    if (reply.ok) {
      notify(translate(reply.msg))
      onDone()
    }
    return { ok: reply.ok, msg: translate(reply.msg), errors: addressErrors(reply) }
  }

  return (
    <Modal id="change-address" title={w.title} onClose={onClose}>
      <p>{w.text}</p>
      <TaskForm
        id="new-address"
        form={form}
        fields={ADDRESS_FIELDS}
        send={send}
        submit={w.send}
        sending={w.sending}
        after={
          <button type="button" className="button" onClick={onClose}>
            {w.keep}
          </button>
        }
      >
        <AddressFields />
      </TaskForm>
    </Modal>
  )
}
