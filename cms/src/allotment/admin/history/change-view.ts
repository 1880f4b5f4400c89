import { istTime } from '../../../foundation/formats.ts'
import type { ChangeRecord } from '../../history/record-change.ts'
import type { ProcessRecord } from '../../processes/find-process.ts'
import { changeName } from './change-name.ts'
import { changeValue } from './change-value.ts'

/** What was changed, in words. */
interface ChangeLine {
  field: string
  name: string
  /** Empty if it was not there. */
  before: string
  after: string
}

/** A change of a process, ready to show. */
export interface ChangeView {
  id: string
  by: string
  at: string
  lines: ChangeLine[]
}

/** In the language of the reader. */
export function changeView({ id, by, at, changes }: ChangeRecord, process: ProcessRecord): ChangeView {
  const lines = changes.map(({ field, before, after }) => ({
    field,
    name: changeName({ field, before, after }, process),
    before: changeValue(field, before),
    after: changeValue(field, after),
  }))
  return { id, by, at: istTime(at), lines }
}
