import './translations.css'
import { Link } from '@payloadcms/ui'
import { LANGUAGE_NAMES } from '@pravesh/shared/platform/locale'
import type { Payload } from 'payload'
import { TARGET_LANGUAGES } from '../../translated/stored-translations.ts'
import { listTranslations } from '../list-translations.ts'
import type { TranslatedRecord } from '../stored-english.ts'
import { subjectLabel } from '../translation-form.ts'
import { STATES, TRANSLATIONS_VIEW, type ViewQuery, viewAddress } from './translations-view.ts'
import { translationWords as words } from './words.ts'

interface RecordListProps {
  admin: string
  grant: TranslatedRecord['grant']
  payload: Payload
  query: ViewQuery
}

/** Records with what is missing or older in each language. */
export async function RecordList({ admin, grant, payload, query }: RecordListProps) {
  const { subject, page } = query
  const { records, next } = await listTranslations({ payload, subject, filter: query, grant, page })
  return (
    <>
      <Filter action={admin + TRANSLATIONS_VIEW.path} query={query} />
      {records.length === 0 ? (
        <p role="status">{words.none}</p>
      ) : (
        <div className="admin-table__scroll">
          <table className="admin-table translations__table">
            <thead>
              <tr>
                <th scope="col">{words.name}</th>
                {TARGET_LANGUAGES.map((language) => (
                  <th key={language} lang={language} scope="col">
                    {LANGUAGE_NAMES[language]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {records.map(({ id, title, counts }) => (
                <tr key={id}>
                  <th scope="row">{nameOf(title, payload, query)}</th>
                  {TARGET_LANGUAGES.map((language) => (
                    <td key={language}>
                      <Link href={admin + viewAddress({ subject, record: id, language })} prefetch={false}>
                        {words.counts(counts[language])}
                        <span className="translations__hidden">{` · ${LANGUAGE_NAMES[language]} · ${nameOf(title, payload, query)}`}</span>
                      </Link>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {next !== null && (
        <Link href={admin + viewAddress({ ...query, page: next })} prefetch={false}>
          {words.more}
        </Link>
      )}
    </>
  )
}

/** A global is called like its list. */
function nameOf(title: string, payload: Payload, { subject }: ViewQuery): string {
  if (title !== '') return title
  return payload.config.globals.some(({ slug }) => slug === subject) ? subjectLabel(payload, subject) : words.unnamed
}

function Filter({ action, query: { subject, state, language } }: { action: string; query: ViewQuery }) {
  return (
    <form action={action} className="translations__filter">
      <input name="subject" type="hidden" value={subject} />
      <div className="admin-field">
        <label htmlFor="translations-state">{words.state}</label>
        <select defaultValue={state ?? ''} id="translations-state" name="state">
          <option value="">{words.all}</option>
          {STATES.map((each) => (
            <option key={each} value={each}>
              {words.states[each]}
            </option>
          ))}
        </select>
      </div>
      <div className="admin-field">
        <label htmlFor="translations-language">{words.language}</label>
        <select defaultValue={language ?? ''} id="translations-language" name="language">
          <option value="">{words.anyLanguage}</option>
          {TARGET_LANGUAGES.map((each) => (
            <option key={each} value={each}>
              {LANGUAGE_NAMES[each]}
            </option>
          ))}
        </select>
      </div>
      <button className="translations__show" type="submit">
        {words.show}
      </button>
    </form>
  )
}
