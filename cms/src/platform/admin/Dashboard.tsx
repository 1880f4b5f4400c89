import { Gutter, Link } from '@payloadcms/ui'
import type { AdminViewServerProps, SanitizedPermissions, TypedUser } from 'payload'
import type { DashboardAlert, DashboardSection, Notice, Shortcut } from './dashboard.ts'

interface NavGroup {
  label: string
  entities: { slug: string; label: unknown; type: string }[]
}

type Props = AdminViewServerProps & {
  dashboardSection: DashboardSection
  navGroups: NavGroup[]
  permissions: SanitizedPermissions
  user: TypedUser
}

/** The first screen: what needs attention, the commonest jobs, and everything else by heading. */
export async function Dashboard({ dashboardSection, navGroups, payload, permissions, user }: Props) {
  const admin = payload.config.routes.admin
  const may = ({ needs: { subject, verb } }: DashboardAlert | Shortcut) => {
    const allowed = permissions.collections?.[subject] ?? permissions.globals?.[subject]
    return Boolean(allowed && verb in allowed)
  }
  const notices = await lookAround({ alerts: dashboardSection.alerts.filter(may), payload, user })

  return (
    <Gutter className="desk">
      <h1>Namaste, {user.name}</h1>
      <section aria-labelledby="desk-attention">
        <h2 id="desk-attention">Needs attention</h2>
        {notices.length === 0 ? (
          <p className="desk__calm">Nothing is waiting. Everything that was saved is on the site.</p>
        ) : (
          <ul className="desk__notices">
            {notices.map((notice) => (
              <li key={`${notice.href} ${notice.text}`} className={`desk__notice desk__notice--${notice.tone}`}>
                <Link href={`${admin}${notice.href}`}>{notice.text}</Link>
                {notice.detail && <p>{notice.detail}</p>}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="desk-jobs">
        <h2 id="desk-jobs">What would you like to do?</h2>
        <ul className="desk__jobs">
          {dashboardSection.shortcuts.filter(may).map((shortcut) => (
            <li key={shortcut.label}>
              <Link href={`${admin}${shortcut.href}`}>
                <strong>{shortcut.label}</strong>
                <span>{shortcut.hint}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="desk-all">
        <h2 id="desk-all">Everything</h2>
        <div className="desk__groups">
          {navGroups.map((group) => (
            <div key={group.label}>
              <h3>{group.label}</h3>
              <ul>
                {group.entities.map(({ slug, label, type }) => (
                  <li key={slug}>
                    <Link href={`${admin}/${type}/${slug}`}>{typeof label === 'string' ? label : slug}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
    </Gutter>
  )
}

/** One lookout that fails says so and leaves the others standing. */
async function lookAround(options: { alerts: DashboardAlert[]; payload: Props['payload']; user: TypedUser }) {
  const { alerts, payload, user } = options
  const found = await Promise.allSettled(alerts.map((lookout) => lookout.look({ payload, user })))
  const notices = found.flatMap((result): Notice[] => {
    if (result.status === 'fulfilled') return result.value
    payload.logger.error({ err: result.reason, msg: 'The first screen could not look something up.' })
    return []
  })
  return notices.sort((a, b) => Number(b.tone === 'problem') - Number(a.tone === 'problem'))
}
