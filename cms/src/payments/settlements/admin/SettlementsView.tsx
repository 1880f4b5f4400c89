import './settlements.css'
import { Button, Gutter, SetStepNav } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'
import { ExportLink } from '../../../admin-kit/export/ExportLink.tsx'
import { labelText } from '../../../admin-kit/labels/label-text.ts'
import { loadSettlements } from '../load-settlements.ts'
import { type Period, periodIn } from '../period.ts'
import { configuredGateways } from '../settling-providers.ts'
import { Mismatches } from './Mismatches.tsx'
import { SettlementTable } from './SettlementTable.tsx'
import { settlementWords as words } from './words.ts'

type Props = Pick<ListViewServerProps, 'collectionConfig' | 'payload' | 'searchParams'>

/** Replaces Payload's list: accounts staff compare settlements per day, not line by line. */
export async function SettlementsView({ collectionConfig, payload, searchParams = {} }: Props) {
  const now = new Date()
  const period = periodIn(searchParams, now)
  const { settlements, mismatches, more } = await loadSettlements({ payload, period, now })
  const { admin } = payload.config.routes
  const gateways = configuredGateways(payload)
  const silent = gateways.filter((gateway) => !gateway.settlements).map(({ name }) => name)
  return (
    <Gutter className="admin-page">
      <SetStepNav nav={[{ label: labelText(collectionConfig.labels.plural) }]} />
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      {gateways.length === 0 && <p>{words.noProvider}</p>}
      {silent.length > 0 && <p>{words.noReport(silent.join(', '))}</p>}
      <div className="settlements__bar">
        <PeriodForm action={`${admin}/collections/${collectionConfig.slug}`} period={period} />
        <ExportLink
          name="settlements"
          asksReason={false}
          where={{ and: [{ day: { greater_than_equal: period.from } }, { day: { less_than_equal: period.to } }] }}
        />
      </div>
      {settlements.length === 0 ? <p>{words.none}</p> : <SettlementTable settlements={settlements} />}
      <Mismatches admin={admin} mismatches={mismatches} more={more} />
    </Gutter>
  )
}

function PeriodForm({ action, period }: { action: string; period: Period }) {
  return (
    <form action={action} autoComplete="off" aria-label={words.period} className="list-bar__filters">
      {(['from', 'to'] as const).map((name) => (
        <label key={name}>
          {words[name]}
          <input defaultValue={period[name]} name={name} type="date" />
        </label>
      ))}
      <Button buttonStyle="secondary" margin={false} size="small" type="submit">
        {words.show}
      </Button>
    </form>
  )
}
