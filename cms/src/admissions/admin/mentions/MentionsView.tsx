import './mentions.css'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import { harmlessData } from '@pravesh/shared/platform/harmless-text'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { addressInstead } from '../../../admin-kit/frame/address-instead.ts'
import { istTime } from '../../../foundation/formats.ts'
import { mayDo } from '../../../staff/index.ts'
import { type OwnMention, ownMentions } from '../../mentions/own-mentions.ts'
import { MentionDone } from './MentionDone.tsx'
import { MENTIONS_VIEW } from './mentions-view.ts'
import { mentionsWords as words } from './words.ts'

/** Notes in which colleagues mention the member of staff, open ones first. Visitors are sent to the sign-in. */
export async function MentionsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { permissions, req, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  const { admin } = payload.config.routes
  if (!user || !mayDo(user, 'read', 'applications')) {
    redirect(addressInstead({ initPageResult, searchParams, path: MENTIONS_VIEW.path }))
  }
  const mentions = harmlessData(await ownMentions({ payload, user }))
  const open = mentions.filter(({ isDone }) => !isDone)
  const done = mentions.filter(({ isDone }) => isDone)
  return (
    <DefaultTemplate
      {...{ i18n, params, payload, permissions, req, searchParams, user, visibleEntities }}
      viewActions={payload.config.admin.components?.actions ?? []}
    >
      <SetStepNav nav={[{ label: words.title }]} />
      <Gutter className="mentions">
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
        {open.length === 0 ? <p>{words.none}</p> : <MentionList admin={admin} mentions={open} />}
        {done.length > 0 && (
          <details>
            <summary>{words.doneHeading}</summary>
            <MentionList admin={admin} mentions={done} />
          </details>
        )}
      </Gutter>
    </DefaultTemplate>
  )
}

function MentionList({ admin, mentions }: { admin: string; mentions: readonly OwnMention[] }) {
  return (
    <ul className="mentions__list">
      {mentions.map(({ id, applicationId, at, by, isDone, number, text }) => (
        <li className="mentions__item" key={id}>
          <Link href={`${admin}/collections/applications/${applicationId}`}>{words.by(by, number)}</Link>{' '}
          <time dateTime={at}>{istTime(at)}</time>
          <p>{text || words.hidden}</p>
          {!isDone && <MentionDone id={id} number={number} />}
        </li>
      ))}
    </ul>
  )
}
