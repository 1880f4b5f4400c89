import { formatNumber } from '@pravesh/shared/platform/formats'

export const en = {
  views: 'Which parcels',
  filter: 'Filter parcels',
  toPack: 'To pack',
  onTheWay: 'On the way',
  delivered: 'Delivered',
  returns: 'Coming back',
  attention: 'Needs attention',
  status: 'State',
  courier: 'Sent',
  from: 'Created from',
  to: 'to',
  papers: 'Papers for packing',
  slips: (count: number) =>
    `Packing slips of ${count === 1 ? '1 parcel' : `${formatNumber(count)} parcels`} to pack (PDF)`,
  nothingToPack: 'No parcel of this list is to be packed. Select rows to print their slips again.',
  slipsSelected: (count: number) => `Packing slips of ${formatNumber(count)} selected (PDF)`,
  slipsHint: (max: number) =>
    `One page for each parcel, the oldest first, at most ${max}. Select rows to print only those.`,
  labels: (count: number) => `Address labels of parcels to pack (${formatNumber(count)})`,
  noLabels: 'No parcel to pack has an address label from the courier yet.',
  label: (order: string) => `Label of ${order}`,
  moreLabels: (max: number) => `Only the first ${max} are listed. Filter the list to see others.`,
}
