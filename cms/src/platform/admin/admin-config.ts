import type { Config } from 'payload'
import { cmsSource } from '../directories.ts'
import type { DashboardSection } from './dashboard.ts'
import { favicon } from './favicon.ts'

/** The admin as staff meet it: our name and mark, one time zone, and a first screen of what the features put on it. */
export function adminConfig({
  user,
  desks,
}: {
  user: string
  desks: DashboardSection[]
}): NonNullable<Config['admin']> {
  const dashboardSection: DashboardSection = {
    alerts: desks.flatMap((one) => one.alerts),
    shortcuts: desks.flatMap((one) => one.shortcuts),
  }
  return {
    user,
    avatar: 'default',
    importMap: { baseDir: cmsSource },
    dateFormat: 'd MMM yyyy, h:mm a',
    // Long enough to read two sentences, such as why a sign-in was refused.
    toast: { duration: 10_000 },
    timezones: { defaultTimezone: 'Asia/Kolkata' },
    meta: {
      titleSuffix: ' · Pravesh',
      description: 'Pravesh, for staff',
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: favicon }],
    },
    components: {
      graphics: { Logo: '/platform/admin/Logo.tsx#Logo', Icon: '/platform/admin/Icon.tsx#Icon' },
      providers: ['/platform/admin/RepairMarkup.tsx#RepairMarkup'],
      beforeLogin: ['/platform/admin/SignInHint.tsx#SignInHint'],
      views: {
        dashboard: {
          Component: { path: '/platform/admin/Dashboard.tsx#Dashboard', serverProps: { dashboardSection } },
        },
      },
    },
  }
}
