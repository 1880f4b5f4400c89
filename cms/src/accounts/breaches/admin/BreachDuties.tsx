import './breaches.css'
import { BREACH_DUTIES, dutyState } from '@pravesh/shared/accounts/breaches/breach-duties'
import type { UIFieldServerProps } from 'payload'
import type { DataBreach } from '../../../payload-types.ts'
import { openDutiesOf } from '../breach-entries.ts'
import { listingCommand } from '../listing-command.ts'
import { breachWords, dutyText } from '../words.ts'

/** At the top of an entry: what is still to be told and until when, as it is stored, and how to list the persons. */
export function BreachDuties({ data }: UIFieldServerProps) {
  if (data?.id === undefined) return null
  const breach: Partial<DataBreach> = data
  const now = new Date()
  const duties = openDutiesOf(breach)
  const command = listingCommand(breach)
  return (
    <section aria-labelledby="breach-duties" className="admin-panel">
      <h2 id="breach-duties">{breachWords.heading}</h2>
      {duties.length === 0 ? (
        <p>{breachWords.nothing}</p>
      ) : (
        <ul className="breach-duties">
          {duties.map((duty) => (
            <li key={duty.name} className={`breach-duty breach-duty--${dutyState(duty, now)}`}>
              {dutyText(duty, now)} <small>{BREACH_DUTIES[duty.name].source}</small>
            </li>
          ))}
        </ul>
      )}
      {command && (
        <p>
          {breachWords.command} <code className="breach-command">{command}</code>
        </p>
      )}
    </section>
  )
}
