import './Dashboard.css'
import { Gutter, Link } from '@payloadcms/ui'
import type { AdminViewServerProps, SanitizedPermissions, TypedUser } from 'payload'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { labelText } from '../labels/label-text.ts'
import type { DashboardAlert, DashboardSection, Notice, Shortcut } from './dashboard.ts'
import { dashboardLinks } from './dashboard-links.ts'
import { dashboardWords as words } from './words.ts'

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

/** The admin's dashboard: alerts, tiles for the daily work, and everything else by group. */
export async function Dashboard({ dashboardSection, navGroups, payload, permissions, user }: Props) {
  const admin = payload.config.routes.admin
  const may = ({ needs }: DashboardAlert | Shortcut) => {
    if (typeof needs === 'function') return needs(user)
    const { subject, verb } = needs
    const allowed = permissions.collections?.[subject] ?? permissions.globals?.[subject]
    return Boolean(allowed && verb in allowed)
  }
  const found = await collectNotices({ alerts: dashboardSection.alerts.filter(may), payload, user })
  const facts = found.filter(({ tone }) => tone === 'fact')
  const notices = found.filter(({ tone }) => tone !== 'fact')

  const { tiles, tasks, groups } = dashboardLinks(
    dashboardSection.shortcuts.filter(may).map(inLanguage),
    navGroups.map((group) => ({
      label: group.label,
      links: group.entities.map(({ slug, label, type }) => ({
        label: labelText(label, slug),
        href: `/${type}/${slug}`,
      })),
    })),
  )

  return (
    <Gutter className="portal-dashboard">
      <h1>{words.welcome(user.name)}</h1>
      <section aria-labelledby="dashboard-attention">
        <h2 id="dashboard-attention">{words.attention}</h2>
        {notices.length === 0 ? (
          <p className="portal-dashboard__calm">{words.calm}</p>
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
        {facts.map(({ text, detail, href }) => (
          <p key={text} className="portal-dashboard__fact">
            <a href={`${admin}${href}`}>{text}</a>
            {detail && <span>{detail}</span>}
          </p>
        ))}
      </section>
      <section aria-labelledby="dashboard-jobs">
        <h2 id="dashboard-jobs">{words.jobs}</h2>
        <ul className="portal-dashboard__jobs">
          {tiles.map((shortcut) => (
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
        <h2 id="dashboard-all">{words.all}</h2>
        <div className="portal-dashboard__groups">
          {groups.map(({ label, links }) => (
            <LinkGroup key={label} label={label} links={links} root={admin} />
          ))}
          {tasks.length > 0 && <LinkGroup label={words.moreTasks} links={tasks} root={admin} />}
        </div>
      </section>
    </Gutter>
  )
}

function LinkGroup({ label, links, root }: { label: string; links: { label: string; href: string }[]; root: string }) {
  return (
    <div>
      <h3>{label}</h3>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <Link href={`${root}${link.href}`}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const inLanguage = (shortcut: Shortcut): Shortcut => ({
  ...shortcut,
  label: staffText(shortcut.label),
  hint: staffText(shortcut.hint),
})

const noticeInLanguage = ({ text, detail, ...notice }: Notice): Notice => ({
  ...notice,
  text: staffText(text),
  ...(detail !== undefined && { detail: staffText(detail) }),
})

const incomplete = (): Notice => ({ ...words.incomplete, href: '/', tone: 'problem' })

/** Runs every alert. One that fails is logged, and a notice says that the list is incomplete. */
async function collectNotices(options: { alerts: DashboardAlert[]; payload: Props['payload']; user: TypedUser }) {
  const { alerts, payload, user } = options
  const found = await Promise.allSettled(alerts.map((alert) => alert.findNotices({ payload, user })))
  const notices = found.flatMap((result): Notice[] => {
    if (result.status === 'fulfilled') return result.value
    payload.logger.error({ err: result.reason, msg: 'An alert of the dashboard failed.' })
    return []
  })
  if (found.some(({ status }) => status === 'rejected')) notices.push(incomplete())
  return notices.map(noticeInLanguage).sort((a, b) => Number(b.tone === 'problem') - Number(a.tone === 'problem'))
}
