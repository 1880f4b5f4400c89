import { SEMESTER_LABELS } from '@pravesh/shared/content/options'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { formatPaise } from '@pravesh/shared/platform/money'
import { bookSlug } from '@pravesh/shared/shop/catalogue/book-slug'
import type { OrderLine } from '@pravesh/shared/shop/orders/lines'
import { usePaths, useWords } from '../../../forms/locale.ts'
import { Modal } from '../../../forms/Modal.tsx'
import { useTranslate } from '../../../forms/translate.ts'
import { FactList } from './FactList.tsx'
import { orderDialogWords } from './words/words.ts'

/** A book as it was when it was ordered. */
export function BookDialog({ line, onClose }: { line: OrderLine | undefined; onClose: () => void }) {
  const w = useWords(orderDialogWords).book
  const translate = useTranslate()
  const paths = usePaths()
  if (line === undefined) return null
  const { labels } = w
  return (
    <Modal id="ordered-book" title={line.name} onClose={onClose}>
      <FactList
        facts={[
          [labels.author, line.author],
          [labels.language, line.language],
          [labels.category, translate(COURSE_LABELS[line.course])],
          [labels.semester, translate(SEMESTER_LABELS[line.semester])],
          [labels.publisher, line.publisher],
          [labels.price, formatPaise(line.pricePaise)],
          [labels.quantity, String(line.units)],
          [labels.pages, line.pages > 0 ? String(line.pages) : ''],
        ]}
      />
      <a href={paths.book(line.bookId, bookSlug(line.name))} className="button">
        {w.page}
      </a>
    </Modal>
  )
}
