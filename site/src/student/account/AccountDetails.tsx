import { paths } from '@pravesh/shared/site/paths'
import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
import { island } from '../../forms/island.tsx'
import { words } from '../words.ts'

const w = words.accountPage

/** Name, e-mail, phone and role, with a link to the application for approved students. (spec 1, 2) */
function AccountDetails() {
  return (
    <StudentGate>
      {(user) => (
        <>
          <dl className="facts details">
            <Fact term={w.name} text={user.name} />
            <Fact term={w.email} text={user.email} />
            <Fact term={w.phone} text={user.phone} />
            <Fact term={w.role} text={user.role} />
          </dl>
          <div className="actions">
            {user.isApproved && (
              <a href={paths.application} className="button primary">
                {w.application}
              </a>
            )}
            <a href={paths.settings} className="button">
              {w.password}
            </a>
          </div>
          <p className="aside">
            {w.change} <a href={paths.contact}>{w.contact}</a>
          </p>
        </>
      )}
    </StudentGate>
  )
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  )
}

export const AccountDetailsIsland = island(AccountDetails)
