import { useState } from 'react'
import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
import { island } from '../../forms/island.tsx'
import { OwnRequest } from './OwnRequest.tsx'
import { Requests } from './Requests.tsx'

/** The student's requests for help: all of them with a form for a new one, or the one that the address names. */
function Help() {
  return <StudentGate>{() => <HelpView />}</StudentGate>
}

function HelpView() {
  const [query] = useState(() => new URLSearchParams(location.search))
  const [asked, setAsked] = useState('')
  const named = query.get('request') ?? ''
  const reference = asked || named
  if (reference === '') return <Requests about={query.get('about') ?? ''} onAsked={setAsked} />
  return <OwnRequest reference={reference} isNew={asked !== ''} />
}

export const HelpIsland = island(Help)
