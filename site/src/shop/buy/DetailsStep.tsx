import { usePaths, useWords } from '../../forms/locale.ts'
import { StepHeading } from '../../forms/StepHeading.tsx'
import { TaskForm } from '../../forms/TaskForm.tsx'
import { ADDRESS_FIELDS, AddressFields } from '../address/AddressFields.tsx'
import { BookLines } from './BookLines.tsx'
import type { Buy } from './use-buy.ts'
import { buyWords } from './words/words.ts'

/** Step 1: the books with their quantity, and the address. (spec 1, 5) */
export function DetailsStep({ buy }: { buy: Buy }) {
  const w = useWords(buyWords)
  const paths = usePaths()
  const { items, form, quote } = buy

  if (items.length === 0) {
    return (
      <div className="empty-state">
        <p>{w.details.empty}</p>
        <a href={paths.books} className="button primary">
          {w.noBook.books}
        </a>
      </div>
    )
  }

  async function next() {
    const now = await quote.refresh()
    const refused = (msg: string) => ({ ok: false, msg, errors: [] })
    if (now === null) return refused(w.details.notSent)
    if (!now.mayOrder) return refused(w.details.fix)
    buy.go(2)
    return { ok: true, msg: '', errors: [] }
  }

  return (
    <div className="step">
      <StepHeading title={w.details.title} />
      <TaskForm
        id="order"
        form={form}
        fields={ADDRESS_FIELDS}
        send={next}
        submit={w.details.next}
        sending={w.details.checking}
      >
        <BookLines buy={buy} />
        <AddressFields />
      </TaskForm>
    </div>
  )
}
