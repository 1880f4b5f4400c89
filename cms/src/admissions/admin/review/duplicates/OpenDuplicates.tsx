import './duplicates.css'
import { duplicateWords as words } from './words.ts'

/** A line in the form of the approval: possible duplicates are open. */
export function OpenDuplicates({ open }: { open: number }) {
  return (
    <p className="duplicates__before">
      {words.beforeApproving(open)} <a href="#review-duplicates">{words.look}</a>
    </p>
  )
}
