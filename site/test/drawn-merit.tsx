/** Islands of what the pages of a merit process show only once they have loaded it. */
import type { OwnProcess } from '@pravesh/shared/allotment/calls/own-process'
import type { PublicProcess } from '@pravesh/shared/allotment/calls/public-calls'
import { ListTable } from '../src/allotment/lists/ListTable.tsx'
import { Processes } from '../src/allotment/lists/Processes.tsx'
import { MeritProcess } from '../src/allotment/own/MeritProcess.tsx'
import { island } from '../src/forms/island.tsx'

export { loadLaterModules } from '../src/lib/lazy-module.ts'

export const drawnOwn = (process: OwnProcess) => island(() => <MeritProcess process={process} reload={() => {}} />)

const row = { name: 'R••• D•••', category: 'UR', placeInCategory: 1, score: 750_000, parts: [800_000, 700_000] }

export const drawnLists = (process: PublicProcess) =>
  island(() => (
    <>
      <Processes processes={[process, { ...process, id: 'p2' }]} />
      <ListTable
        isBusy={false}
        list=""
        ties={process.ties}
        rows={[
          { ...row, place: 1, decidedBy: null, change: null },
          { ...row, place: 2, decidedBy: 0, change: { before: 4, explanation: 'marks-corrected' } },
          { ...row, place: 3, parts: [null, 750_000], decidedBy: 'lot', change: { before: 2, explanation: null } },
        ]}
      />
    </>
  ))
