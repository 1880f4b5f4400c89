import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { addressInstead } from '../../../admin-kit/frame/address-instead.ts'
import { istTime } from '../../../foundation/formats.ts'
import { partOf } from '../../../foundation/languages/staff-words.ts'
import type { ExportFile } from '../../../payload-types.ts'
import { ownExports, whyClosed } from '../own-exports.ts'
import { DownloadExport } from './DownloadExport.tsx'
import { EXPORTS_VIEW } from './exports-view.ts'
import { ReloadSoon } from './ReloadSoon.tsx'
import { exportsWords as words } from './words.ts'

const columns = partOf(() => words.columns)

/** One's own exports that are made in the background. Visitors are sent to the sign-in. */
export async function ExportsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { permissions, req, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  if (user?.collection !== 'staff') redirect(addressInstead({ initPageResult, searchParams, path: EXPORTS_VIEW.path }))
  const files = await ownExports(payload, String(user.id))
  return (
    <DefaultTemplate
      {...{ i18n, params, payload, permissions, req, searchParams, user, visibleEntities }}
      viewActions={payload.config.admin.components?.actions ?? []}
    >
      <SetStepNav nav={[{ label: words.title }]} />
      <Gutter>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
        {files.length === 0 ? <p>{words.none}</p> : <ExportTable files={files} user={user} />}
        {files.some(({ state }) => state === 'making') && <ReloadSoon />}
      </Gutter>
    </DefaultTemplate>
  )
}

function ExportTable({ files, user }: { files: readonly ExportFile[]; user: Parameters<typeof whyClosed>[1] }) {
  return (
    // Focusable, because keyboard users scroll it on narrow screens.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section aria-label={words.table} className="admin-table__scroll" tabIndex={0}>
      <table className="admin-table">
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <ExportRow closed={whyClosed(file, user)} file={file} key={file.id} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function ExportRow({ file, closed }: { file: ExportFile; closed: string | null }) {
  const { id, export: name, format, note, requestedAt, rows, state } = file
  const stateText = note ? `${words.states[state]}: ${note}` : words.states[state]
  return (
    <tr>
      <th scope="row">{`${name} (${format.toUpperCase()})`}</th>
      <td>{istTime(requestedAt)}</td>
      <td>{closed ?? stateText}</td>
      <td className="admin-table__number">{typeof rows === 'number' ? words.rows(rows) : ''}</td>
      <td>{state === 'ready' && closed === null && <DownloadExport id={id} name={`${name}.${format}`} />}</td>
    </tr>
  )
}
