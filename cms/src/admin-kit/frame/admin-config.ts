import type { AdminViewConfig, Config } from 'payload'
import { cmsSource } from '../../foundation/directories.ts'
import type { DashboardSection } from '../dashboard/dashboard.ts'
import { MOMENT } from '../dates/date-inputs.ts'
import { favicon } from './favicon.ts'

const INDIA = 'Asia/Kolkata'

/** Payload's admin options: branding, one time zone, and a dashboard composed of the features' sections. */
export function adminConfig({
  user,
  sections,
  actions,
  providers,
  signIn,
  views,
  navLinks,
}: {
  user: string
  sections: DashboardSection[]
  /** Paths of components for the header of every screen. */
  actions: string[]
  /** Paths of components around every screen. */
  providers: string[]
  /** Path of the component of the sign-in. */
  signIn: string
  /** Further pages, by name. Visitors reach them, so each checks by itself what it shows. */
  views: Record<string, AdminViewConfig>
  /** Paths of components above the links to lists. */
  navLinks: string[]
}): NonNullable<Config['admin']> {
  const dashboardSection: DashboardSection = {
    alerts: sections.flatMap((section) => section.alerts),
    shortcuts: sections.flatMap((section) => section.shortcuts),
  }
  return {
    user,
    avatar: 'default',
    importMap: { baseDir: cmsSource },
    dateFormat: MOMENT.displayFormat,
    // Milliseconds; long enough to read two sentences, such as the reason for a rejected sign-in.
    toast: { duration: 10_000 },
    // Payload's own list has India under another name, so that “Publish later” would propose no time zone.
    timezones: { defaultTimezone: INDIA, supportedTimezones: [{ label: 'India (IST)', value: INDIA }] },
    meta: {
      titleSuffix: ' · Pravesh',
      description: 'Pravesh, for staff',
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: favicon }],
    },
    components: {
      graphics: { Logo: '/admin-kit/frame/Logo.tsx#Logo', Icon: '/admin-kit/frame/Icon.tsx#Icon' },
      providers: [
        '/admin-kit/frame/StaffTexts.tsx#StaffTexts',
        '/admin-kit/frame/LoadInLanguage.tsx#LoadInLanguage',
        '/admin-kit/frame/RepairMarkup.tsx#RepairMarkup',
        '/admin-kit/frame/ConnectionErrors.tsx#ConnectionErrors',
        ...providers,
      ],
      actions,
      beforeNavLinks: navLinks,
      header: ['/admin-kit/list/IgnoredParts.tsx#IgnoredParts'],
      beforeLogin: ['/admin-kit/frame/SignInHint.tsx#SignInHint', '/admin-kit/frame/LanguageChoice.tsx#LanguageChoice'],
      views: {
        login: { Component: signIn, path: '/login' },
        ...views,
        dashboard: {
          Component: { path: '/admin-kit/dashboard/Dashboard.tsx#Dashboard', serverProps: { dashboardSection } },
        },
      },
    },
  }
}
