import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import { LANGUAGE_NAMES } from '@pravesh/shared/platform/locale'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps, Payload } from 'payload'
import { addressInstead } from '../../../admin-kit/frame/address-instead.ts'
import { TARGET_LANGUAGES, type TargetLanguage } from '../../translated/stored-translations.ts'
import { translatedBy, translationGrant } from '../may-translate.ts'
import { isGlobalSubject, type TranslatedRecord } from '../stored-english.ts'
import { subjectLabel, translationForm } from '../translation-form.ts'
import { RecordList } from './RecordList.tsx'
import { TranslationForm } from './TranslationForm.tsx'
import './translations.css'
import { readViewQuery, TRANSLATIONS_VIEW, type ViewQuery, viewAddress } from './translations-view.ts'
import { translationWords as words } from './words.ts'

/** The condition of no record. */
const NOTHING = { id: { in: [] } }

/** Translations of what visitors read, for staff who may change it. Visitors are sent to the sign-in. */
export async function TranslationsView({ initPageResult, params, searchParams = {} }: AdminViewServerProps) {
  const { permissions, req, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  const [first, ...others] = translatedBy(user)
  if (!user || first === undefined) {
    redirect(addressInstead({ initPageResult, searchParams, path: TRANSLATIONS_VIEW.path }))
  }
  const query = readViewQuery(searchParams, [first, ...others])
  const grant = translationGrant(user, query.subject) || NOTHING
  const { admin } = payload.config.routes
  return (
    <DefaultTemplate
      {...{ i18n, params, payload, permissions, req, searchParams, user, visibleEntities }}
      viewActions={payload.config.admin.components?.actions ?? []}
    >
      <SetStepNav
        nav={[{ label: words.title, url: TRANSLATIONS_VIEW.path }, { label: subjectLabel(payload, query.subject) }]}
      />
      <Gutter className="admin-page">
        {query.record === null ? (
          <>
            <h1>{words.title}</h1>
            <p>{words.about}</p>
            <nav aria-label={words.kinds} className="translations__tabs">
              {[first, ...others].map((subject) => (
                <Link
                  {...(subject === query.subject && { 'aria-current': 'page' as const })}
                  href={admin + viewAddress({ ...query, subject, page: 1 })}
                  key={subject}
                  prefetch={false}
                >
                  {subjectLabel(payload, subject)}
                </Link>
              ))}
            </nav>
            <RecordList admin={admin} grant={grant} payload={payload} query={query} />
          </>
        ) : (
          <OneRecord
            admin={admin}
            grant={grant}
            id={query.record}
            language={query.language ?? 'hi'}
            payload={payload}
            query={query}
          />
        )}
      </Gutter>
    </DefaultTemplate>
  )
}

interface OneRecordProps {
  admin: string
  grant: TranslatedRecord['grant']
  payload: Payload
  query: ViewQuery
  id: string
  language: TargetLanguage
}

async function OneRecord({ admin, grant, payload, query: { subject }, id, language }: OneRecordProps) {
  const form = await translationForm({ payload, subject, id, grant, language })
  const record = isGlobalSubject(payload, subject) ? `/globals/${subject}` : `/collections/${subject}/${id}`
  return (
    <>
      <h1>{form?.title || subjectLabel(payload, subject)}</h1>
      <nav aria-label={words.language} className="translations__tabs">
        {TARGET_LANGUAGES.map((each) => (
          <Link
            {...(each === language && { 'aria-current': 'page' as const })}
            href={admin + viewAddress({ subject, record: id, language: each })}
            key={each}
            lang={each}
            prefetch={false}
          >
            {LANGUAGE_NAMES[each]}
          </Link>
        ))}
      </nav>
      <p className="translations__links">
        <Link href={admin + viewAddress({ subject })} prefetch={false}>
          {words.back}
        </Link>
        {form !== null && (
          <Link href={admin + record} prefetch={false}>
            {words.record}
          </Link>
        )}
      </p>
      {form === null || form.texts.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <TranslationForm
          form={form}
          id={id}
          key={`${id} ${language} ${form.revision}`}
          language={language}
          subject={subject}
        />
      )}
    </>
  )
}
