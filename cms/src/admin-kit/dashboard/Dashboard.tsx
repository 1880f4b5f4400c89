import './Dashboard.css'
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

/** The admin's dashboard: alerts, shortcuts to common tasks, and every collection by group. */
export async function Dashboard({ dashboardSection, navGroups, payload, permissions, user }: Props) {
  const admin = payload.config.routes.admin
  const may = ({ needs: { subject, verb } }: DashboardAlert | Shortcut) => {
    const allowed = permissions.collections?.[subject] ?? permissions.globals?.[subject]
    return Boolean(allowed && verb in allowed)
  }
  const notices = await collectNotices({ alerts: dashboardSection.alerts.filter(may), payload, user })

  return (
    <Gutter className="portal-dashboard">
      <h1>Namaste, {user.name}</h1>
      <section aria-labelledby="dashboard-attention">
        <h2 id="dashboard-attention">Needs attention</h2>
        {notices.length === 0 ? (
          <p className="portal-dashboard__calm">Nothing needs your attention.</p>
        ) : (
          <ul className="portal-dashboard__notices">
            {notices.map((notice) => (
              <li
                key={`${notice.href} ${notice.text}`}
                className={`portal-dashboard__notice portal-dashboard__notice--${notice.tone}`}
              >
                <Link href={`${admin}${notice.href}`}>{notice.text}</Link>
                {notice.detail && <p>{notice.detail}</p>}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="dashboard-jobs">
        <h2 id="dashboard-jobs">What would you like to do?</h2>
        <ul className="portal-dashboard__jobs">
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
      <section aria-labelledby="dashboard-all">
        <h2 id="dashboard-all">Everything</h2>
        <div className="portal-dashboard__groups">
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

const INCOMPLETE: Notice = {
  text: 'This list is incomplete',
  detail: 'Part of it could not be read. Open this page again in a minute.',
  href: '/',
  tone: 'problem',
}

/** Runs every alert. One that fails is logged, and a notice says that the list is incomplete. */
async function collectNotices(options: { alerts: DashboardAlert[]; payload: Props['payload']; user: TypedUser }) {
  const { alerts, payload, user } = options
  const found = await Promise.allSettled(alerts.map((alert) => alert.findNotices({ payload, user })))
  const notices = found.flatMap((result): Notice[] => {
    if (result.status === 'fulfilled') return result.value
    payload.logger.error({ err: result.reason, msg: 'An alert of the dashboard failed.' })
    return []
  })
  if (found.some(({ status }) => status === 'rejected')) notices.push(INCOMPLETE)
  return notices.sort((a, b) => Number(b.tone === 'problem') - Number(a.tone === 'problem'))
}
