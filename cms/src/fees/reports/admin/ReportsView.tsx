import './reports.css'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import { monthBefore } from '@pravesh/shared/fees/reports/report-period'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { addressInstead } from '../../../admin-kit/frame/address-instead.ts'
import { istDay } from '../../../foundation/formats.ts'
import { mayDo } from '../../../staff/index.ts'
import { collegeNames } from '../money-by-head.ts'
import { type ReportQuery, readReportQuery } from '../report-query.ts'
import { Gst } from './Gst.tsx'
import { MoneyByHead } from './MoneyByHead.tsx'
import { Outstanding } from './Outstanding.tsx'
import { ReportFilter } from './ReportFilter.tsx'
import { REPORT_QUERY, REPORTS, REPORTS_VIEW, type ReportName, reportIn } from './reports-view.ts'
import { reportWords as words } from './words.ts'

const COMPONENTS = { money: MoneyByHead, outstanding: Outstanding, gst: Gst } as const

/** Reports of money, for staff who may read payments. Visitors are sent to the sign-in. */
export async function ReportsView({ initPageResult, params, searchParams = {} }: AdminViewServerProps) {
  const { permissions, req, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  const { admin } = payload.config.routes
  if (!user || !mayDo(user, 'read', 'payments')) {
    redirect(addressInstead({ initPageResult, searchParams, path: REPORTS_VIEW.path }))
  }
  const report = reportIn(searchParams[REPORT_QUERY])
  const given = Object.entries(searchParams).filter(([, value]) => typeof value === 'string')
  const { read, errors } = readReportQuery({
    payload,
    query: new URLSearchParams(Object.fromEntries(given) as Record<string, string>),
    now: new Date(),
  })
  const colleges = await collegeNames(payload)
  const address = admin + REPORTS_VIEW.path
  const Report = COMPONENTS[report]
  return (
    <DefaultTemplate
      {...{ i18n, params, payload, permissions, req, searchParams, user, visibleEntities }}
      viewActions={payload.config.admin.components?.actions ?? []}
    >
      <SetStepNav nav={[{ label: words.title, url: REPORTS_VIEW.path }, { label: words.names[report] }]} />
      <Gutter className="admin-page">
        <h1>{`${words.names[report]}: ${spanOf(report, read)}`}</h1>
        <Tabs address={address} query={read} shown={report} />
        <p>{words.about[report]}</p>
        <ReportFilter action={address} colleges={colleges} query={read} report={report} />
        {report !== 'outstanding' && <Months address={address} query={read} report={report} />}
        {errors.length > 0 ? (
          <div role="alert">
            {errors.map(({ field, message }) => (
              <p className="admin-error" key={field}>
                {message}
              </p>
            ))}
          </div>
        ) : (
          <Report address={parametersOf(report, read)} payload={payload} query={read} req={req} />
        )}
      </Gutter>
    </DefaultTemplate>
  )
}

function Tabs({ address, query, shown }: { address: string; query: ReportQuery; shown: ReportName }) {
  return (
    <nav aria-label={words.reports} className="reports__tabs">
      {REPORTS.map((name) => (
        <Link
          {...(name === shown && { 'aria-current': 'page' as const })}
          href={`${address}?${new URLSearchParams({ [REPORT_QUERY]: name, ...parametersOf(name, query) })}`}
          key={name}
        >
          {words.names[name]}
        </Link>
      ))}
    </nav>
  )
}

function spanOf(report: ReportName, { period, day }: ReportQuery): string {
  return report === 'outstanding' ? words.asOf(istDay(day)) : words.period(istDay(period.from), istDay(period.to))
}

/** This month and the one before, with the rest of the filter. */
function Months({ address, query, report }: { address: string; query: ReportQuery; report: ReportName }) {
  const thisMonth = dayInIndia(new Date()).slice(0, 7)
  const months = [
    [words.thisMonth, thisMonth],
    [words.lastMonth, monthBefore(thisMonth)],
  ] as const
  return (
    <nav aria-label={words.months} className="reports__tabs">
      {months.map(([label, month]) => {
        const { from: _from, to: _to, ...rest } = parametersOf(report, query)
        const parameters = new URLSearchParams({ [REPORT_QUERY]: report, month, ...rest })
        return (
          <Link href={`${address}?${parameters}`} key={month}>
            {label}
          </Link>
        )
      })}
    </nav>
  )
}

/** What selects a report, as in its address. */
function parametersOf(report: ReportName, { period, day, college, course, head }: ReportQuery): Record<string, string> {
  return {
    ...(report === 'outstanding' ? { day } : period),
    ...(college && { college }),
    ...(course && { course }),
    ...(head && report === 'money' && { head }),
  }
}
