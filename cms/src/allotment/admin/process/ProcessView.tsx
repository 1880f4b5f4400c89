import '../merit.css'
import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import { PROCESS_STATE_LABELS } from '@pravesh/shared/allotment/process/process'
import { harmlessData } from '@pravesh/shared/platform/harmless-text'
import type { DocumentViewServerProps } from 'payload'
import { labelText } from '../../../admin-kit/labels/label-text.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { may, mayDo } from '../../../staff/index.ts'
import { findProcess } from '../../processes/find-process.ts'
import { meritWords } from '../words.ts'
import { SectionPart } from './SectionPart.tsx'
import { sectionIn, sectionsFor } from './sections.ts'

/** Replaces Payload's edit form, because processes are changed through calls only. */
export async function ProcessView({ doc, initPageResult, payload, searchParams = {}, user }: DocumentViewServerProps) {
  const list = `${payload.config.routes.admin}/collections/merit-processes`
  const plural = { label: labelText(initPageResult.collectionConfig?.labels.plural), url: list }
  const mayRead = user && doc?.id && mayDo(user, 'read', 'merit-processes')
  const process = mayRead ? harmlessData(await findProcess(payload, String(doc.id))) : null
  if (!process || !user) {
    const words = meritWords.missing
    return (
      <Gutter className="admin-page">
        <SetStepNav nav={[plural]} />
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <Link href={list}>{words.back}</Link>
      </Gutter>
    )
  }
  const section = sectionIn(searchParams.section, user)
  const address = `${list}/${process.id}`
  return (
    <main>
      <SetStepNav nav={[plural, { label: process.title }]} />
      <Gutter className="admin-page">
        <h1>{process.title}</h1>
        <p>{staffText(PROCESS_STATE_LABELS[process.state])}</p>
        <nav aria-label={meritWords.sections.label} className="merit__nav">
          <ul>
            {sectionsFor(user).map((name) => (
              <li key={name}>
                <Link aria-current={name === section ? 'page' : undefined} href={`${address}?section=${name}`}>
                  {meritWords.sections[name]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <SectionPart
          // Keyed, so that text typed for one revision never carries over to another.
          key={`${process.id}/${process.revision}/${section}/${searchParams.application}`}
          mayPrepare={may(user, 'prepare merit processes')}
          mayPublish={may(user, 'publish merit results')}
          {...{ payload, process, section }}
          address={`${address}?section=${section}`}
          application={typeof searchParams.application === 'string' ? searchParams.application : ''}
        />
      </Gutter>
    </main>
  )
}
