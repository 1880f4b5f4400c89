import { useState } from 'react'
import { useWords } from '../../forms/locale.ts'
import { studentWords } from '../words/words.ts'
import { takeTipVisit } from './tip-visits.ts'

/** The tip of the first visits. (spec 1, 4) */
export function Tip() {
  const w = useWords(studentWords).dashboardPage
  const [isShown] = useState(isTipVisit)
  return isShown && <p className="tip">{w.tip}</p>
}

function isTipVisit(): boolean {
  try {
    return takeTipVisit(localStorage)
  } catch {
    return false
  }
}
