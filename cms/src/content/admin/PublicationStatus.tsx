'use client'

import './PublicationStatus.css'
import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { publicationMessage } from './publication-message.ts'
import { usePublication } from './use-publication.ts'
import { boxWords as words } from './words.ts'

/** Sidebar box: whether the record is live, since when and where, or why its last change is not. */
export function PublicationStatus({ page }: { page: 'own' | 'shared' }) {
  const { config } = useConfig()
  const { collectionSlug, data, globalSlug, hasPublishedDoc, id, lastUpdateTime, unpublishedVersionCount } =
    useDocumentInfo()
  const isGlobal = globalSlug !== undefined
  const storedStatus = data?._status === 'draft' || data?._status === 'published' ? data._status : null
  // After “Unpublish”, Payload clears `hasPublishedDoc` but leaves the form's data unchanged.
  const status = storedStatus === 'published' && !hasPublishedDoc ? 'draft' : storedStatus
  const saved = isGlobal || id !== undefined
  const row = usePublication({
    api: config.routes.api,
    collection: globalSlug ?? collectionSlug ?? '',
    recordId: isGlobal || page === 'shared' ? undefined : String(data?.key ?? id),
    savedAt: `${lastUpdateTime} ${data?.updatedAt}`,
    status,
    wait: !saved,
  })
  const message =
    row === undefined && saved
      ? null
      : publicationMessage(row ?? null, {
          saved,
          status,
          hasPublished: hasPublishedDoc || status === 'published',
          switchedOff: data?.visible === false || data?.active === false,
          unpublishedChanges: status === 'draft' && unpublishedVersionCount > 0,
        })

  return (
    <div className={`field-type publication publication--${message?.tone ?? 'unknown'}`} role="status">
      <p className="publication__title">{words.onSite}</p>
      <p className="publication__text">{message?.text ?? words.checking}</p>
      {message?.path && (
        <a className="publication__link" href={message.path} rel="noreferrer" target="_blank">
          {page === 'own' ? words.openPage : words.openSite}
        </a>
      )}
      {message?.more && <p className="publication__more">{message.more}</p>}
    </div>
  )
}
