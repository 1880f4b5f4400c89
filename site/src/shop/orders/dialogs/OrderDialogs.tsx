import { lazyPart } from '../../../forms/lazy-part.tsx'
import type { OpenDialog } from '../order-dialog.ts'
import type { MyOrder } from '../use-my-orders.ts'
import { BookDialog } from './BookDialog.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { OrderDialog } from './OrderDialog.tsx'
import { ReturnDialog } from './ReturnDialog.tsx'
import { TrackDialog } from './TrackDialog.tsx'
import { WithdrawReturnDialog } from './WithdrawReturnDialog.tsx'

/** With the fields and rules of the order form, which the other dialogs do without. */
const AddressDialog = lazyPart(() => import('./AddressDialog.tsx'))

interface OrderDialogsProps {
  open: OpenDialog
  order: MyOrder
  onOpen: (dialog: OpenDialog) => void
  onChanged: () => void
  onClose: () => void
}

/** The dialogs of an order, which are loaded later. */
export default function OrderDialogs({ open, order, onOpen, onChanged, onClose }: OrderDialogsProps) {
  const { view } = order
  function done(): void {
    onClose()
    onChanged()
  }
  switch (open.kind) {
    case 'book':
      return <BookDialog line={view.lines.find(({ bookId }) => bookId === open.bookId)} onClose={onClose} />
    case 'order':
      return <OrderDialog order={order} onOpen={onOpen} onChanged={onChanged} onClose={onClose} />
    case 'track':
      return <TrackDialog view={view} onClose={onClose} />
    case 'address':
      return <AddressDialog order={order} onDone={done} onClose={onClose} />
    case 'cancel':
      return <CancelDialog view={view} onDone={done} onClose={onClose} />
    case 'return':
      return <ReturnDialog view={view} onDone={done} onClose={onClose} />
    case 'withdrawReturn':
      return <WithdrawReturnDialog view={view} onDone={done} onClose={onClose} />
  }
}
