import { courseWithCode, FIRST_COURSE } from '@pravesh/shared/courses/courses'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { harmlessData } from '@pravesh/shared/platform/harmless-text'
import type { Payload } from 'payload'
import { countRows } from '../../../database/records/count-rows.ts'
import { changesOf } from '../../history/record-change.ts'
import { findMatrix, matrixVersions } from '../../matrix/find-matrix.ts'
import { missingFor } from '../../prepare/open-process.ts'
import { courseUnits } from '../../processes/course-units.ts'
import type { ProcessRecord } from '../../processes/find-process.ts'
import { progressOf } from '../../processes/progress-of.ts'
import { changeView } from '../history/change-view.ts'
import { overviewOf } from '../overview/overview-of.ts'
import { versionOf } from '../seats/seat-version.ts'
import { DaysForm, History, Overview, RulesForm, SeatsForm, UnitsForm } from './parts.ts'
import { ResultPart } from './ResultPart.tsx'
import type { Section } from './sections.ts'

interface SectionPartProps {
  payload: Payload
  process: ProcessRecord
  section: Section
  mayPrepare: boolean
  mayPublish: boolean
  /** Address of this part of the page. */
  address: string
  /** The application whose marks are asked for; untrusted, empty for none. */
  application: string
}

/** One part of the page of a process, with what it shows. */
export async function SectionPart({ payload, process, section, address, application, ...may }: SectionPartProps) {
  const { mayPrepare, mayPublish } = may
  const { id, revision, rules, steps, units } = process
  const progress = await progressOf(payload, process)
  const shared = { id, revision, mayPrepare, progress }
  const now = new Date()
  switch (section) {
    case 'overview': {
      const where = { and: [{ process: { equals: id } }, { status: { equals: 'accepted' as const } }] }
      const [matrix, offered, notJoined] = await Promise.all([
        findMatrix(payload, { process: id, version: process.matrixVersion }),
        courseUnits(payload, courseWithCode(process.course) ?? FIRST_COURSE),
        countRows({ payload, collection: 'seat-offers', where }),
      ])
      const missing = missingFor({ process, matrix, offered, today: dayInIndia(now) })
      return <Overview {...shared} view={overviewOf({ process, missing, notJoined, now })} />
    }
    case 'days':
      return <DaysForm {...shared} steps={steps} />
    case 'units': {
      const offered = harmlessData(await courseUnits(payload, courseWithCode(process.course) ?? FIRST_COURSE))
      return (
        <UnitsForm
          {...shared}
          categories={rules.categories}
          creditsFee={process.creditsFee}
          hasService={Boolean(rules.service)}
          offered={offered}
          units={units}
        />
      )
    }
    case 'rules':
      return <RulesForm {...shared} rules={rules} />
    case 'seats': {
      const versions = harmlessData(await matrixVersions(payload, id))
      return (
        <SeatsForm
          {...shared}
          matrixVersion={process.matrixVersion}
          {...{ rules, units, versions: versions.map(versionOf) }}
        />
      )
    }
    case 'history': {
      const changes = await changesOf(payload, process)
      return <History changes={harmlessData(changes).map((change) => changeView(change, process))} />
    }
    default:
      return <ResultPart {...{ payload, process, section, address, application, mayPrepare, mayPublish }} />
  }
}
