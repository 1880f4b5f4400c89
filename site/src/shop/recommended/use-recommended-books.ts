import type { CourseCode } from '@pravesh/shared/courses/courses'
import { courseCodes } from '@pravesh/shared/courses/wire'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import type { BookRecord } from '@pravesh/shared/shop/catalogue/book-record'
import { bookCalls, bookTable } from '@pravesh/shared/shop/catalogue/wire'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { callApi } from '../../lib/api.ts'

const booksReply = z.array(bookTable.fromWire)

/** A few books for a course; null until they have loaded, and none if they cannot be loaded. */
export function useRecommendedBooks(course: CourseCode): BookRecord[] | null {
  const [books, setBooks] = useState<BookRecord[] | null>(null)
  useEffect(() => {
    const path = callAddress(bookCalls.randomBooks, { course: courseCodes[course] })
    void callApi({ method: 'get', path, offline: '' }).then(({ body }) => {
      const { data } = booksReply.safeParse(body.result)
      setBooks(data ?? [])
    })
  }, [course])
  return books
}
