import { type ReactNode, useState } from 'react'
import { findLocalDraft } from './find-local-draft.ts'
import type { LocalDraft } from './local-draft.ts'

interface StoredDraftProps {
  name: string
  children: (draft: LocalDraft | null) => ReactNode
}

/** Reads this browser's draft. Loaded only if there is one, because a new form does without the schema library. */
export default function StoredDraft({ name, children }: StoredDraftProps) {
  const [draft] = useState(() => findLocalDraft(name))
  return children(draft)
}
