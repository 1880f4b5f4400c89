import { island } from '../../lib/island.tsx'
import { StudentGate } from '../session/StudentGate.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { Deletion } from './Deletion.tsx'
import { MyData } from './MyData.tsx'

/** The settings of an account, one card for each. */
function Settings() {
  return (
    <StudentGate>
      {(user) => (
        <div className="cards">
          <ChangePassword email={user.email} />
          <MyData />
          <Deletion askedAt={user.deletionRequestedAt ?? null} />
        </div>
      )}
    </StudentGate>
  )
}

export const SettingsIsland = island(Settings)
