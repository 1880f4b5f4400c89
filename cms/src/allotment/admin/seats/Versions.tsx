'use client'

import '../merit.css'
import { compareMatrices } from '@pravesh/shared/allotment/matrix/compare-matrices'
import { unitTitle } from '@pravesh/shared/allotment/process/list-title'
import type { UnitSetting } from '@pravesh/shared/allotment/process/units'
import { stepWords } from '@pravesh/shared/allotment/process/words/words'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import { Cell, Row, RowHead } from '../tables/Row.tsx'
import { StackedTable } from '../tables/StackedTable.tsx'
import { meritWords } from '../words.ts'
import type { SeatVersion } from './seat-version.ts'

interface VersionsProps {
  /** The newest first. */
  versions: readonly SeatVersion[]
  /** Of the version in use. */
  matrixVersion: number
  units: readonly UnitSetting[]
}

/** All versions of the seats, each with what differs from the one before. */
export function Versions({ versions, matrixVersion, units }: VersionsProps) {
  const words = meritWords.seats
  return (
    <section className="admin-panel">
      <h2>{words.versions}</h2>
      <ul className="admin-entries">
        {versions.map((version, at) => (
          <li className="admin-entries__item" key={version.version}>
            <strong>
              {words.version(version.version)}
              {version.version === matrixVersion && `, ${words.inUse}`}
            </strong>
            <span>
              {version.by}, {version.at}, {version.proposedBy === '' ? words.typed : version.proposedBy}
            </span>
            {version.note !== '' && <span>{version.note}</span>}
            <Changes after={version} before={versions[at + 1]} units={units} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ChangesProps {
  before: SeatVersion | undefined
  after: SeatVersion
  units: readonly UnitSetting[]
}

function Changes({ before, after, units }: ChangesProps) {
  const words = meritWords.seats
  if (before === undefined) return null
  const changes = compareMatrices(before.rows, after.rows)
  const groupNames = stepWords(staffLanguage()).groups
  const nameOf = (code: string) => {
    const unit = units.find((each) => each.code === code)
    return unit ? unitTitle({ college: unit.collegeName, subject: unit.subject }, staffLanguage()) : code
  }
  if (changes.length === 0) return <span>{words.same}</span>
  return (
    <details>
      <summary>{words.compare}</summary>
      <StackedTable
        head={[
          { label: words.unit },
          { label: words.changed },
          { label: words.before, isNumber: true },
          { label: words.after, isNumber: true },
        ]}
        label={words.compare}
      >
        {changes.map(({ unit, category, group, before: was, after: is }) => (
          <Row key={`${unit}/${category}/${group}`}>
            <RowHead>{nameOf(unit)}</RowHead>
            <Cell label={words.changed}>
              {group === null ? category : words.minimumOf(groupNames[group], category)}
            </Cell>
            <Cell isNumber label={words.before}>
              {formatNumber(was)}
            </Cell>
            <Cell isNumber label={words.after}>
              {formatNumber(is)}
            </Cell>
          </Row>
        ))}
      </StackedTable>
    </details>
  )
}
