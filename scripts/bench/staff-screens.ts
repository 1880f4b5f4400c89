import type { RunningPortal } from '../lib/running-portal.ts'
import { type Editor, signIn } from './editor.ts'
import { waitUntilIdle } from './processes.ts'
import { judged, type Row } from './report.ts'
import { median, ms, times } from './statistics.ts'

const ROUNDS = 15
const WARM_UP = 3

/** A screen of the staff. */
export interface Screen<Example> {
  name: string
  /** Addresses that the admin requests for it, with a record to look for and the number of records in the portal. */
  addresses: (example: Example, records: number) => string[]
  /** Whether these are pages of the admin instead of calls. */
  pages?: boolean
  /** Largest accepted ratio of this screen. */
  maxRatio?: number
}

/** A portal, the records in it, and a call whose records serve as examples. */
interface StaffPortal {
  portal: RunningPortal
  records: number
  examples: string
}

interface CompareOptions<Example> {
  screens: readonly Screen<Example>[]
  few: StaffPortal
  many: StaffPortal
  /** Largest accepted ratio of the screens without one of their own. */
  maxRatio?: number
}

/** Times screens with few and with many records. The portals alternate, so that noise of the machine affects both. */
export async function compareScreens<Example>({
  screens,
  few,
  many,
  maxRatio,
}: CompareOptions<Example>): Promise<Row[]> {
  const both = [await opened<Example>(few), await opened<Example>(many)] as const
  const rows: Row[] = []
  for (const screen of screens) {
    const took = both.map((): number[] => [])
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      for (const [index, each] of both.entries()) {
        const time = await timeOf(screen, each, round + WARM_UP)
        if (round >= 0) took[index]?.push(time)
      }
    }
    const [fewTook = 0, manyTook = 0] = took.map(median)
    const ratio = manyTook / fewTook
    const measure = `Staff, ${screen.name}: ${formatted(few.records)} / ${formatted(many.records)}`
    const figure = `${ms(fewTook)} / ${ms(manyTook)}, ${times(ratio)}`
    const max = screen.maxRatio ?? maxRatio
    rows.push(
      max === undefined ? { measure, figure } : judged(measure, figure, { text: `≤ ${times(max)}`, met: ratio <= max }),
    )
  }
  return rows
}

const formatted = (count: number) => count.toLocaleString('en-IN')

interface Opened<Example> {
  staff: Editor
  records: number
  examples: Example[]
}

async function opened<Example>({ portal, records, examples }: StaffPortal): Promise<Opened<Example>> {
  await waitUntilIdle(portal.pid)
  const staff = await signIn(portal.origin, portal.administrator)
  const { reply } = await staff.read<{ docs: Example[] }>(examples)
  return { staff, records, examples: reply.docs }
}

async function timeOf<Example>(
  { addresses, pages = false }: Screen<Example>,
  { staff, records, examples }: Opened<Example>,
  round: number,
): Promise<number> {
  const example = examples[round % examples.length]
  if (example === undefined) throw new Error('The portal has no records.')
  let took = 0
  for (const address of addresses(example, records)) {
    took += (await (pages ? staff.open(address) : staff.read(address))).took
  }
  return took
}
