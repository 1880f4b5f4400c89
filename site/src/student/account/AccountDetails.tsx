import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
import { island } from '../../forms/island.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { studentWords } from '../words/words.ts'

/** Name, e-mail, phone and role, with a link to the application for approved students. (spec 1, 2) */
function AccountDetails() {
  const w = useWords(studentWords).accountPage
  const paths = usePaths()
  return (
    <StudentGate>
      {(user) => (
        <>
          <dl className="facts details">
            <Fact term={w.name} text={user.name} />
            <Fact term={w.email} text={user.email} />
            <Fact term={w.phone} text={user.phone} />
            <Fact term={w.role} text={w.roles[user.role]} />
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
