import { formatNumber } from '@pravesh/shared/platform/formats'

const applications = (count: number) => `${formatNumber(count)} ${count === 1 ? 'application' : 'applications'}`

export const en = {
  prepared: 'We are checking what would happen.',
  found: 'Bulk run found.',
  started: (count: number) => `Started: ${applications(count)}. You can leave this page.`,
  stopped: 'Stopped. What was done before stays.',
  tested: (address: string) => `We sent the message to ${address}.`,
  none: 'No application matches. Select at least one.',
  tooMany: (max: number, found: number) =>
    `${formatNumber(found)} applications match. A run can have ${formatNumber(max)}. Filter the list further.`,
  badFilter: 'This list cannot be filtered like that. Open the list again.',
  unknown: 'An application that you selected does not exist. Reload the list.',
  notYours: (name: string) => `Only ${name}, who prepared this run, can start it.`,
  changed: (count: number) =>
    `The number of applications is now ${formatNumber(count)}. Check what would happen, then confirm again.`,
  nothing: 'This run would change nothing.',
  notReady: 'This run was already started or is no longer valid. Reload the page.',
  over: 'This run is already over.',
}
