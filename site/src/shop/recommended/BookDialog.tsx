import { SEMESTER_LABELS } from '@pravesh/shared/content/options'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { langOf } from '@pravesh/shared/platform/lang-of'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { BookRecord } from '@pravesh/shared/shop/catalogue/book-record'
import { bookSlug } from '@pravesh/shared/shop/catalogue/book-slug'
import { useLocale, usePaths, useWords } from '../../forms/locale.ts'
import { Modal } from '../../forms/Modal.tsx'
import { useTranslate } from '../../forms/translate.ts'
import { recommendedWords } from './words/words.ts'

/** All facts of a book. (spec 1, 2 "Recommended Books") */
export function BookDialog({ book, onClose }: { book: BookRecord; onClose: () => void }) {
  const w = useWords(recommendedWords)
  const locale = useLocale()
  const translate = useTranslate()
  const paths = usePaths()
  const facts: [term: string, text: string][] = [
    [w.labels.name, book.name],
    [w.labels.author, book.author],
    [w.labels.category, translate(COURSE_LABELS[book.course])],
    [w.labels.semester, translate(SEMESTER_LABELS[book.semester])],
    [w.labels.publisher, book.publisher],
    [w.labels.price, formatPaise(book.pricePaise)],
    [w.labels.copies, String(book.copies)],
    [w.labels.pages, String(book.pages)],
  ]
  return (
    <Modal id="book" title={book.name} onClose={onClose}>
      <dl className="facts">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd lang={langOf(text, locale)}>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="actions">
        {book.copies > 0 && (
          <a href={paths.buyBook(book.id)} className="button primary">
            {w.buyNow}
          </a>
        )}
        <a href={paths.book(book.id, bookSlug(book.name))} className="button">
          {w.page}
        </a>
      </div>
    </Modal>
  )
}
