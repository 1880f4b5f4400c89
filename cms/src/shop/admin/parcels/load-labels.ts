import type { Payload, TypedUser, Where } from 'payload'

/** The address label of a parcel. */
export interface ParcelLabel {
  id: string
  orderNumber: string
  url: string
}

/** Labels that are listed. */
export const MAX_LABELS = 100

interface LabelsOptions {
  payload: Payload
  user: TypedUser
  where: Where
}

/** The address labels of the parcels that match, oldest first; none for an invalid filter, which the list reports. */
export async function loadLabels({ payload, user, where }: LabelsOptions): Promise<ParcelLabel[]> {
  const query = { collection: 'shipments', overrideAccess: false, user, depth: 0 } as const
  try {
    const { docs } = await payload.find({
      ...query,
      where: { and: [where, { labelUrl: { exists: true } }] },
      sort: 'createdAt',
      limit: MAX_LABELS,
      pagination: false,
      select: { orderNumber: true, labelUrl: true },
    })
    return docs.flatMap(({ id, orderNumber, labelUrl }) =>
      labelUrl?.startsWith('https://') ? [{ id, orderNumber, url: labelUrl }] : [],
    )
  } catch {
    return []
  }
}
