/** The page with reports of money, in Payload's configuration. */
export const REPORTS_VIEW = {
  Component: '/fees/reports/admin/ReportsView.tsx#ReportsView',
  path: '/reports',
  meta: { title: 'Reports' },
} as const

/** Query parameter that names the report. */
export const REPORT_QUERY = 'report'

export const REPORTS = ['money', 'outstanding', 'gst'] as const
export type ReportName = (typeof REPORTS)[number]

export const reportIn = (text: unknown): ReportName => REPORTS.find((name) => name === text) ?? 'money'
