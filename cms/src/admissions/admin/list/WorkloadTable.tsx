'use client'

import './applications.css'
import { queueCalls, type Workload } from '@pravesh/shared/admissions/status/queue-calls'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { useEffect, useRef, useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { listWords } from './words.ts'

const COLUMNS = ['held', 'assigned', 'overdue', 'decided'] as const

/** Who has how much work; asked for when it is opened. */
export function WorkloadTable() {
  const { workload: words } = listWords
  const details = useRef<HTMLDetailsElement>(null)
  const [rows, setRows] = useState<Workload[] | null>(null)
  const [failure, setFailure] = useState('')

  useEffect(() => {
    if (location.hash === '#workload' && details.current) details.current.open = true
  }, [])

  async function load() {
    const { ok, msg, result } = await callPortal<Workload[]>(queueCalls.workload, {})
    setFailure(ok ? '' : msg)
    if (ok && result) setRows(result)
  }

  return (
    <details
      className="list-workload"
      id="workload"
      onToggle={({ currentTarget }) => currentTarget.open && void load()}
      ref={details}
    >
      <summary>{words.title}</summary>
      <FailureAlert text={failure} />
      {rows && (
        <div className="admin-table__scroll">
          <table className="admin-table">
            <thead>
              <tr>
                <th scope="col">{words.person}</th>
                {COLUMNS.map((name) => (
                  <th className="admin-table__number" key={name} scope="col">
                    {words[name]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row.name || listWords.noOne}</th>
                  {COLUMNS.map((name) => (
                    <td className="admin-table__number" key={name}>
                      {formatNumber(row[name])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  )
}
