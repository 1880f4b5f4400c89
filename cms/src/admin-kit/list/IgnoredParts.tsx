import { ignoredParts } from './ignored-parts.ts'
import { listWords } from './words.ts'

interface IgnoredPartsProps {
  searchParams?: Record<string, string | string[] | undefined>
}

/** Says above a list which parts of its address it does not apply. */
export function IgnoredParts({ searchParams = {} }: IgnoredPartsProps) {
  const parts = ignoredParts(searchParams)
  if (parts.length === 0) return null
  return (
    <p className="list-notice" role="alert">
      {listWords.ignored(parts)}
    </p>
  )
}
