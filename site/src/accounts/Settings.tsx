import { island } from '../forms/island.tsx'
import { lazyPart } from '../forms/lazy-part.tsx'
import { ContactDetails } from './contact-change/ContactDetails.tsx'
import { MessageChoices } from './message-choices/MessageChoices.tsx'
import { ChangePassword } from './passwords/ChangePassword.tsx'
import { Deletion } from './personal-data/Deletion.tsx'
import { MyData } from './personal-data/MyData.tsx'
import { StudentGate } from './sessions/StudentGate.tsx'

// Needed rarely, and it asks for a list of its own.
const Consents = lazyPart(() => import('./consent/choices/Consents.tsx'))
const Guardian = lazyPart(() => import('./guardians/Guardian.tsx'))

function Settings() {
  return (
    <StudentGate>
      {(user) => (
        <div className="cards">
          <ContactDetails user={user} />
          <MessageChoices declined={user.declinedMessages ?? []} />
          <Consents />
          <Guardian birthDate="" />
          <ChangePassword email={user.email} />
          <MyData />
          <Deletion requestedAt={user.deletionRequestedAt ?? null} />
        </div>
      )}
    </StudentGate>
  )
}

export const SettingsIsland = island(Settings)
