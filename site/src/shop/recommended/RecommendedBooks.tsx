import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { BookRecord } from '@pravesh/shared/shop/catalogue/book-record'
import { useState } from 'react'
import { usePaths, useWords } from '../../forms/locale.ts'
import { BookDialog } from './BookDialog.tsx'
import { BookTile } from './BookTile.tsx'
import { useRecommendedBooks } from './use-recommended-books.ts'
import { recommendedWords } from './words/words.ts'

/** One row on a desktop. */
const MAX_SHOWN = 3

/** Cards of a few books for the student's course, or the note that they come soon. (spec 1, 2) */
export default function RecommendedBooks({ course }: { course: CourseCode }) {
  const w = useWords(recommendedWords)
  const paths = usePaths()
  const books = useRecommendedBooks(course)
  const [shown, setShown] = useState<BookRecord | null>(null)
  if (books === null) return null
  return (
    <section className="setting fee-section" aria-labelledby="recommended-books">
      <h2 id="recommended-books">{w.title}</h2>
      {books.length === 0 ? (
        <p>{w.comingSoon}</p>
      ) : (
        <ul className="fee-cards">
          {books.slice(0, MAX_SHOWN).map((book) => (
            <BookTile key={book.id} book={book} onDetails={() => setShown(book)} />
          ))}
        </ul>
      )}
      <a href={paths.books}>{w.all}</a>
      {shown && <BookDialog book={shown} onClose={() => setShown(null)} />}
    </section>
  )
}
