import './figures.css'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import { queryText } from '@pravesh/shared/admissions/figures/query'
import type { Figures } from '@pravesh/shared/admissions/figures/view'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { harmlessData } from '@pravesh/shared/platform/harmless-text'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { ExportLink } from '../../admin-kit/export/ExportLink.tsx'
import { FailureAlert } from '../../admin-kit/form/FailureAlert.tsx'
import { addressInstead } from '../../admin-kit/frame/address-instead.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { istTime } from '../../foundation/formats.ts'
import { may } from '../../staff/index.ts'
import { readFigures } from '../read/read-figures.ts'
import { collegesFor, queryFor, valuesIn, viewerOf } from '../read/viewer.ts'
import { Breakdowns } from './Breakdowns.tsx'
import { Filters } from './Filters.tsx'
import { FIGURE_KEYS_VIEW, FIGURES_VIEW } from './figures-view.ts'
import { Meanings } from './Meanings.tsx'
import { Totals } from './Totals.tsx'
import { figuresWords as words } from './words.ts'

/** Figures of applications, places and fees. Visitors are sent to the sign-in, staff without the permission to the dashboard. */
export async function FiguresView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { permissions, req, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  const { admin } = payload.config.routes
  const values = valuesIn((field) => searchParams?.[field])
  const path = admin + FIGURES_VIEW.path
  const viewer = viewerOf(user)
  if (!user || viewer === null) redirect(addressInstead({ initPageResult, searchParams, path: FIGURES_VIEW.path }))
  const colleges = await collegesFor(payload, viewer)
  const { query, errors } = queryFor(values, { colleges, viewer })
  const now = new Date()
  const [read, sessions] = await Promise.all([
    readFigures({ payload, query, ...viewer, colleges, now }),
    readRows({ payload, collection: 'academic-sessions', fields: ['year'], sort: '-year' }),
  ])
  const figures = harmlessData(read)
  return (
    <DefaultTemplate
      {...{ i18n, params, payload, permissions, req, searchParams, user, visibleEntities }}
      viewActions={payload.config.admin.components?.actions ?? []}
    >
      <SetStepNav nav={[{ label: words.title }]} />
      <Gutter className="admin-page">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
        {viewer.scope && <p>{words.limited}</p>}
        {errors.length > 0 && <FailureAlert text={[words.wrong, ...errors.map(({ message }) => message)].join(' ')} />}
        <Filters
          action={path}
          courses={viewer.scope?.courses ?? []}
          {...{ colleges: [...colleges], errors, values, sessions: sessions.map(({ year }) => year) }}
        />
        <div className="figures__bar">
          <ExportLink
            name="figures"
            asksReason={false}
            query={Object.fromEntries(new URLSearchParams(queryText(query)))}
          />
          {may(user, 'manage figure keys') && <Link href={admin + FIGURE_KEYS_VIEW.path}>{words.keys}</Link>}
        </div>
        {!figures.isComplete && <p role="status">{words.counting}</p>}
        <Totals figures={figures} seesMoney={viewer.seesMoney} />
        <Breakdowns figures={figures} seesMoney={viewer.seesMoney} />
        <Meanings seesMoney={viewer.seesMoney} />
        <Age figures={figures} />
      </Gutter>
    </DefaultTemplate>
  )
}

function Age({ figures: { checkedAt, readAt, repaired } }: { figures: Figures }) {
  return (
    <p className="figures__age">
      {words.readAt(istTime(readAt))} {checkedAt && words.checkedAt(istTime(checkedAt))}{' '}
      {repaired > 0 && words.repaired(formatNumber(repaired))}
    </p>
  )
}
