import type { ReactNode } from 'react'
import { STAFF_TEXTS, staffTextsOfPage } from '../../foundation/languages/staff-text.ts'

/** Gives the scripts of a page the labels in the language of the reader. */
export function StaffTexts({ children }: { children: ReactNode }) {
  const texts = staffTextsOfPage()
  return (
    <>
      {texts !== null && <data hidden id={STAFF_TEXTS} value={texts} />}
      {children}
    </>
  )
}
