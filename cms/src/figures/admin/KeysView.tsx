import './figures.css'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { keyState } from '@pravesh/shared/admissions/figures/keys'
import { COURSE_LABELS, courseWithCode } from '@pravesh/shared/courses/courses'
import { harmlessData } from '@pravesh/shared/platform/harmless-text'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { addressInstead } from '../../admin-kit/frame/address-instead.ts'
import { istDay, istTime } from '../../foundation/formats.ts'
import { staffText } from '../../foundation/languages/staff-text.ts'
import type { FigureKey } from '../../payload-types.ts'
import { may } from '../../staff/index.ts'
import { allKeys } from '../keys/access-key.ts'
import { collegesFor } from '../read/viewer.ts'
import { FIGURE_KEYS_VIEW, FIGURES_VIEW } from './figures-view.ts'
import { keyWords as words } from './key-words.ts'
import { NewKeyForm } from './NewKeyForm.tsx'
import { RevokeKey } from './RevokeKey.tsx'
import { figuresWords } from './words.ts'

/** Access keys for programs of a head office, for administrators. */
export async function KeysView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { permissions, req, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  if (!user || !may(user, 'manage figure keys')) {
    redirect(addressInstead({ initPageResult, searchParams, path: FIGURE_KEYS_VIEW.path }))
  }
  const colleges = await collegesFor(payload, { scope: null, seesMoney: true })
  const keys = harmlessData((await allKeys(payload)).map(({ hash: _, ...key }) => key))
  return (
    <DefaultTemplate
      {...{ i18n, params, payload, permissions, req, searchParams, user, visibleEntities }}
      viewActions={payload.config.admin.components?.actions ?? []}
    >
      <SetStepNav nav={[{ label: figuresWords.title, url: FIGURES_VIEW.path }, { label: words.title }]} />
      <Gutter className="admin-page">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
        {keys.length === 0 ? <p>{words.none}</p> : <KeyTable {...{ colleges, keys, now: new Date() }} />}
        <NewKeyForm colleges={harmlessData([...colleges])} />
      </Gutter>
    </DefaultTemplate>
  )
}

interface KeyTableProps {
  keys: readonly Omit<FigureKey, 'hash'>[]
  colleges: ReadonlyMap<string, string>
  now: Date
}

function KeyTable({ keys, colleges, now }: KeyTableProps) {
  const limitOf = (key: Omit<FigureKey, 'hash'>) => {
    const names = (key.colleges as string[]).map((id) => colleges.get(id) ?? id)
    const courses = (key.courses as string[]).map((code) => {
      const course = courseWithCode(code)
      return course ? staffText(COURSE_LABELS[course]) : code
    })
    return [...names, ...courses].join(', ') || words.all
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section aria-label={words.table} className="admin-table__scroll" tabIndex={0}>
      <table className="admin-table">
        <thead>
          <tr>
            {Object.values(words.columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key.id}>
              <th scope="row">{key.name}</th>
              <td>{limitOf(key)}</td>
              <td>{key.seesMoney ? words.yes : words.no}</td>
              <td>
                {istDay(key.createdAt)}, {key.createdBy}
              </td>
              <td>{istDay(key.expiresAt)}</td>
              <td>{key.usedAt ? istTime(key.usedAt) : words.never}</td>
              <td>
                {words.states[keyState(key, now)]}{' '}
                {keyState(key, now) === 'valid' && <RevokeKey id={key.id} name={key.name} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
