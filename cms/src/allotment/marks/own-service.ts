import type { OwnService } from '@pravesh/shared/allotment/calls/own-process'
import type { OpenLists } from '@pravesh/shared/allotment/entries/list-places'
import { lengthOfService } from '@pravesh/shared/allotment/scores/service'
import type { EntryRecord } from '../entries/entry-record.ts'

/** The length of service as verified, else as typed; null for an application that can stand on no list for it. */
export function ownService(
  { serviceOn, serviceFrom }: OpenLists,
  { marks, verifiedMarks }: Pick<EntryRecord, 'marks' | 'verifiedMarks'>,
): OwnService | null {
  if (serviceOn === null) return null
  const { score, parts } = lengthOfService((verifiedMarks ?? marks)?.service ?? [], serviceOn)
  return { on: serviceOn, from: serviceFrom, score, parts: [...parts] }
}
