import { type PublicProcess, publicMeritCalls } from '@pravesh/shared/allotment/calls/public-calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { island } from '../../forms/island.tsx'
import { useWords } from '../../forms/locale.ts'
import { LoadedPart } from './LoadedPart.tsx'
import { Processes } from './Processes.tsx'
import { listsWords } from './words/words.ts'

/** All processes: their days, lists, seats and files. */
function MeritLists() {
  const w = useWords(listsWords)
  return (
    <LoadedPart<PublicProcess[]> path={callAddress(publicMeritCalls.processes)}>
      {(processes) => (processes.length === 0 ? <p>{w.none}</p> : <Processes processes={processes} />)}
    </LoadedPart>
  )
}

export const MeritListsIsland = island(MeritLists)
