import type { ListPreview } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import type { ExplanationCode } from '@pravesh/shared/allotment/entries/explanation'
import type { ListKind } from '@pravesh/shared/allotment/lists/list-kinds'
import { type PreparedList, rowName } from './prepare-list.ts'

/** A prepared list as staff see it before it is published. */
export function previewOf(kind: ListKind, prepared: PreparedList): ListPreview {
  const { version, hash, people, leftOut, waiting, obstacles, unexplained, content } = prepared
  const { isSupplementary, otherChanges } = prepared
  const changes = content.lists.flatMap(({ subject, changes: own }) =>
    own.map(({ key, before, after, explanation }) => ({
      subject,
      before,
      after,
      explanation: explanation as ExplanationCode | null,
      isUnexplained: unexplained.has(rowName(subject, key)),
    })),
  )
  // What has to be looked into comes first.
  changes.sort((a, b) => Number(b.isUnexplained) - Number(a.isUnexplained))
  return { kind, version, hash, people, leftOut, waiting, isSupplementary, otherChanges, obstacles, changes }
}
